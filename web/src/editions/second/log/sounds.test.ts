import { expect, test } from 'vitest'
import { soundOf } from './sounds'

test.each([
  ['harm', { harm: 'horror' }, 'horror'],
  ['harm-facedown', { harm: 'horror' }, 'horror'],
  ['harm', { harm: 'damage' }, 'damage'],
  ['horror-check', {}, undefined], // to look is not yet to suffer
  ['moved', {}, 'step'],
  ['rolled', {}, 'die'],
])('%s with %j sounds like %s', (kind, facts, sound) => {
  expect(soundOf({ kind, facts })).toBe(sound)
})
