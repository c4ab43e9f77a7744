// The nine steps of the setup, with what is to be fetched for each, as far as the house knows it.
import type { Line } from '../../../protocol'
import { CARRIED_OUT, pageOf, type Page } from '../book/pages'
import { extrasOf } from '../investigator/extras'
import type { Table } from '../table'
import { words } from '../words'

export interface Fetched {
  /** A card, or a kind of token. */
  id: string
  name: string
  count: number
}

export interface Step {
  id: string
  number: string
  title: string
  lines: string[]
  /** Read aloud, one below the other. */
  pages: Page[]
  fetch: Fetched[]
}

/** Steps before anything is entered: only people's hands are needed. */
export const INVESTIGATORS = 6

export function stepsOf(table: Table): Step[] {
  const told = words.people.setup
  const lines = table.lines.filter(({ round }) => round === 0)
  const kinds = (...wanted: string[]) => lines.filter(({ kind }) => wanted.includes(kind))
  const step = (id: string, number: string, { title, lines = [] }: { title: string; lines?: string[] }, more: Partial<Step> = {}): Step => ({ id, number, title, lines, pages: [], fetch: [], ...more })
  const story = table.library?.stories.find(({ id }) => id === table.view?.story)
  const packs = (table.view?.packs ?? []).map((pack) => table.library?.packs.find(({ id }) => id === pack)?.name ?? pack)
  const cards = kinds('starting-possessions').flatMap(({ facts }) => (Array.isArray(facts.cards) ? facts.cards : []))
  const placed = kinds('token-placed')
  const known = ['chose', 'starting-possessions', 'prologue', 'scenario-rule', 'revealed', 'token-placed', 'entrance']
  const others = lines.filter(({ kind, text }) => text && !known.includes(kind))
  const toDo = others.filter(({ kind, aloud }) => kind === CARRIED_OUT || !aloud)
  return [
    step('decks', '1', { ...told.decks, lines: [...told.decks.lines, ...packLines(table)] }),
    step('tiles', '2', told.tiles),
    step('monsters', '3', told.monsters),
    step('tokens', '4', told.tokens, { fetch: Object.entries(extrasOf(table.view).left).map(([id, count]) => ({ id, name: told.pools[id] ?? id, count })) }),
    step('collection', '5', { title: told.collection.title, lines: told.collection.lines(packs) }),
    step('scenario', '6', { title: story?.name ?? told.scenario.title, lines: [...told.scenario.lines, story?.blurb ?? ''].filter(Boolean) }),
    step('investigators', '7', { title: told.investigators.title, lines: told.investigators.lines(Number(table.question?.about.number ?? 1)) }),
    step('possessions', '8', told.possessions, { fetch: counted(cards, (card) => table.nameOf(card)) }),
    step('prologue', '9 A', { title: '' }, { pages: kinds('prologue', 'scenario-rule').map(pageOf) }),
    step('place', '9 B', { ...told.place, lines: [...told.place.lines] }, { pages: texts(kinds('revealed', 'entrance')) }),
    step('laid', '9 C', told.laid, { fetch: counted(placed.map(({ facts }) => kindOf(table, facts.token)), (kind) => words.people.kinds[kind] ?? kind), pages: texts(placed) }),
    step('others', '9 D', told.others, { pages: [...texts(toDo), ...others.filter((line) => !toDo.includes(line)).map(pageOf)] }),
  ]
}

/** What packs add to the decks. */
function packLines({ view }: Table): string[] {
  const told = words.people.setup.decks
  return [...(Object.keys(extrasOf(view).elixirs).length ? [told.elixirs] : []), ...(view?.supply.conditions.agenda ? [told.agendas] : [])]
}

/** Each once, with how many there are of it. */
function counted(ids: string[], name: (id: string) => string): Fetched[] {
  return [...new Set(ids)].map((id) => ({ id, name: name(id), count: ids.filter((each) => each === id).length }))
}

const kindOf = (table: Table, token: unknown) => table.view?.tokens.find(({ id }) => id === token)?.kind ?? ''

/** Lines that are carried out, on one page. */
function texts(lines: Line[]): Page[] {
  return lines.length ? [{ number: lines[0]!.number, kicker: '', title: '', read: [], follow: lines.map(({ text }) => text), cards: [] }] : []
}
