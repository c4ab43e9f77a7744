import { expect, test } from 'vitest'
import type { CardText, OptionText, Question } from '../protocol'
import { blocksOf, choicesOf, inLine, laidOut, stepsIn } from './choices'
import { option } from './made_up'

const laid = (options: OptionText[], cards: Record<string, CardText> = {}) => laidOut(choicesOf({ options } as Question, cards))

test('choices are counted from one, and go on with letters after the tenth', () => {
  const keys = laid(Array.from({ length: 12 }, (_, at) => option(`open ${at}`))).map(({ key }) => key)
  expect(keys.slice(0, 2)).toEqual(['1', '2'])
  expect(keys.slice(9)).toEqual(['0', 'a', 'b'])
})

test('a choice that brings its key keeps it, and takes none from the others', () => {
  expect(laid([option('search', { key: 's' }), option('wait')]).map(({ key }) => key)).toEqual(['s', '1'])
})

test('choices are shown in the order in which they come, those of a group together', () => {
  const options = laid([option('strike', { group: 'act' }), option('go', { group: 'step' }), option('search', { group: 'act' }), option('end', { group: 'end' })])
  expect(options.map(({ text, key }) => `${key} ${text}`)).toEqual(['1 Strike', '2 Search', '3 Go', '4 End'])
})

test('what is decisive stands by itself, in whole words', () => {
  const [decisive] = laid([option('step into the study', { group: 'step', brief: 'study', decisive: true }), option('go', { group: 'step' })])
  expect(decisive).toMatchObject({ group: 'first', brief: 'Step into the study', key: '1' })
})

test('what would do nothing is folded away and has no key', () => {
  const choices = laid([option('strike', { group: 'act' }), option('heal', { group: 'act', idle: true }), option('search', { group: 'act' }), option('go', { group: 'step' })])
  expect(blocksOf(choices).map(({ id, list }) => [id, list.map(({ key }) => key)])).toEqual([['act', ['1', '2']], ['step', ['3']], ['idle', ['']]])
})

test('a key that a choice brings is given to no other', () => {
  const choices = laid([...Array.from({ length: 12 }, (_, at) => option(`open ${at}`)), option('ask', { key: 'a' })])
  expect(new Set(choices.map(({ key }) => key)).size).toBe(13)
})

test('a choice reads as it does under its heading, and a whole room is a place too', () => {
  expect(laid([option('step into the library', { brief: 'library', room: 'library' })])[0]).toMatchObject({ text: 'Step into the library', brief: 'Library', space: 'library' })
})

test('what lies ahead is told with its odds', () => {
  expect(laid([option('go', { idle: true, notes: [{ text: 'Locked', passes: null, faces: 10, with_spent: null }, { text: 'Horror', passes: 4, faces: 10, with_spent: null }] })])[0]?.notes.slice(1)).toEqual(['Locked', 'Horror: 40% to pass'])
})

test('whoever stands in a line keeps the key of that place when others have gone', () => {
  const choices = choicesOf({ options: [option('take ann', { names: { guest: 'ann' } }), option('take cy', { names: { guest: 'cy' } }), option('none')] } as Question, {})
  expect(laidOut(inLine(choices, ['ann', 'bo', 'cy'])).map(({ key }) => key)).toEqual(['1', '3', '2'])
})

test('the ways to go stay in sight of a longer list, but never over what is decisive', () => {
  const [strike, go] = [option('strike', { group: 'act' }), option('go', { group: 'step' })]
  const [pay, leave] = ['pay', 'leave'].map((text) => option(text, { group: 'act', decisive: true }))
  const places = (...options: OptionText[]) => {
    const blocks = blocksOf(laid(options))
    return blocks.map((each) => stepsIn(blocks, each, '')).filter(Boolean)
  }
  expect(places(strike, go)).toEqual(['kept'])
  expect(places(pay!, strike, go)).toEqual(['kept'])
  expect(places(pay!, leave!, strike, go)).toEqual(['early'])
})
