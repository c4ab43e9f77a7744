// The texts of the second edition, laid over those of the shell.
import { words as shell } from '../../../words'
import { moments } from './en/moments'
import { table } from './en/table'

export const words = {
  moments,
  table: { ...shell.table, ...table, tabs: { ...shell.table.tabs, ...table.tabs } },
  screens: shell.screens,
}
