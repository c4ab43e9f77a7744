// How an evening of the second edition ended.
import { capital } from '../../../words/setting'
import type { EndFace } from '../../face'
import type { Table } from '../table'
import { words } from '../words'
import Story from './Story.svelte'

const end: EndFace = {
  eyes: (table: Table) => table.sitting,
  told: ({ view }: Table) => ({ ink: '', title: capital(view?.result?.[0] ?? ''), reason: capital(view?.result?.[1] ?? '') }),
  won: ({ view }: Table) => view?.result?.[0] === 'investigators',
  sections: [{ id: 'story', title: words.table.log.title, Part: Story }],
}

export default end
