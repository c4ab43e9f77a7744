import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Facts come in fields: nothing here cuts or searches a line, an id, a seat or a text for them.
const SRC = import.meta.dirname
const CUTS = /\.(?:split|startsWith|endsWith|replace|replaceAll|match|matchAll|search|test|exec|localeCompare|slice|substring|substr|charAt|charCodeAt|codePointAt)\(/
/** Of a text one asks for a letter or a word that is written here. */
const LOOKS = /\.(?:includes|indexOf|lastIndexOf)\(['"`]|\.at\(-?\d+\)[?!]? *[!=]==? *['"`]/
/** A regular expression, made or written, wherever a value may stand. */
const EXPRESSIONS = /\bRegExp\(|(?:^|[=(,:?&|!;[]|=>|\breturn\b)\s*\/(?![/*\s>])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*(?=[\s.,;:)\]}]|$)/
const READS = [CUTS, LOOKS, EXPRESSIONS]

/** What is no fact of the game, and why it may be cut. */
const ALLOWED: Record<string, string> = {
  'around/talk.svelte.ts': 'what a person types has no line breaks',
  'around/Medal.svelte': 'dashes of a ring that are dots have round ends',
  'board/Cutout.svelte': 'dashes of a ring that are dots have round ends',
  'board/labels.ts': 'words are broken into lines',
  'board/materials.ts': 'a drawing that is bundled, without its frame',
  'editions/first/keeper/Actions.svelte': 'a name with a long word is set smaller',
  'house/carried.ts': 'an address',
  'house/pack.ts': 'the path of a file',
  'house/page.ts': 'an address',
  'links.svelte.ts': 'an address',
  'log/paragraphs.ts': 'a text is set in paragraphs where its author broke it',
  'panel/terms.ts': 'words that open the rules are underlined wherever they stand',
  'place.ts': 'an address',
  'screens/front/JoinForm.svelte': 'an address',
  'screens/Miniature.svelte': 'a name is broken into lines',
  'screens/rules/place.ts': 'an address',
  'sound/sentences.ts': 'a text is cut into sentences for the voice that reads it, and what stands between asterisks is set in italics',
  'words/setting.ts': 'capitals, full stops, and a name in two lines',
}

/** What looks like it and is no text: lists of which a part is taken. Anything else in these files is seen. */
const LISTS: Record<string, string[]> = {
  'editions/first/moments/moment.ts': ['lines.slice(from, at)'],
  'editions/second/book/pages.ts': ['lines.slice(begun + 1)'],
  'editions/second/log/log.ts': ['lines.slice(-last)'],
  'editions/second/mythos/phase.ts': ['lines.slice(from + 1)', 'lines.slice(0, at + 1)'],
  'editions/second/moments/moment.ts': ['lines.slice(from)', 'lines.slice(at + 1)', 'lines.slice(0, at + 1)', 'lines.slice(from, at + 1)'],
  'log/Log.svelte': ['.slice(-MOST).reverse()'],
  'moments/moment.ts': ['b.weight - a.weight).slice(0, most)'],
  'screens/end/replay.svelte.ts': ['lines.slice(this.ghost.lines.length)'],
  'screens/end/ReplayView.svelte': ['lines.slice(-TOLD)'],
  'screens/evening/Seats.svelte': ['facesOf(role).slice(0, list.length)'],
  'screens/Habits.svelte': ['].slice(-MOST)'],
  'screens/Rules.svelte': ['hits.slice(0, most)'],
  'seats.ts': ['.slice(0, MOST_TOKENS)'],
  'standing.ts': ['state.lines.slice(before.lines.length)', 'state.lines.slice(told, until)', 'group.slice(before.lines.length)', 'end.lines.slice(0, known + until)', 'shown.slice(0, -1)'],
  'table.svelte.ts': ['standings.slice(-1)', 'before].slice(-REMEMBERED)'],
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$/.test(file))

const isReading = (line: string) => READS.some((each) => each.test(line))
const withoutLists = (file: string, line: string) => (LISTS[file] ?? []).reduce((rest, list) => rest.replaceAll(list, ''), line)

const reading = files.flatMap((file) =>
  readFileSync(join(SRC, file), 'utf8')
    .split('\n')
    .flatMap((line, at) => (isReading(withoutLists(file, line)) ? [{ file, found: `${file}:${at + 1}: ${line.trim()}` }] : [])),
)

test('nothing is read out of lines, ids or prose', () => {
  expect(files.length).toBeGreaterThan(150)
  expect(reading.filter(({ file }) => !(file in ALLOWED)).map(({ found }) => found)).toEqual([])
})

test('what may cut a text still does', () => {
  expect(Object.keys(ALLOWED).filter((file) => !reading.some((each) => each.file === file))).toEqual([])
})

test('the lists of which a part is taken are still there', () => {
  const gone = Object.entries(LISTS).flatMap(([file, lists]) => lists.filter((list) => !readFileSync(join(SRC, file), 'utf8').includes(list)).map((list) => `${file}: ${list}`))
  expect(gone).toEqual([])
})

test.each([
  'const tail = line.text.slice(4)',
  'const found = /^monster (\\d+)/u',
  "if (option.includes('evade')) return",
  "const isEnd = text.at(-1) === '.'",
  'return /[/"]a/i.test(text)',
  'names.filter((each) => /x/.exec(each))',
  'const RULE = new RegExp(`^${key}`)',
])('it sees %s', (line) => {
  expect(isReading(line)).toBe(true)
})

test.each(['const half = width / 2 / count', '{#if open}<b>{name}</b>{/if}</span>', 'grid-area: 1 / 1 / 3;', '// a comment, or two', "import x from '../y/z'", '<use href="#door-{look}" />', 'list.includes(door)'])('it lets %s pass', (line) => {
  expect(isReading(line)).toBe(false)
})
