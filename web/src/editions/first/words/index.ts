// The texts of the first edition, laid over those of the shell.
import { words as shell } from '../../../words'
import { moments } from './en/moments'
import { notes } from './en/notes'
import { screens } from './en/screens'
import { table } from './en/table'
import { terms } from './en/terms'

export const words = {
  moments,
  notes,
  terms,
  table: { ...shell.table, ...table, ask: { ...shell.table.ask, ...table.ask } },
  screens: { ...shell.screens, ...screens, curtain: { ...shell.screens.curtain, ...screens.curtain }, end: { ...shell.screens.end, ...screens.end } },
}
