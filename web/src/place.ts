// Where an address leads: the part after #.
import type { SeatLink } from './protocol'

export type Place =
  | { screen: 'front' }
  | { screen: 'new'; edition: string; carried?: string }
  | { screen: 'more' }
  | { screen: 'collection' }
  | { screen: 'games' }
  | { screen: 'recover' }
  | { screen: 'invite'; game: string }
  | { screen: 'game'; game: string }
  | { screen: 'join'; game: string; seat: string; token: string }
  | { screen: 'watch'; game: string; token: string }
  | { screen: 'seat'; game: string; links: SeatLink[] }
  | { screen: 'rules'; path: string[] }
  | { screen: 'settings' }
  | { screen: 'how-to-play'; edition: string }
  | { screen: 'credits' }
  | { screen: 'print'; edition: string; parts: string[] }

export function placeOf(hash: string): Place {
  const [screen = '', ...path] = hash.replace(/^#?\/?/, '').split('/').map(plain)
  const [a = '', b = '', c = ''] = path
  switch (screen) {
    case 'new':
    case 'how-to-play':
      return { screen, edition: a }
    case 'go-on':
      return { screen: 'new', edition: '', carried: a }
    case 'games':
    case 'recover':
    case 'settings':
    case 'more':
    case 'collection':
    case 'credits':
      return { screen }
    case 'game':
    case 'invite':
      return a ? { screen, game: a } : { screen: 'front' }
    case 'join':
      return c ? { screen, game: a, seat: b, token: c } : { screen: 'front' }
    case 'watch':
      return b ? { screen, game: a, token: b } : { screen: 'front' }
    case 'seat':
      return c ? { screen, game: a, links: inPairs(path.slice(1)) } : { screen: 'front' }
    case 'print':
      return { screen, edition: a, parts: path.slice(1) }
    case 'rules':
      return { screen, path: path.filter(Boolean) }
    default:
      return { screen: 'front' }
  }
}

/** A seat and its token, and another, for as many as were held. */
function inPairs([seat, token, ...rest]: string[]): SeatLink[] {
  return seat && token ? [{ seat, token }, ...inPairs(rest)] : []
}

/** A link that was cut in two may end within a letter. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
