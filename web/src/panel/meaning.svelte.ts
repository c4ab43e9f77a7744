// The word of a text that is looked up in the rules, while the table lies underneath.

class Meaning {
  /** A heading of the rules; '' while nothing is looked up. */
  topic = $state('')
  /** Of whose rules it is. */
  edition = $state('')
  #from: HTMLElement | null = null

  open(edition: string, topic: string, from: HTMLElement) {
    this.edition = edition
    this.topic = topic
    this.#from = from
  }

  /** Back to the word that was looked up. */
  close() {
    this.topic = ''
    const from = this.#from
    requestAnimationFrame(() => from?.isConnected && from.focus())
  }
}

export const meaning = new Meaning()
