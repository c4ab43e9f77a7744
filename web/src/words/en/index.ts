import { moments } from './moments'
import { puzzles } from './puzzles'
import { reading } from './reading'
import { refusals } from './refusals'
import { screens } from './screens'
import { server } from './server'
import { table } from './table'

export const english = { moments, puzzles, reading, refusals, screens, server, table }
