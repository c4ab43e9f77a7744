import { moments } from './moments'
import { puzzles } from './puzzles'
import { refusals } from './refusals'
import { screens } from './screens'
import { server } from './server'
import { table } from './table'

export const english = { moments, puzzles, refusals, screens, server, table }
