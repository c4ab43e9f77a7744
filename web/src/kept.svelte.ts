// What a page keeps in its browser beside games: seats, settings, what was read. Where a browser forbids that or is full,
// it lasts as long as the page does, and the front door says so.

/** `forgets`: nothing is kept, or something could not be. */
export const keeping = $state({ forgets: isForbidden() })

function isForbidden(): boolean {
  try {
    return !globalThis.localStorage
  } catch {
    return true
  }
}

class Kept {
  readonly #where: 'localStorage' | 'sessionStorage'
  readonly #forPage = new Map<string, string>()

  constructor(where: 'localStorage' | 'sessionStorage') {
    this.#where = where
  }

  getItem(key: string): string | null {
    try {
      return this.#forPage.get(key) ?? globalThis[this.#where].getItem(key)
    } catch {
      return this.#forPage.get(key) ?? null
    }
  }

  setItem(key: string, value: string) {
    try {
      globalThis[this.#where].setItem(key, value)
      this.#forPage.delete(key)
    } catch {
      keeping.forgets = true
      this.#forPage.set(key, value)
    }
  }

  removeItem(key: string) {
    this.#forPage.delete(key)
    try {
      globalThis[this.#where].removeItem(key)
    } catch {
      // there was nothing in it
    }
  }
}

/** For good. */
export const kept = new Kept('localStorage')
/** As long as the window is open. */
export const briefly = new Kept('sessionStorage')
