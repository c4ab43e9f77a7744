import { expect, test } from 'vitest'
import type { Fact, Line, Throw } from '../../../protocol'
import { attemptNow } from './attempt'

const line = (kind: string, facts: Record<string, Fact> = {}) => ({ number: 0, kind, facts, test: null as Throw | null }) as Line
const begun = line('puzzle-attempt', { who: 'joe', card: 'fuse-box', actions: 4 })

test('each step takes one, and a piece that is drawn two', () => {
  const now = attemptNow([begun, line('puzzle-step', { step: 'rotate 1 clockwise' }), line('puzzle-step', { step: 'draw' }), line('puzzle-step', { step: 'replace 2' })])
  expect(now).toEqual({ who: 'joe', card: 'fuse-box', left: 1, had: 4 })
})

test('a skill point brings more', () => {
  expect(attemptNow([begun, line('skill-spent', { luck: 2 })])).toMatchObject({ left: 6, had: 6 })
})

test('after its end there is none', () => {
  expect(attemptNow([begun, line('puzzle-unsolved')])).toBeUndefined()
  expect(attemptNow([line('moved')])).toBeUndefined()
})
