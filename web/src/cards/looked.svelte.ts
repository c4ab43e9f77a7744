// The card of a row that is looked at: the one under the pointer, else the one that was clicked or stepped to.
// Only a pointer that moves points: a row that is laid out anew under one that rests holds nothing up.
import { meaning } from '../panel/meaning.svelte'

export class Looked {
  hovered = $state('')
  focused = $state('')
  id = $derived(this.hovered || this.focused)

  /** Once a question is answered its cards are put down: the next may be about the board behind them. */
  constructor(question: () => number | undefined) {
    let asked: number | undefined
    $effect(() => {
      const now = question()
      if (asked !== undefined && now !== asked) this.#putDown()
      asked = now
    })
  }

  #putDown() {
    if (this.focused && document.activeElement instanceof HTMLButtonElement) document.activeElement.blur()
    this.hovered = this.focused = ''
  }

  /** The focus has gone on: it stays while it is within the row, or has gone to look a word up. */
  left(event: FocusEvent & { currentTarget: HTMLElement }) {
    if (meaning.topic || event.currentTarget.contains(event.relatedTarget as Node | null)) return
    this.focused = ''
  }
}
