// The first edition at the table: all that the shell asks of it.
import pictures from 'virtual:game-pictures'
import { addPictures } from '../../icons/icons'
import type { View } from './view'
import type { EditionFace, PanelFace, Parts } from '../face'
import HeldCard from './cards/HeldCard.svelte'
import Time from './around/Time.svelte'
import Beside from './Beside.svelte'
import { house } from './house'
import Strip from './investigator/Strip.svelte'
import { log } from './log/log'
import Die from './moments/Die.svelte'
import { momentsOf } from './moments/moment'
import Outcome from './moments/Outcome.svelte'
import UsedActions from './keeper/UsedActions.svelte'
import Near from './Near.svelte'
import { notesFor } from './notes'
import Ahead from './panel/Ahead.svelte'
import Matter from './panel/Matter.svelte'
import { pastPuzzle, puzzleOf } from './puzzles/open'
import { seats } from './seats'
import { isKeeper, openSheet, type Table } from './table'
import './style.css'
import { words } from './words'

addPictures(pictures)

const panel: PanelFace = {
  costs: (amount) => (amount ? words.table.keeperSide.cost(amount) : words.table.keeperSide.free),
  over: (view: View) => words.screens.end.won[view.result?.[0] ?? ''] ?? words.screens.end.nobody,
}

/** How many cards lie before whoever sits here. */
function cardsOf(table: Table): number {
  const who = openSheet(table)
  return who ? who.cards.length + who.spells.length + who.trauma.length + who.facedown.length : 0
}

const parts: Parts = {
  Status: Time,
  Near,
  nearHeight: (table: Table, folded) => (folded ? 70 : isKeeper(table) ? 226 : 208),
  Beside,
  Strip,
  Matter,
  Ahead,
  Die,
  Outcome,
  HeldCard,
  Over: UsedActions,
  tabs: (table: Table) => {
    const told = words.table.tabs
    return isKeeper(table)
      ? [
          { id: 'self', name: told.monsters, icon: 'fist', count: 0 },
          { id: 'cards', name: told.hand, icon: 'card-pick', count: 0 },
        ]
      : [
          { id: 'self', name: told.self, icon: 'person', count: 0 },
          { id: 'cards', name: told.cards, icon: 'card-pick', count: cardsOf(table) },
        ]
  },
}

export const face: EditionFace = {
  seats,
  panel,
  log,
  parts,
  later: { setup: () => import('./setup/Setup.svelte'), end: () => import('./end/end') },
  house,
  moments: momentsOf,
  puzzle: puzzleOf,
  pastPuzzle,
  notes: { due: notesFor, texts: words.notes },
  terms: words.terms,
}
