import { expect, test } from 'vitest'
import type { OptionText, Question } from '../protocol'
import { bare, laidOut, plainly } from './choices'

const option = (text: string): OptionText => ({ option: text, text, verb: '', names: {}, facts: {}, detail: '', space: '', card: '' })

test('choices are counted from one, and go on with letters after the tenth', () => {
  const keys = laidOut(Array.from({ length: 12 }, (_, at) => bare(option(`open ${at}`)))).map(({ key }) => key)
  expect(keys.slice(0, 2)).toEqual(['1', '2'])
  expect(keys.slice(9)).toEqual(['0', 'a', 'b'])
})

test('a choice that brings its key keeps it, and takes none from the others', () => {
  const laid = laidOut([{ ...bare(option('search')), key: 's' }, bare(option('wait'))])
  expect(laid.map(({ key }) => key)).toEqual(['s', '1'])
})

test('steps come first and the end of the turn last', () => {
  const laid = laidOut([{ ...bare(option('end')), group: 'end' }, { ...bare(option('act')), group: 'act' }, { ...bare(option('go')), group: 'step' }])
  expect(laid.map(({ group }) => group)).toEqual(['step', 'act', 'end'])
})

test('what stands below a question is what it is about', () => {
  expect(plainly({ text: 'Open it?\n\nA box.\nIt ticks.' } as Question)).toMatchObject({ text: 'Open it?', matter: ['A box.', 'It ticks.'] })
})
