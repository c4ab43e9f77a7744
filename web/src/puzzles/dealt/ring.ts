// Rings of six sections around a hub: where they lie, and what they would show after a turn.
import type { DealtShape, RingShape } from '../../protocol'

export const SECTIONS = 6
export const HUB = 38
const BROAD = 46
const RINGS = 4

/** Where a ring begins and ends, from the middle. */
export function band(ring: number): { from: number; to: number; middle: number } {
  const from = HUB + ring * BROAD
  return { from, to: from + BROAD, middle: from + BROAD / 2 }
}

export const OUTSIDE = band(RINGS - 1).to

/** A point so far from the middle, in the direction of a section, from the top clockwise. */
export function at(section: number, far: number): { x: number; y: number } {
  const angle = (section * 2 * Math.PI) / SECTIONS
  return { x: far * Math.sin(angle), y: -far * Math.cos(angle) }
}

/** The ring as a shape with a hole. */
export function outline(ring: number): string {
  const { from, to } = band(ring)
  return [to, from].map((r) => `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`).join('')
}

/** What stands in each section, from the top clockwise; 0 is covered. */
export function standing({ signs, turned }: RingShape): number[] {
  return signs.map((_, section) => signs[(((section - turned) % SECTIONS) + SECTIONS) % SECTIONS] ?? 0)
}

/** The rings after one of them was turned by so many sections. */
export function ringsAfter({ rings }: DealtShape, ring: number, by: number): RingShape[] {
  return rings.map((each, number) => (number === ring ? { ...each, turned: each.turned + by } : each))
}
