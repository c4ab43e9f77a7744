// Where one is. The part after # never reaches a server, so a seat's link stays between its holders.

export type Place =
  | { screen: 'front' }
  | { screen: 'new' }
  | { screen: 'game'; game: string }
  | { screen: 'join'; game: string; seat: string; token: string }
  | { screen: 'watch'; game: string; token: string }
  | { screen: 'rules'; search: string }
  | { screen: 'settings' }
  | { screen: 'how-to-play' }
  | { screen: 'credits' }

export function placeOf(hash: string): Place {
  const [screen = '', a = '', b = '', c = ''] = hash.replace(/^#?\/?/, '').split('/').map(decodeURIComponent)
  switch (screen) {
    case 'new':
    case 'settings':
    case 'how-to-play':
    case 'credits':
      return { screen }
    case 'game':
      return a ? { screen, game: a } : { screen: 'front' }
    case 'join':
      return c ? { screen, game: a, seat: b, token: c } : { screen: 'front' }
    case 'watch':
      return b ? { screen, game: a, token: b } : { screen: 'front' }
    case 'rules':
      return { screen, search: a }
    default:
      return { screen: 'front' }
  }
}

class Router {
  place = $state.raw<Place>(placeOf(location.hash))

  constructor() {
    addEventListener('hashchange', () => (this.place = placeOf(location.hash)))
  }

  /** Go somewhere; *back* comes back. */
  go(...path: string[]) {
    location.hash = '/' + path.map(encodeURIComponent).join('/')
  }

  /** Go somewhere without leaving a trace: a link that was used up. */
  instead(...path: string[]) {
    history.replaceState(null, '', '#/' + path.map(encodeURIComponent).join('/'))
    this.place = placeOf(location.hash)
  }
}

export const router = new Router()
