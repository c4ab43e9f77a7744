// After an upgrade of the server an open page asks for files that are no more.
import { briefly } from '../kept.svelte'

const RELOADED = 'madhouse.reloaded'
/** It begins anew by itself, but not again and again. */
const ONCE_IN = 10_000
/** So long a server takes to come back. */
const PAUSE = 2_000
const TRIES = 30

/** `older`: a part of the page could not be had even after it began anew. */
export const page = $state({ older: false })

export function reloadAfterUpgrade() {
  let waiting = false
  window.addEventListener('vite:preloadError', () => {
    if (Date.now() - Number(briefly.getItem(RELOADED)) < ONCE_IN) page.older = true
    else if (!waiting) {
      waiting = true
      void reloadWhenThere().finally(() => (waiting = false))
    }
  })
}

/** The server has all of the game. While it is not there either, the page stays as it is. */
async function reloadWhenThere() {
  for (let tried = 0; tried < TRIES; tried++) {
    if (await isThere()) {
      briefly.setItem(RELOADED, String(Date.now()))
      location.reload()
      return
    }
    await new Promise((done) => setTimeout(done, PAUSE))
  }
}

const isThere = () => fetch('/').then((answer) => answer.ok, () => false)
