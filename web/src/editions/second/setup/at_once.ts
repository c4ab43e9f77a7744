// Before an evening: what is chosen for whoever would rather begin.
import type { Question } from '../../../protocol'
import { investigator, type Table } from '../table'

const SETUP = ['investigator', 'share']

/** Whether something is asked that has to be settled before the first round. */
export const isSetup = ({ kind }: Question) => SETUP.includes(kind)

/** A sensible answer before the first turn: anybody, each a fair share of what was brought, oneself first. None once it has begun. */
export function atOnce(table: Table, question: Question): string | undefined {
  const { options, kind } = question
  const { round = 0, investigators = [] } = table.view ?? {}
  if (kind === 'investigator') return options[0]?.option
  if (kind === 'share') return [...options].sort((one, other) => burden(table, one.names) - burden(table, other.names))[0]?.option
  if (kind !== 'turn-order' || round > 1 || investigators.some((each) => each.acted)) return undefined
  return options.find(({ names }) => investigator(table, names.investigator ?? '')?.seat === table.sitting)?.option
}

const burden = (table: Table, names: Record<string, string>) => investigator(table, names.investigator ?? '')?.possessions.length ?? 0
