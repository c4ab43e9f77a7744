// Which space somebody looks at: the one under the pointer, under a finger that is held down, or that has the focus.

/** How long a finger is held down, and how far it may slip. */
const HELD = 420
const SLIP = 8

export class Looked {
  space = $state('')
  /** Where the pointer is, in the window of the board. */
  at = $state.raw({ x: 0, y: 0 })
  tabbed = $state('')
  /** A finger was held down to look: what it lies on is not chosen. */
  held = $state(false)

  #timer = 0
  #from = { x: 0, y: 0 }

  constructor(readonly spaceAt: (event: MouseEvent) => string) {}

  down(event: PointerEvent) {
    this.held = false
    if (event.pointerType !== 'touch') return
    this.space = ''
    this.#from = { x: event.clientX, y: event.clientY }
    this.up()
    this.#timer = window.setTimeout(() => {
      this.#look(event)
      this.held = this.space !== ''
    }, HELD)
  }

  move(event: PointerEvent, dragged: boolean) {
    if (event.pointerType !== 'touch') {
      if (dragged && event.buttons) this.space = ''
      else this.#look(event)
    } else if (Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > SLIP) this.up()
  }

  up() {
    clearTimeout(this.#timer)
  }

  leave(event: PointerEvent) {
    this.up()
    if (event.pointerType !== 'touch') this.space = ''
  }

  /** Only for those who go by keys. */
  tab(event: FocusEvent) {
    const target = event.target as Element
    this.tabbed = target.matches(':focus-visible') ? (target.closest<HTMLElement>('[data-space]')?.dataset.space ?? '') : ''
  }

  #look(event: PointerEvent) {
    const frame = (event.target as Element).closest('.frame')?.getBoundingClientRect()
    this.space = this.spaceAt(event)
    if (frame) this.at = { x: event.clientX - frame.left, y: event.clientY - frame.top }
  }
}
