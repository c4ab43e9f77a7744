import { expect, test } from 'vitest'
import type { Choice } from '../panel/choices'
import { lit } from './lit'
import type { Plan } from './plan'

const plan = { area: (id: string) => ({ id }) } as unknown as Plan
const choice = (option: string, group: string, space: string) => ({ option, group, space }) as Choice

test('whoever presses a place goes there, and pushes nobody', () => {
  const choices = [choice('push lev to hall.b', 'deed', 'hall.b'), choice('set fire to hall.a', 'deed', 'hall.a'), choice('move hall.b', 'step', 'hall.b')]
  expect(lit(plan, choices).map((each) => each.choice.option)).toEqual(['move hall.b'])
})
