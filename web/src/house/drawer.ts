// The browser's own storage: what the house inside the page keeps, safe before anything of it is shown.

const NAME = 'madhouse'
const LEAVES = 'leaves'

/** `add` is refused where something lies already; `drop` takes all keys from one on up to another. */
type Step = [how: 'add' | 'put' | 'drop', key: string, data: Uint8Array, until: string]

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open(NAME, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(LEAVES)
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => failed(asked.error ?? new Error('no storage'))
    asked.onblocked = () => failed(new Error('the storage is held by an older window'))
  })
}

export class Drawer {
  #database: Promise<IDBDatabase> | undefined

  /** What failed to open is tried again: somebody may have allowed it since. */
  #opened(): Promise<IDBDatabase> {
    this.#database ??= open().catch((error: unknown) => {
      this.#database = undefined
      throw error
    })
    return this.#database
  }

  /** All steps or none of them; over when it is on the disk. */
  async commit(steps: Step[]): Promise<void> {
    const database = await this.#opened()
    await new Promise<void>((done, failed) => {
      const work = database.transaction(LEAVES, 'readwrite', { durability: 'strict' })
      const leaves = work.objectStore(LEAVES)
      for (const [how, key, data, until] of steps) {
        if (how === 'drop') leaves.delete(IDBKeyRange.bound(key, until, false, true))
        else if (how === 'add') leaves.add(data, key)
        else leaves.put(data, key)
      }
      work.oncomplete = () => done()
      work.onabort = () => failed(work.error ?? new Error('not stored'))
    })
  }

  /** What lies under keys that begin so, by key. */
  async find(prefix: string): Promise<[string, Uint8Array][]> {
    const database = await this.#opened()
    return new Promise((done, failed) => {
      const found: [string, Uint8Array][] = []
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`, false, true)
      const asked = database.transaction(LEAVES).objectStore(LEAVES).openCursor(range)
      asked.onsuccess = () => {
        const at = asked.result
        if (!at) return done(found)
        found.push([String(at.key), at.value as Uint8Array])
        at.continue()
      }
      asked.onerror = () => failed(asked.error ?? new Error('not read'))
    })
  }
}
