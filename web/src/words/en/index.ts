import { moments } from './moments'
import { puzzles } from './puzzles'
import { screens } from './screens'
import { server } from './server'
import { table } from './table'

export const english = { moments, puzzles, screens, server, table }
