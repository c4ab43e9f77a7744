import { expect, test } from 'vitest'
import type { Played } from '../played'
import type { Library, NewGame } from '../protocol'
import { nextEvening, otherSide } from './next_evening'

const plan = (story: string): NewGame => ({ story, seats: { a: { holder: 'person' }, host: { holder: 'computer', player: 'mild' } } })
const library = {
  edition: 'one',
  stories: [
    { id: 'long', lamps: 4 },
    { id: 'evening', lamps: 2, first_evening: true },
    { id: 'school', lamps: 1, training: true },
  ],
  seats: [
    { seat: 'a', role: 'guest' },
    { seat: 'host', role: 'host' },
  ],
  roles: [
    { id: 'guest', computer: 'plain' },
    { id: 'host', computer: 'mild' },
  ],
  first: plan('evening'),
  training: plan('school'),
} as unknown as Library

const was = (story: string, role = 'guest'): Played => ({ game: story + role, edition: 'one', story, role, won: true })
const next = (...played: Played[]) => nextEvening(library, played)

test('who never played here is trained', () => expect(next()).toMatchObject({ story: { id: 'school' }, role: 'guest' }))
test('then the stories come in their order', () => {
  expect(next(was('school'))?.wish.story).toBe('evening')
  expect(next(was('school'), was('evening'))?.wish.story).toBe('long')
  expect(next(was('evening'))?.wish.story).toBe('school')
})
test('on the side of last time', () => {
  const { role, wish } = next(was('school'), was('school', 'host'))!
  expect(role).toBe('host')
  expect(wish).toMatchObject({ story: 'evening', seats: { host: { holder: 'person' }, a: { holder: 'computer', player: 'plain' } } })
})
test('when all were played, the last once more', () => expect(next(was('school'), was('evening'), was('long'))?.wish.story).toBe('long'))
test('what was played of another edition counts for nothing here', () => expect(next({ ...was('school'), edition: 'two' })?.wish.story).toBe('school'))
test('the other side is offered until it was played', () => {
  expect(otherSide(library, [])).toBeUndefined()
  expect(otherSide(library, [was('school')])).toMatchObject({ role: 'host', story: { id: 'school' } })
  expect(otherSide(library, [was('school'), was('school', 'host')])).toBeUndefined()
})
