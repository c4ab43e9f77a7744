// The face of an edition that has no client part of its own: board, question, options, log and how the game stands.
// Nothing is assumed of a view but what the shell knows.
import Status from '../../around/Status.svelte'
import { EMPTY_HOUSE } from '../../board/in_house'
import { capital } from '../../words/setting'
import type { Seat } from '../../protocol'
import { iconNamed } from '../../icons/icons'
import { NOBODY } from '../../seat_looks'
import { SPECTATOR, type Table } from '../../table.svelte'
import type { SeenView } from '../../view'
import { dealtPuzzle, pastDealt } from '../../puzzles/dealt/open'
import { readingOf } from '../../log/paragraphs'
import { words } from '../../words'
import type { EditionFace, LogFace, PanelFace, Parts, SeatsFace, SeatShown } from '../face'
import Nothing from './Nothing.svelte'

function shown(table: Table, seat: Seat): SeatShown {
  const info = table.seatInfo(seat)
  const look = info?.look ?? NOBODY
  const title = seat === SPECTATOR ? words.table.watching : info?.title || seat
  const figure = table.playedFrom(seat)?.name ?? ''
  const name = figure || table.personAt(seat) || title
  return { side: '', title, name, brief: name, figure, self: '', actor: name, icon: iconNamed(look.look.icon, 'person'), look, sheet: '', where: '' }
}

const seats: SeatsFace = {
  order: (view: SeenView) => view.seats ?? [],
  shown,
  isActing: (view: SeenView, seat) => view.waiting?.includes(seat) ?? false,
  answerFor: () => '',
  passesFor: () => false,
  called: (table: Table, seat) => ({ whom: shown(table, seat).title, note: '', reason: '', lamplit: true }),
}

const panel: PanelFace = {
  costs: words.table.ask.costs,
  over: ({ result }: SeenView) => (result ? capital(result[0]) : ''),
}

const log: LogFace = {
  icon: () => ['quill-ink', 'var(--brass-2)'],
  roll: () => undefined,
  sound: () => undefined,
  readings: ({ lines }: Table, room) => (room ? [] : lines.filter((line) => line.aloud).map(readingOf)),
  readRooms: () => new Set(),
  guide: () => ({ title: '', paragraphs: [] }),
}

const parts: Parts = {
  Status,
  Near: Nothing,
  nearHeight: () => 8,
  Beside: Nothing,
  Strip: Nothing,
  Matter: Nothing,
  Ahead: Nothing,
  Die: Nothing,
  HeldCard: Nothing,
  Outcome: Nothing,
  tabs: () => [],
}

export const face: EditionFace = {
  seats,
  panel,
  log,
  parts,
  later: { end: () => import('./end') },
  house: () => EMPTY_HOUSE,
  moments: () => [],
  puzzle: dealtPuzzle,
  pastPuzzle: pastDealt,
  notes: { due: () => [], texts: {} },
  terms: [],
}
