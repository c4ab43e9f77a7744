import { expect, test } from 'vitest'
import { hex, isKept } from './shares'

const own = { seat: 'b', number: '02', commitment: 'c', before: ['m1'] }
const first = { seat: 'a', mark: 'm1', number: '01' }
const mine = { seat: 'b', mark: 'm2', number: '02' }

test('what was noted at the beginning is what was played with', () => {
  expect(isKept(own, { commitment: 'c', shares: [first, mine] })).toBe(true)
  expect(isKept(own, { commitment: 'c', shares: [first, mine, { seat: 'd', mark: 'm3', number: '03' }] })).toBe(true)
})

test('another promise, another share or others before it are noticed', () => {
  expect(isKept(own, { commitment: 'd', shares: [first, mine] })).toBe(false)
  expect(isKept(own, { commitment: 'c', shares: [first] })).toBe(false)
  expect(isKept(own, { commitment: 'c', shares: [first, { ...mine, number: '05' }] })).toBe(false)
  expect(isKept(own, { commitment: 'c', shares: [{ ...first, mark: 'm9' }, mine] })).toBe(false)
  expect(isKept(own, { commitment: 'c', shares: [mine] })).toBe(false)
})

test('bytes are written in two digits each', () => {
  expect(hex(new Uint8Array([0, 10, 255]))).toBe('000aff')
})
