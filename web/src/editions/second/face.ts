// The second edition at the table: all that the shell asks of it.
import { dealtPuzzle, pastDealt } from '../../puzzles/dealt/open'
import { words as shell } from '../../words'
import { capital } from '../../words/setting'
import type { EditionFace, PanelFace, Parts } from '../face'
import Nothing from './Nothing.svelte'
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
import type { View } from './view'

const panel: PanelFace = {
  costs: shell.table.ask.costs,
  over: ({ result }: View) => (result ? capital(result[0]) : ''),
}

const parts: Parts = {
  Status: Round,
  Near,
  nearHeight: (_, folded) => (folded ? 40 : 176),
  Beside: Nothing,
  Strip,
  Matter,
  Ahead: Nothing,
  Die,
  Outcome,
  Behind: Fog,
  OnFloor: Tokens,
  tabs: () => [],
}

export const face: EditionFace = {
  seats,
  panel,
  log,
  parts,
  later: { end: () => import('./end/end') },
  house,
  moments: momentsOf,
  puzzle: dealtPuzzle,
  pastPuzzle: pastDealt,
  notes: { due: () => [], texts: {} },
  terms: [],
}
