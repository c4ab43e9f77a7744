// Where one looks: it follows who acts until it is moved by hand. Pan by drag; zoom by wheel, pinch, keys or buttons.
import { still } from '../settings.svelte'
import type { Box } from './boxes'
import { EDGE } from './house'
import type { Plan } from './plan'

export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
  /** The right as it is when nothing covers the house for a while. */
  usually?: number
}

interface Where {
  x: number
  y: number
  zoom: number
}

const NEAREST = 3.2
/** The nearest that is chosen for a player who has chosen nothing. */
const NEAR_ENOUGH = 1.6
/** How long it takes from one place to the next. */
const GLIDE = 240

/** Along one side: the middle of all, or as near to it as leaves the first in what is seen. */
function middle(first: number, size: number, all: number, whole: number, seen: number): number {
  const [at, wanted, slack] = [first + size / 2, all + whole / 2, Math.max(0, (seen - size) / 2)]
  return Math.min(at + slack, Math.max(at - slack, wanted))
}

export class Camera {
  x = $state(0)
  y = $state(0)
  zoom = $state(1)
  /** Nothing has been moved by hand since it last looked for itself. */
  fitted = $state(true)

  /** The zoom at which the whole house is seen. */
  whole = $state(1)
  /** The zoom that somebody has chosen by hand; it stays from question to question. */
  chosen = $state(0)
  /** The zoom it comes to rest at. */
  rest = $state(1)

  #plan: Plan | undefined
  #width = 0
  #height = 0
  #least = 0.3
  #pointers = new Map<number, { x: number; y: number }>()
  #moved = 0
  #gliding = 0

  /** Show the whole house in the window less its panels, or what there is of it from as near as wished. */
  fit(plan: Plan, width: number, height: number, insets: Insets, atLeast = 0) {
    this.#stop()
    this.#width = width
    this.#height = height
    this.#plan = plan
    const [w, h] = [width - insets.left - insets.right, height - insets.top - insets.bottom]
    const whole = Math.min(w / (plan.width + 2 * EDGE), h / (plan.height + 2 * EDGE))
    this.#least = Math.max(0.15, whole * 0.7)
    this.whole = Math.min(NEAR_ENOUGH, whole)
    this.zoom = Math.min(NEAREST, Math.max(this.whole, atLeast))
    this.x = insets.left + (w - plan.width * this.zoom) / 2
    this.y = insets.top + (h - plan.height * this.zoom) / 2
    this.fitted = true
    this.rest = this.zoom
  }

  /** Bring a point of the plan to the middle of what is free, without showing more of the table than must be. */
  centre(x: number, y: number, insets: Insets) {
    if (!this.#plan) return
    this.x = this.#along(x, this.#plan.width, insets.left, this.#width - insets.right)
    this.y = this.#along(y, this.#plan.height, insets.top, this.#height - insets.bottom)
  }

  /** Bring these into what is free, the first of them at any rate: no nearer than now, and no farther than one can read. */
  show(first: Box, all: Box, insets: Insets, farthest: number) {
    const [w, h] = this.#free(insets)
    const zoom = Math.min(w / (all.w + 2 * EDGE), h / (all.h + 2 * EDGE))
    this.zoom = Math.max(this.whole, Math.min(this.zoom, Math.max(zoom, farthest)))
    this.rest = this.zoom
    this.centre(middle(first.x, first.w, all.x, all.w, w / this.zoom), middle(first.y, first.h, all.y, all.h, h / this.zoom), insets)
  }

  /** Move no farther than it takes to see this. */
  reach(box: Box, insets: Insets) {
    const at = this.place(box)
    const seen = at.x >= insets.left && at.y >= insets.top && at.x + at.w <= this.#width - insets.right && at.y + at.h <= this.#height - insets.bottom
    if (!seen) this.centre(box.x + box.w / 2, box.y + box.h / 2, insets)
  }

  /** What changes is glided to, unless things should stand still. */
  glide(change: () => void) {
    this.#stop()
    const from: Where = { x: this.x, y: this.y, zoom: this.zoom }
    change()
    const to: Where = { x: this.x, y: this.y, zoom: this.zoom }
    if (still() || (from.x === to.x && from.y === to.y && from.zoom === to.zoom)) return
    const began = performance.now()
    const go = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / GLIDE))
      const eased = 1 - (1 - part) ** 3
      this.x = from.x + (to.x - from.x) * eased
      this.y = from.y + (to.y - from.y) * eased
      this.zoom = from.zoom + (to.zoom - from.zoom) * eased
      this.#gliding = part < 1 ? requestAnimationFrame(go) : 0
    }
    go(began)
  }

  /** The plan was drawn anew and everything on it has moved: what was seen stays where it was. */
  shift(plan: Plan, dx: number, dy: number) {
    this.#plan = plan
    this.x -= dx * this.zoom
    this.y -= dy * this.zoom
  }

  /** Where a box of the plan lies in the window. */
  place({ x, y, w, h }: Box): Box {
    return { x: x * this.zoom + this.x, y: y * this.zoom + this.y, w: w * this.zoom, h: h * this.zoom }
  }

  #free(insets: Insets): [number, number] {
    return [this.#width - insets.left - insets.right, this.#height - insets.top - insets.bottom]
  }

  #along(point: number, size: number, from: number, to: number): number {
    const wanted = (from + to) / 2 - point * this.zoom
    const least = to - (size + EDGE) * this.zoom
    const most = from + EDGE * this.zoom
    return least > most ? (from + to - size * this.zoom) / 2 : Math.min(most, Math.max(least, wanted))
  }

  /** The part of the plan that is seen. */
  get seen() {
    return { x: -this.x / this.zoom, y: -this.y / this.zoom, w: this.#width / this.zoom, h: this.#height / this.zoom }
  }

  wheel(event: WheelEvent) {
    event.preventDefault()
    this.#stop()
    this.#zoomAt(event.offsetX, event.offsetY, Math.exp(-event.deltaY * 0.0014))
  }

  down(event: PointerEvent) {
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    this.#moved = 0
  }

  move(event: PointerEvent) {
    const before = this.#pointers.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1]
    this.#stop()
    if (other) {
      const spread = (a: typeof now) => Math.hypot(a.x - other.x, a.y - other.y)
      this.#zoomAt((now.x + other.x) / 2, (now.y + other.y) / 2, spread(now) / Math.max(1, spread(before)))
    } else {
      this.x += now.x - before.x
      this.y += now.y - before.y
      this.fitted = false
    }
    this.#moved += Math.hypot(now.x - before.x, now.y - before.y)
    this.#pointers.set(event.pointerId, now)
  }

  up(event: PointerEvent) {
    this.#pointers.delete(event.pointerId)
  }

  /** Whether the last press was a drag, so that its click chooses nothing. */
  get dragged(): boolean {
    return this.#moved > 6
  }

  /** Nearer or farther, around the middle of what is free. */
  zoomBy(factor: number, insets: Insets) {
    const [w, h] = this.#free(insets)
    this.glide(() => this.#zoomAt(insets.left + w / 2, insets.top + h / 2, (factor * this.rest) / this.zoom))
  }

  #zoomAt(px: number, py: number, factor: number) {
    const zoom = Math.min(NEAREST, Math.max(this.#least, this.zoom * factor))
    this.x = px - ((px - this.x) * zoom) / this.zoom
    this.y = py - ((py - this.y) * zoom) / this.zoom
    this.zoom = this.rest = this.chosen = zoom
    this.fitted = false
  }

  #stop() {
    cancelAnimationFrame(this.#gliding)
    this.#gliding = 0
  }
}
