// How a game of such an edition ended: what the log told last.
import { capital } from '../../words/setting'
import type { Seat } from '../../protocol'
import type { Table } from '../../table.svelte'
import { words } from '../../words'
import type { EndFace } from '../face'
import Told from './Told.svelte'

const end: EndFace = {
  eyes: (table: Table): Seat => table.sitting,
  won: () => false,
  told: ({ view }: Table) => ({ ink: '', title: capital(view?.result?.[0] ?? ''), reason: capital(view?.result?.[1] ?? '') }),
  sections: [{ id: 'story', title: words.table.log.title, Part: Told }],
}

export default end
