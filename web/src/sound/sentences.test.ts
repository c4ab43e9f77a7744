import { expect, test } from 'vitest'
import { piecesOf, sentencesOf } from './sentences'

test.each([
  ['The door is shut. Behind it somebody breathes.', ['The door is shut.', 'Behind it somebody breathes.']],
  ['Mr. Dorr nods. J. Dorr, his brother, does not.', ['Mr. Dorr nods.', 'J. Dorr, his brother, does not.']],
  ['“Stop!” he says. “Who is it?” Nobody answers…', ['“Stop!” he says.', '“Who is it?”', 'Nobody answers…']],
  ['Wait… then go on. It is 3.5 miles.', ['Wait… then go on.', 'It is 3.5 miles.']],
  ['no stop at all', ['no stop at all']],
  ['', []],
])('%s', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})

test('italics are kept, and may begin in one sentence and end in another', () => {
  expect(piecesOf('He reads. *Come soon. Bring* the lamp.')).toEqual([
    { words: 'He reads. ', italic: false, sentence: 0 },
    { words: 'Come soon. ', italic: true, sentence: 1 },
    { words: 'Bring', italic: true, sentence: 2 },
    { words: ' the lamp.', italic: false, sentence: 2 },
  ])
})

test('a text is the same, however it is cut', () => {
  const text = 'One. *Two?* “Three!” Four'
  expect(piecesOf(text).map(({ words }) => words).join('')).toBe('One. Two? “Three!” Four')
})
