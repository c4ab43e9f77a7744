// The second edition at the table: all that the shell asks of it.
import { iconNamed } from '../../icons/icons'
import { readingOf } from '../../log/paragraphs'
import { words as shell } from '../../words'
import { capital } from '../../words/setting'
import type { EditionFace, LogFace, PanelFace, Parts } from '../face'
import Nothing from './Nothing.svelte'
import Round from './around/Round.svelte'
import { house } from './house'
import Strip from './investigator/Strip.svelte'
import Near from './Near.svelte'
import { seats } from './seats'
import type { Table } from './table'
import type { View } from './view'

const panel: PanelFace = {
  costs: shell.table.ask.costs,
  over: ({ result }: View) => (result ? capital(result[0]) : ''),
}

const log: LogFace = {
  icon: () => [iconNamed('quill-ink', 'quill-ink'), 'var(--brass-2)'],
  roll: () => undefined,
  sound: () => undefined,
  readings: ({ lines }: Table, room) => (room ? [] : lines.filter((line) => line.aloud).map(readingOf)),
  readRooms: () => new Set(),
  guide: () => ({ title: '', paragraphs: [] }),
}

const parts: Parts = {
  Status: Round,
  Near,
  nearHeight: () => 176,
  Beside: Nothing,
  Strip,
  Matter: Nothing,
  Ahead: Nothing,
  Die: Nothing,
  Outcome: Nothing,
  tabs: () => [],
}

export const face: EditionFace = {
  seats,
  panel,
  log,
  parts,
  later: { end: () => import('./end/end') },
  house,
  moments: () => [],
  puzzle: () => undefined,
  pastPuzzle: () => undefined,
  notes: { due: () => [], texts: {} },
  terms: [],
}
