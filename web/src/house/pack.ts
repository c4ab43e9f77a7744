// The package as it travels: compressed, names and sizes first, then all files one after the other (web/site/compile.mjs).

/** Where files are laid out. */
export interface Folder {
  mkdirTree: (path: string) => void
  writeFile: (path: string, data: Uint8Array, options: { canOwn: boolean }) => void
}

/** A host that knows what is compressed may have undone it on the way. */
const isCompressed = (data: Uint8Array) => data[0] === 0x1f && data[1] === 0x8b

async function whole(sent: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (!isCompressed(sent)) return sent
  const stream = new Blob([sent]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** The files of a pack, by their names. */
export async function unpacked(sent: Uint8Array<ArrayBuffer>): Promise<[name: string, data: Uint8Array][]> {
  const data = await whole(sent)
  let at = 4 + new DataView(data.buffer, data.byteOffset).getUint32(0, true)
  const index = JSON.parse(new TextDecoder().decode(data.subarray(4, at))) as [string, number][]
  return index.map(([name, size]) => [name, data.subarray(at, (at += size))])
}

export function layOut(files: [name: string, data: Uint8Array][], root: string, folder: Folder) {
  const folders = new Set(files.map(([name]) => `${root}/${name}`.replace(/\/[^/]*$/, '')))
  for (const each of folders) folder.mkdirTree(each)
  for (const [name, data] of files) folder.writeFile(`${root}/${name}`, data, { canOwn: true })
}
