// The texts of the second edition, laid over those of the shell.
import { words as shell } from '../../../words'
import { corners } from './en/corners'
import { errands } from './en/errands'
import { menu } from './en/menu'
import { moments } from './en/moments'
import { mythos } from './en/mythos'
import { people } from './en/people'
import { screens } from './en/screens'
import { table } from './en/table'

export const words = {
  corners,
  errands,
  menu,
  moments,
  mythos,
  people,
  table: { ...shell.table, ...table, tabs: { ...shell.table.tabs, ...table.tabs } },
  screens: { ...shell.screens, ...screens, end: { ...shell.screens.end, ...screens.end, sections: { ...shell.screens.end.sections, ...screens.end.sections } } },
}
