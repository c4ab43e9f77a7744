import { expect, test } from 'vitest'
import { nextAsked, secretsHere } from './curtain'
import type { Question } from './protocol'

const question = { number: 1 } as Question
const at = (...asked: string[]) => Object.fromEntries(['a', 'b', 'c'].map((seat) => [seat, { seat, questions: asked.includes(seat) ? [question] : [] }]))

test('whoever sits here and is asked stays', () => expect(nextAsked(at('a', 'b'), 'b')).toBe('b'))
test('else the first who is asked sits down', () => expect(nextAsked(at('b', 'c'), 'a')).toBe('b'))
test('nobody is asked', () => expect(nextAsked(at(), 'a')).toBeUndefined())

test('one who sits alone has no secrets from anybody', () => expect(secretsHere(['a'], () => true)).toBe(false))
test('a secret between two hides all', () => {
  expect(secretsHere(['a', 'b', 'c'], (one, other) => one === 'a' && other === 'c')).toBe(true)
  expect(secretsHere(['a', 'b'], () => false)).toBe(false)
})
