import { expect, test } from 'vitest'
import type { CardText, OptionText, Question } from '../protocol'
import { choicesOf } from './choices'

const nothing: OptionText = {
  option: '',
  text: '',
  verb: '',
  names: {},
  detail: '',
  space: '',
  room: '',
  card: '',
  group: '',
  key: '',
  brief: '',
  cost: null,
  passes: false,
  sensible: false,
  mark: '',
  rule: '',
  seals: false,
  idle: false,
  notes: [],
  gives: null,
}
const option = (text: string, more: Partial<OptionText> = {}): OptionText => ({ ...nothing, option: text, text, ...more })
const laid = (options: OptionText[], cards: Record<string, CardText> = {}) => choicesOf({ options } as Question, cards)

test('choices are counted from one, and go on with letters after the tenth', () => {
  const keys = laid(Array.from({ length: 12 }, (_, at) => option(`open ${at}`))).map(({ key }) => key)
  expect(keys.slice(0, 2)).toEqual(['1', '2'])
  expect(keys.slice(9)).toEqual(['0', 'a', 'b'])
})

test('a choice that brings its key keeps it, and takes none from the others', () => {
  expect(laid([option('search', { key: 's' }), option('wait')]).map(({ key }) => key)).toEqual(['s', '1'])
})

test('steps come first and the end of the turn last', () => {
  const groups = laid([option('end', { group: 'end' }), option('act', { group: 'act' }), option('go', { group: 'step' })]).map(({ group }) => group)
  expect(groups).toEqual(['step', 'act', 'end'])
})

test('a choice reads as it does under its heading, and a whole room is a place too', () => {
  expect(laid([option('step into the library', { brief: 'library', room: 'library' })])[0]).toMatchObject({ text: 'Step into the library', brief: 'Library', space: 'library' })
})

test('what lies ahead is told with its odds', () => {
  expect(laid([option('go', { idle: true, notes: [{ text: 'Locked', passes: null, faces: 10 }, { text: 'Horror', passes: 4, faces: 10 }] })])[0]?.notes.slice(1)).toEqual(['Locked', 'Horror: 40%'])
})
