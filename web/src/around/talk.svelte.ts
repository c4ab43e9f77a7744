// What was said at the tables of this browser, and how much of it was read.
import { untrack } from 'svelte'
import type { Table } from '../table.svelte'
import { words } from '../words'
import { kept } from '../kept.svelte'

const KEY = 'madhouse.read'
/** A refusal that means: it will be said later. */
const HELD = 'held'

function load(): Record<string, number> {
  try {
    return JSON.parse(kept.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

const read = $state<Record<string, number>>(load())

/** Everything said so far at this table has been read. */
export function readTalk({ game, chat }: Table) {
  const last = chat.at(-1)?.number ?? 0
  if (last <= (read[game] ?? 0)) return
  read[game] = last
  kept.setItem(KEY, JSON.stringify(read))
}

/** How much others have said that was not read; one's own words are known. */
export function unreadTalk({ game, chat, mine }: Table): number {
  return chat.filter((each) => each.number > (read[game] ?? 0) && !mine.includes(each.seat)).length
}

interface Sent {
  text: string
  seat: string
  /** The number of what was said last before it. */
  after: number
}

/** What somebody writes at a table. What was lost on the way comes back into it. */
class Draft {
  text = $state('')
  unsaid = $state(false)
  #sent: Sent[] = []
  /** What came back; it may turn out that it was heard all the same. */
  #returned: Sent[] = []

  send(table: Table) {
    const text = oneLine(this.text)
    if (!text) return
    table.refused = null
    const after = table.chat.at(-1)?.number ?? 0
    this.unsaid = !table.say(text)
    if (this.unsaid) return
    this.#sent = [...this.#sent, { text, seat: table.sitting, after }]
    this.#returned = []
    this.text = ''
  }

  /** Find out whether what was said has been heard, is held back, or was lost. */
  mind(table: Table) {
    const { chat, connection, refused } = table
    const isHeard = (each: Sent) => chat.some((said) => said.number > each.after && said.seat === each.seat && said.text === each.text)
    this.#sent = refused?.code === HELD ? [] : this.#sent.filter((each) => !isHeard(each))
    const isLost = connection !== 'open' || refused?.number === 0
    untrack(() => {
      if (this.#returned.length && this.#returned.every(isHeard)) this.#clear()
      if (this.#sent.length && isLost) this.#takeBack(table)
    })
  }

  #takeBack(table: Table) {
    this.text = [...this.#sent.map((each) => each.text), this.text].join(' ').trim()
    this.unsaid = true
    this.#returned = this.#sent
    this.#sent = []
    table.refused ??= { type: 'refused', code: 'unsaid', message: words.table.chat.unsaidElsewhere, number: 0 }
  }

  #clear() {
    if (this.text === this.#returned.map((each) => each.text).join(' ')) {
      this.text = ''
      this.unsaid = false
    }
    this.#returned = []
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const drafts: Record<string, Draft> = {}

export function draftOf(game: string): Draft {
  return (drafts[game] ??= new Draft())
}
