// The second edition at the table: all that the shell asks of it.
import { dealtPuzzle, pastDealt } from '../../puzzles/dealt/open'
import { words as shell } from '../../words'
import { capital } from '../../words/setting'
import type { EditionFace, PanelFace, Parts } from '../face'
import Nothing from './Nothing.svelte'
import Corners from './corners/Corners.svelte'
import Cost from './corners/Cost.svelte'
import EndPhase from './corners/EndPhase.svelte'
import { elsewhere } from './people/elsewhere'
import Round from './around/Round.svelte'
import Fog from './board/Fog.svelte'
import Tokens from './board/Tokens.svelte'
import { house } from './house'
import Strip from './investigator/Strip.svelte'
import { log } from './log/log'
import Die from './moments/Die.svelte'
import { momentsOf } from './moments/moment'
import Outcome from './moments/Outcome.svelte'
import Near from './Near.svelte'
import Matter from './panel/Matter.svelte'
import { seats } from './seats'
import { byPeople, type Table } from './table'
import type { View } from './view'

const panel: PanelFace = {
  costs: shell.table.ask.costs,
  over: ({ result }: View) => (result ? capital(result[0]) : ''),
  elsewhere,
}

const parts: Parts = {
  Status: Round,
  Near,
  nearHeight: (table: Table, folded) => (folded || byPeople(table) ? 40 : 176),
  Beside: Nothing,
  Strip,
  Matter,
  Ahead: Nothing,
  Die,
  Outcome,
  Behind: Fog,
  OnFloor: Tokens,
  Corners,
  Foot: EndPhase,
  Cost,
  tabs: () => [],
}

export const face: EditionFace = {
  seats,
  panel,
  log,
  parts,
  later: { end: () => import('./end/end') },
  house,
  // people read it in the house's book
  moments: (table: Table, lines, from) => (byPeople(table) ? [] : momentsOf(table, lines, from)),
  puzzle: dealtPuzzle,
  pastPuzzle: pastDealt,
  notes: { due: () => [], texts: {} },
  terms: [],
}
