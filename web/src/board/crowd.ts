// Where figures stand: one in the middle of its space, several in rows, all of them clear of the name plates.
import type { Box } from './boxes'
import { C, type Cell, type SpacePlan } from './plan'

export interface Spot {
  x: number
  y: number
  scale: number
}

/** How far a figure reaches above, below and to each side of the middle of its base, at its full size. */
export const ABOVE = 71
export const BELOW = 24
export const ASIDE = 30
/** How much of a row and between two rows each takes; and where it is crowded, so that the numbers of those behind are still seen. */
const ROOMY = { wide: 58, step: 64 }
const CLOSE = { wide: 36, step: 46 }
const LEAST = 0.3
/** Figures in a low room are smaller. */
const LOW = 0.78
/** Heads may reach over the wall behind them, and bases a little over the one before, if need be. */
const OVER = 34
const FORE = 12
/** Between a plate and a head. */
const CLEAR = 2
/** What a little more size is worth, in units that a place lies off the middle; and what reaching over costs. */
const SIZE = 500
const REACHING = 40

interface Ground {
  left: number
  right: number
  top: number
  bottom: number
}

interface Rows {
  columns: number
  rows: number
  scale: number
  step: number
  pitch: number
}

/** `boost` is by how much all figures are drawn larger, `least` the scale below which they rather stand close together. */
export function standing(space: SpacePlan, count: number, boost = 1, plates: readonly Box[] = [], least = 0.6): Spot[] {
  let best: Spot[] = []
  let most = -Infinity
  for (const { ground, full, cost } of grounds(space, plates, boost * Math.max(LOW, least))) {
    const rows = laidOut(ground, count, Math.max(full, Math.min(1, least)), boost, least)
    const spots = placed(ground, rows, count, boost)
    const worth = rows.scale * SIZE - cost - Math.abs(mean(spots.map(({ x }) => x)) - space.centre[0]) - Math.abs((ground.top + ground.bottom) / 2 - space.centre[1]) / 2
    if (worth > most) [most, best] = [worth, spots]
  }
  return best
}

/** Parts of a space on which figures can stand: its rectangles, between and beside the plates. */
function* grounds(space: SpacePlan, plates: readonly Box[], size: number): Generator<{ ground: Ground; full: number; cost: number }> {
  for (const { left, right, top, bottom } of rectangles(space.cells)) {
    const full = bottom - top <= C ? LOW : 1
    const near = plates.filter((each) => each.x < right && each.x + each.w > left && each.y < bottom + FORE && each.y + each.h > top - OVER)
    const edges = [left, right, ...near.flatMap((each) => [each.x, each.x + each.w])].filter((x) => x >= left && x <= right).sort((a, b) => a - b)
    for (const from of edges)
      for (const to of edges) {
        if (to <= from || (to - from < (ASIDE + 4) * size && to - from < right - left)) continue
        for (const over of [0, OVER]) {
          const ground = { left: from, right: to, top: top + 4 - over, bottom: bottom + FORE }
          for (const each of near)
            if (each.x < to && each.x + each.w > from) {
              if (each.y + each.h / 2 < (top + bottom) / 2) ground.top = Math.max(ground.top, each.y + each.h + CLEAR)
              else ground.bottom = Math.min(ground.bottom, each.y - CLEAR)
            }
          yield { ground, full, cost: over ? REACHING : 0 }
        }
      }
  }
}

/** The rectangles of cells that lie wholly within a space. */
function rectangles(cells: readonly Cell[]): Ground[] {
  const has = new Set(cells.map(([x, y]) => `${x},${y}`))
  const found: Ground[] = []
  for (const [x, y] of cells) {
    let wide = Infinity
    for (let high = 1; has.has(`${x},${y + high - 1}`); high++) {
      let across = 0
      while (across < wide && has.has(`${x + across},${y + high - 1}`)) across++
      wide = across
      found.push({ left: x * C, right: (x + wide) * C, top: y * C, bottom: (y + high) * C })
    }
  }
  return found
}

/** In as many rows as let them be largest; close together before they are too small. */
function laidOut(ground: Ground, count: number, full: number, boost: number, least: number): Rows {
  const roomy = rowsOf(ground, count, full, boost, ROOMY)
  if (roomy.scale >= least) return roomy
  return rowsOf(ground, count, Math.min(full, least), boost, CLOSE)
}

function rowsOf({ left, right, top, bottom }: Ground, count: number, full: number, boost: number, { wide, step }: typeof ROOMY): Rows {
  const [width, height] = [right - left, bottom - top]
  let best: Rows | undefined
  for (let columns = count; columns > 0; columns--) {
    const rows = Math.ceil(count / columns)
    const scale = Math.max(LEAST, Math.min(full, width / ((2 * ASIDE + (columns - 1) * wide) * boost), height / ((ABOVE + BELOW + (rows - 1) * step) * boost)))
    if (!best || scale > best.scale) best = { columns, rows, scale, step, pitch: wide }
  }
  return best!
}

function placed({ left, right, top, bottom }: Ground, { columns, rows, scale, step, pitch }: Rows, count: number, boost: number): Spot[] {
  const size = scale * boost
  const slack = Math.max(0, bottom - top - (ABOVE + BELOW + (rows - 1) * step) * size)
  const [apart, aside] = [step * size + (rows > 1 ? Math.min(20 * size, slack / (rows - 1)) : 0), Math.max(pitch * size, Math.min(64 * size, (right - left - 2 * ASIDE * size) / Math.max(1, columns - 1)))]
  const first = (top + bottom) / 2 - ((ABOVE + BELOW) * size + (rows - 1) * apart) / 2 + ABOVE * size
  return Array.from({ length: count }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    const inRow = row === rows - 1 ? count - columns * (rows - 1) : columns
    return { x: (left + right) / 2 + (column - (inRow - 1) / 2) * aside, y: first + row * apart, scale }
  })
}

const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length
