// Where one is. The part after # never reaches a server, so a seat's link stays between its holders.
import { placeOf, type Place } from './place'

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
