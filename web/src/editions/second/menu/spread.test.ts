import { expect, test } from 'vitest'
import { spreadOf } from './spread'

test('a page lies beside the one before it', () => expect(spreadOf([0, 1, 2, 3], 3)).toEqual([2, 3]))
test('the first lies beside the next', () => expect(spreadOf([0, 1, 2], 0)).toEqual([0, 1]))
test('an only page lies alone', () => expect(spreadOf([0], 0)).toEqual([0]))
test('a book without pages has none open', () => expect(spreadOf([], 0)).toEqual([]))
