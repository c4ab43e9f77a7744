import { moments } from '../../editions/first/words/en/moments'
import { puzzles } from './puzzles'
import { refusals } from '../../editions/first/words/en/refusals'
import { screens } from './screens'
import { server } from './server'
import { table } from './table'
import { terms } from '../../editions/first/words/en/terms'

export const english = { moments, puzzles, refusals, screens, server, table, terms }
