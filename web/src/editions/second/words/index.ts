// The texts of the second edition, laid over those of the shell.
import { words as shell } from '../../../words'
import { corners } from './en/corners'
import { errands } from './en/errands'
import { log } from './en/log'
import { menu } from './en/menu'
import { moments } from './en/moments'
import { mythos } from './en/mythos'
import { people } from './en/people'
import { screens } from './en/screens'
import { table } from './en/table'
import { terms } from './en/terms'

export const words = {
  corners,
  errands,
  log,
  menu,
  moments,
  mythos,
  people,
  terms,
  table: { ...shell.table, ...table, tabs: { ...shell.table.tabs, ...table.tabs } },
  screens: { ...shell.screens, ...screens, end: { ...shell.screens.end, ...screens.end, sections: { ...shell.screens.end.sections, ...screens.end.sections } } },
}
