// The card of a row that is looked at: the one under the pointer, else the one that was clicked or stepped to.
import { meaning } from '../panel/meaning.svelte'

export class Looked {
  hovered = $state('')
  focused = $state('')
  id = $derived(this.hovered || this.focused)

  /** The focus has gone on: it stays while it is within the row, or has gone to look a word up. */
  left(event: FocusEvent & { currentTarget: HTMLElement }) {
    if (meaning.topic || event.currentTarget.contains(event.relatedTarget as Node | null)) return
    this.focused = ''
  }
}
