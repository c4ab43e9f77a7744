// The second edition at the table: all that the shell asks of it.
import { dealtPuzzle, pastDealt } from '../../puzzles/dealt/open'
import { words as shell } from '../../words'
import { capital } from '../../words/setting'
import type { EditionFace, PanelFace, Parts } from '../face'
import HeldCard from './pieces/HeldCard.svelte'
import Nothing from './Nothing.svelte'
import Corners from './corners/Corners.svelte'
import EndPhase from './corners/EndPhase.svelte'
import { elsewhere } from './people/elsewhere'
import Turn from './around/Turn.svelte'
import Round from './around/Round.svelte'
import Fog from './board/Fog.svelte'
import Figure from './board/Figure.svelte'
import OverBoard from './board/OverBoard.svelte'
import Tokens from './board/Tokens.svelte'
import { house } from './house'
import Strip from './investigator/Strip.svelte'
import { drunkBy } from './investigator/extras'
import { log } from './log/log'
import Die from './moments/Die.svelte'
import { momentsOf } from './moments/moment'
import Outcome from './moments/Outcome.svelte'
import Near from './Near.svelte'
import OverTable from './OverTable.svelte'
import Cost from './panel/Cost.svelte'
import Matter from './panel/Matter.svelte'
import { seats } from './seats'
import { byPeople, company, damageOf, horrorOf, openSheet, type Table } from './table'
import { words } from './words'
import type { View } from './view'

const panel: PanelFace = {
  costs: shell.table.ask.costs,
  over: ({ result }: View) => (result ? capital(result[0]) : ''),
  elsewhere,
  line: company,
}

/** How many cards lie before whoever sits here. */
function cardsOf(table: Table): number {
  const who = openSheet(table)
  return who ? damageOf(who) + horrorOf(who) + who.conditions.length + who.possessions.length + drunkBy(table.view, who.id).length : 0
}

const parts: Parts = {
  Status: Round,
  Near,
  nearHeight: (table: Table, folded) => (byPeople(table) ? 40 : folded ? 70 : 208),
  Beside: Nothing,
  Strip,
  Matter,
  Ahead: Nothing,
  Die,
  Outcome,
  HeldCard,
  Cost,
  Turn,
  Figure,
  OverBoard,
  Over: OverTable,
  Behind: Fog,
  OnFloor: Tokens,
  Corners,
  Foot: EndPhase,
  tabs: (table: Table) =>
    byPeople(table)
      ? []
      : [
          { id: 'self', name: words.table.tabs.self, icon: 'person', count: 0 },
          { id: 'cards', name: words.table.tabs.cards, icon: 'card-pick', count: cardsOf(table) },
        ],
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
  atOnce: byPeople,
  puzzle: dealtPuzzle,
  pastPuzzle: pastDealt,
  notes: { due: () => [], texts: {} },
  terms: words.terms,
}
