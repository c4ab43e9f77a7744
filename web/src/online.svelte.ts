// Whether the server can be reached: said at once when the browser loses its network.
import { untrack } from 'svelte'
import { house } from '#house'

export const network = $state({ away: false })

/** A server on this machine is there without any network, so it is asked. */
async function look() {
  if (navigator.onLine) {
    network.away = false
    return
  }
  const there = await house.isThere()
  untrack(() => (network.away = !there && !navigator.onLine))
}

addEventListener('offline', () => void look())
addEventListener('online', () => void look())
void look()
