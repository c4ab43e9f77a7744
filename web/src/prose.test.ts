import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Facts come in fields: nothing here cuts or searches a line, an id, a seat or a text for them.
const SRC = import.meta.dirname
const READS = /\.(?:split|startsWith|endsWith|replace|replaceAll|match|matchAll|search|test|exec|localeCompare)\(|new RegExp\(/

/** What is no fact of the game, and why it may be cut. */
const ALLOWED: Record<string, string> = {
  'around/talk.svelte.ts': 'what a person types has no line breaks',
  'around/Medal.svelte': 'dashes of a ring that are dots have round ends',
  'board/Figure.svelte': 'dashes of a ring that are dots have round ends',
  'board/labels.ts': 'words are broken into lines',
  'board/plates.ts': 'a name is broken into two lines',
  'editions/first/keeper/Actions.svelte': 'a name with a long word is set smaller',
  'links.svelte.ts': 'an address',
  'log/paragraphs.ts': 'a text is set in paragraphs where its author broke it',
  'log/Prose.svelte': 'what stands between asterisks is set in italics',
  'panel/terms.ts': 'words that open the rules are underlined wherever they stand',
  'place.ts': 'an address',
  'screens/front/JoinForm.svelte': 'an address',
  'screens/Miniature.svelte': 'a name is broken into lines',
  'screens/rules/place.ts': 'an address',
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$/.test(file))

const reading = files.flatMap((file) =>
  readFileSync(join(SRC, file), 'utf8')
    .split('\n')
    .flatMap((line, at) => (READS.test(line) ? [{ file, found: `${file}:${at + 1}: ${line.trim()}` }] : [])),
)

test('nothing is read out of lines, ids or prose', () => {
  expect(files.length).toBeGreaterThan(150)
  expect(reading.filter(({ file }) => !(file in ALLOWED)).map(({ found }) => found)).toEqual([])
})

test('what may cut a text still does', () => {
  expect(Object.keys(ALLOWED).filter((file) => !reading.some((each) => each.file === file))).toEqual([])
})
