// A case file carried in an address, from a house inside a page to a server: behind # it reaches no server by itself.

/** A case as a piece of an address. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new Blob([text]), new CompressionStream('deflate-raw'))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The case in a piece of an address; throws where it was cut short. */
export async function unpacked(piece: string): Promise<string> {
  const bytes = Uint8Array.from(atob(piece.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))
  return new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream('deflate-raw')))
}

async function through(data: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(data.stream().pipeThrough(stream)).arrayBuffer())
}

/** Where a server of somebody's choice goes on with it; undefined if that is no address. */
export function goOnAt(address: string, piece: string): string | undefined {
  const written = /^https?:\/\//.test(address.trim()) ? address.trim() : `https://${address.trim()}`
  try {
    const { origin, hostname } = new URL(written)
    return hostname ? `${origin}/#/go-on/${piece}` : undefined
  } catch {
    return undefined
  }
}
