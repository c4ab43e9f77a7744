// Keeps the site for when there is no connection. A new version is fetched beside the old and used at the next start.
const VERSION = '__VERSION__'
const FILES = ['__FILES__']
// Another site on the same host, in another folder, has caches of its own.
const OWN = `madhouse ${new URL(self.registration.scope).pathname} `
const CACHE = OWN + VERSION

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) =>
      // one that is there already under the same version is not fetched again
      Promise.all(
        FILES.map(async (file) => {
          if (await cache.match(file)) return
          const answer = await fetch(file, { cache: 'no-cache' })
          if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
          await cache.put(file, answer)
        }),
      ),
    ),
  )
})

// The old version goes when no window uses it any more: that is when this one begins. On a first visit there was none, and the
// window that is open already waits for this one.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((each) => each.startsWith(OWN) && each !== CACHE).map((each) => caches.delete(each))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || new URL(event.request.url).origin !== self.location.origin) return
  event.respondWith(
    caches.open(CACHE).then(async (cache) => (await cache.match(event.request, { ignoreSearch: true })) ?? fetch(event.request)),
  )
})
