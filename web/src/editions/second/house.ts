// What stands and lies in the house, read out of a view of the second edition.
import { EMPTY_HOUSE, TEETH, type FigureShown, type InHouse } from '../../board/in_house'
import { extrasOf } from './investigator/extras'
import { portrait } from './looks'
import { book } from './mythos/open.svelte'
import { cardIcon, lookOf } from './pieces/looks'
import { byPeople, damageOf, horrorOf, investigator, lookOfInvestigator, monsterName, ownInvestigator, type Table } from './table'
import type { SecondInvestigatorView, SecondMonsterView } from './view'

/** Its number in the book of the mythos phase that lies open. */
function orderOf(table: Table, id: string): number {
  const monsters = book.phase(table)?.monsters ?? []
  return 1 + monsters.findIndex(({ line }) => line.facts.monster === id)
}

export function house(table: Table): InHouse {
  const view = table.view!
  const own = ownInvestigator(table)
  const acting = investigator(table, String(table.question?.about.who ?? view.active))
  return {
    ...EMPTY_HOUSE,
    focus: (acting ?? own ?? view.investigators[0])?.space ?? '',
    own: own?.space ?? '',
    figures: [
      ...view.investigators.filter((each) => each.space).map((each) => person(table, each)),
      ...view.monsters.filter((each) => each.space).map((each) => monster(table, each)),
    ],
    unseen: byPeople(table),
    laidOn: [...view.tokens.filter(({ kind }) => kind === 'explore'), ...view.barricades].flatMap(({ lines }) => lines),
    moved: movedRooms(table),
    over: extrasOf(view).over,
    dark: view.darkness,
    fire: view.fire,
  }
}

/** The rooms whose tiles were moved with what was told last. */
function movedRooms({ standing }: Table): string[] {
  return (standing?.news ?? []).flatMap(({ kind, facts }) => (kind === 'tiles-moved' && Array.isArray(facts.rooms) ? facts.rooms : []))
}

/** Harm fills up: what is left is what has not come yet. */
function person(table: Table, who: SecondInvestigatorView): FigureShown {
  const { look, card, ring } = lookOfInvestigator(table, who.id)
  return {
    key: who.id,
    space: who.space,
    shape: 'person',
    icon: portrait(table, who.id),
    name: table.nameOf(who.id),
    line: look.line,
    fill: card,
    ring,
    body: [damageOf(who), who.health],
    mind: [horrorOf(who), who.sanity],
    acting: table.view?.active === who.id,
  }
}

function monster(table: Table, foe: SecondMonsterView): FigureShown {
  const card = table.cards[foe.kind]
  const { line, dark } = lookOf(card)
  return {
    key: `monster-${foe.id}`,
    space: foe.space,
    shape: 'monster',
    icon: cardIcon(card),
    name: monsterName(table, foe),
    line,
    fill: dark,
    ring: TEETH,
    body: [foe.damage, foe.health],
    number: foe.identity,
    order: orderOf(table, foe.id),
  }
}
