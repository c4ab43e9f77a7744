import { expect, test, vi } from 'vitest'
import type { Table } from '../../table.svelte'
import { Replay } from './replay.svelte'

const laid = [['hall'], ['hall'], ['hall', 'cellar']]

vi.mock('../../table.svelte', () => ({
  Table: class {
    sitting = ''
    standings: Record<string, { view: { board: unknown }; lines: [] }> = {}
    get board() {
      return this.standings[this.sitting]?.view.board ?? null
    }
    get lines() {
      return this.standings[this.sitting]?.lines ?? []
    }
  },
}))
vi.mock('../../server', () => ({
  server: { past: (_: string, at: number) => Promise.resolve({ answers: 2, began: 0, state: { seat: 'a', view: { board: { rooms: [...laid[at]!] } }, lines: [], seen: 0, cards: {} } }) },
}))

test('the house is as it was laid then, and is the same one while it does not grow', async () => {
  const replay = new Replay({ game: 'g', sitting: 'a', standings: { a: {} }, cards: {} } as unknown as Table, 'a')
  await vi.waitFor(() => expect(replay.ghost.board).toEqual({ rooms: ['hall'] }))
  const first = replay.ghost.board
  await replay.go(1)
  expect(replay.ghost.board).toBe(first)
  await replay.go(2)
  expect(replay.ghost.board).toEqual({ rooms: ['hall', 'cellar'] })
})
