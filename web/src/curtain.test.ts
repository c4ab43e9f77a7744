import { expect, test } from 'vitest'
import { nextAsked } from './curtain'
import type { Question } from './protocol'

const question = { number: 1 } as Question
const at = (...asked: string[]) => Object.fromEntries(['a', 'b', 'c'].map((seat) => [seat, { seat, questions: asked.includes(seat) ? [question] : [] }]))
const behind = (...asked: string[]) => Object.fromEntries(['x', 'y'].map((seat) => [seat, { seat, asked: asked.includes(seat) }]))

test('whoever sits here and is asked stays', () => expect(nextAsked(at('a', 'b'), behind('x'), 'b')).toBe('b'))
test('else the first who is asked sits down', () => expect(nextAsked(at('b', 'c'), behind('x'), 'a')).toBe('b'))
test('then whoever is behind the curtain', () => expect(nextAsked(at(), behind('y'), 'a')).toBe('y'))
test('nobody is asked', () => expect(nextAsked(at(), behind(), 'a')).toBeUndefined())
