// What stands and lies in the house, read out of a view of the first edition.
import { TEETH, type Feature, type FigureShown, type InHouse, type RoomLies } from '../../board/in_house'
import { iconNamed } from '../../icons/icons'
import type { FeatureView, InvestigatorView, MonsterView, View } from './view'
import { NOBODY } from '../../seat_looks'
import { secrets } from './board/secrets'
import { cardIcon, lookOf, portrait } from './looks'
import { ownInvestigator, type Table } from './table'
import { words } from './words'

export function house(table: Table): InHouse {
  const view = table.view!
  const own = ownInvestigator(table)
  const acting = view.investigators.find((each) => each.id === view.active)
  return {
    focus: (acting ?? own ?? view.investigators[0])?.space ?? '',
    own: own?.space ?? '',
    figures: [...view.investigators.map((each) => person(table, each)), ...view.monsters.map((each) => monster(table, each))],
    rooms: Object.fromEntries(Object.keys(view.rooms).map((room) => [room, lying(table, view, room)])),
    features: view.features.map((each) => feature(table, each)),
  }
}

function person(table: Table, who: InvestigatorView): FigureShown {
  const look = table.seatInfo(who.player)?.look ?? NOBODY
  return {
    key: who.id,
    space: who.space,
    shape: 'person',
    icon: portrait(table, who.id),
    name: table.nameOf(who.id),
    line: look.look.line,
    fill: look.card,
    ring: look.ring,
    body: [who.health, who.most_health],
    mind: [who.sanity, who.most_sanity],
    acting: table.view?.active === who.id,
    stunned: who.stun > 0,
    hiding: who.hiding,
  }
}

function monster(table: Table, foe: MonsterView): FigureShown {
  const card = table.cards[foe.kind]
  const met = table.figure(foe.id)
  const { line, dark } = lookOf(card)
  return {
    key: `monster-${foe.id}`,
    space: foe.space,
    shape: 'monster',
    icon: cardIcon(card),
    name: met?.name ?? '',
    line,
    fill: dark,
    ring: TEETH,
    body: foe.health === null ? (foe.damage ? [0, foe.damage] : undefined) : [Math.max(0, foe.health - foe.damage), foe.health],
    stunned: foe.stun > 0,
    number: met?.number ?? 0,
  }
}

function lying(table: Table, { rooms }: View, id: string): RoomLies {
  const { lock, pile, obstacles, dark, fire, explored } = rooms[id]!
  return { lock: Boolean(lock), pile: pile.length, obstacle: obstacles > 0, dark, fire, explored, secrets: secrets(table, id) }
}

function feature(table: Table, { kind, name, space, door, samples }: FeatureView): Feature {
  const word = words.table.features[kind] ?? kind
  return { icon: iconNamed(table.library?.features[kind]?.icon, 'price-tag'), kind: word, title: name ? table.nameOf(name) : word, space, door, samples }
}
