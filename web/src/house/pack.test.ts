import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { layOut, unpacked } from './pack'

const text = (data: Uint8Array) => new TextDecoder().decode(data)

function packed(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const index = JSON.stringify(Object.entries(files).map(([name, data]) => [name, data.length]))
  const size = new Uint8Array(new Uint32Array([index.length]).buffer)
  return new Uint8Array([...size, ...new TextEncoder().encode(index + Object.values(files).join(''))])
}

const FILES = { 'a/one.pyc': 'one', 'a/b/none.yaml': '', 'two.txt': 'second' }

test.each([
  ['compressed', (data: Uint8Array<ArrayBuffer>) => new Uint8Array(gzipSync(data))],
  ['undone by the host', (data: Uint8Array<ArrayBuffer>) => data],
])('a pack holds its files, %s', async (_, sent) => {
  const found = await unpacked(sent(packed(FILES)))
  expect(Object.fromEntries(found.map(([name, data]) => [name, text(data)]))).toEqual(FILES)
})

test('they are laid out in their folders', async () => {
  const made: string[] = []
  layOut(await unpacked(packed(FILES)), '/house', {
    mkdirTree: (path) => made.push(path),
    writeFile: (path, data) => made.push(`${path}=${text(data)}`),
  })
  expect(made).toEqual(['/house/a', '/house/a/b', '/house', '/house/a/one.pyc=one', '/house/a/b/none.yaml=', '/house/two.txt=second'])
})
