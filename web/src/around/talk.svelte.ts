// What was said at the tables of this browser, and how much of it was read.
import type { Table } from '../table.svelte'

const KEY = 'madhouse.read'

function load(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>
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
  localStorage.setItem(KEY, JSON.stringify(read))
}

/** How much others have said that was not read; one's own words are known. */
export function unreadTalk({ game, chat, mine }: Table): number {
  return chat.filter((each) => each.number > (read[game] ?? 0) && !mine.includes(each.seat)).length
}
