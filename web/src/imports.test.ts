import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const SRC = import.meta.dirname
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g
/** What the shell may know of editions: their list, and what one of them is like. */
const KNOWN = ['editions', 'editions/face']

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|svelte)$/.test(file))

/** By file: the modules of the client that it imports, without their endings. */
const imports = files.map((file) => {
  const found = [...readFileSync(join(SRC, file), 'utf8').matchAll(IMPORT)].map(([, path = '']) => normalize(join(dirname(file), path)).replaceAll('\\', '/'))
  return { file, found }
})

/** The edition that a module belongs to; '' for the shell and the list of editions. */
const editionOf = (module: string) => /^editions\/([\w-]+)\//.exec(module)?.[1] ?? ''

test('the shell imports no edition', () => {
  const shell = imports.filter(({ file }) => !file.startsWith('editions/'))
  const wrong = shell.flatMap(({ file, found }) => found.filter((each) => each.startsWith('editions') && !KNOWN.includes(each)).map((each) => `${file} -> ${each}`))
  expect(shell.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

test('no edition imports another', () => {
  const editions = imports.filter(({ file }) => editionOf(file))
  const wrong = editions.flatMap(({ file, found }) => found.filter((each) => editionOf(each) && editionOf(each) !== editionOf(file)).map((each) => `${file} -> ${each}`))
  expect(editions.length).toBeGreaterThan(10)
  expect(wrong).toEqual([])
})

/** Words of one edition's rules. What all editions share, such as a person's health and sanity, comes in fields. */
const ONE_EDITIONS = /keeper|investigator|threat|mythos|trauma|clue|take-backs/i

test('the shell has no word of an edition', () => {
  const shell = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|svelte|css)$/.test(file) && !file.startsWith('editions/') && !/(imports|prose)\.test\.ts$/.test(file))
  const found = shell.flatMap((file) =>
    readFileSync(join(SRC, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (ONE_EDITIONS.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  )
  expect(shell.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})

test('what an edition is like names none of them', () => {
  const wrong = imports.filter(({ file, found }) => /^editions\/face\.ts$/.test(file) && found.some(editionOf))
  expect(wrong).toEqual([])
})
