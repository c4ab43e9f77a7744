import { saying } from './screens/evenings'

/** Something that a click asks for and that may fail: what went wrong is said until the next try. */
export class Trying {
  trouble = $state('')

  async do(what: () => Promise<void>): Promise<void> {
    this.trouble = ''
    try {
      await what()
    } catch (error) {
      this.trouble = saying(error)
    }
  }
}
