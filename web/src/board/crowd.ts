// Where figures stand: one in the middle of its space, several in rows.
import { C, type SpacePlan } from './plan'

export interface Spot {
  x: number
  y: number
  scale: number
}

/** How far a figure reaches above and below the middle of its base, and how much of a row it takes, at its full size. */
const ABOVE = 70
const BELOW = 24
const WIDE = 54
/** Between two rows: at least so much that the numbers of those behind are seen. */
const STEP = 64
const LEAST = 0.6
/** Figures in a low room are smaller. */
const LOW = 0.78

/** `boost` is by how much all figures are drawn larger. */
export function standing(space: SpacePlan, count: number, index: number, boost = 1): Spot {
  const [across, down] = runs(space)
  const full = down.length === 1 ? LOW : 1
  if (count === 1) return { x: space.centre[0], y: space.centre[1] + (down.length === 1 ? 14 : 16), scale: full }
  const [width, height] = [across.length * C - 14, down.length * C - 18]
  const rowsOf = (columns: number) => Math.ceil(count / columns)
  const fits = (columns: number) => Math.min(full, width / (columns * WIDE * boost), height / ((ABOVE + BELOW + (rowsOf(columns) - 1) * STEP) * boost))
  let columns = count
  for (let fewer = count - 1; fewer > 0; fewer--) if (fits(fewer) > fits(columns)) columns = fewer
  const scale = Math.max(LEAST, fits(columns))
  const size = scale * boost
  const rows = rowsOf(columns)
  const step = rows > 1 ? Math.max(STEP * size, Math.min(84 * size, (height - (ABOVE + BELOW) * size) / (rows - 1))) : 0
  const first = middle(down) - ((ABOVE + BELOW) * size + (rows - 1) * step) / 2 + ABOVE * size
  const [row, column] = [Math.floor(index / columns), index % columns]
  const inRow = row === rows - 1 ? count - columns * (rows - 1) : columns
  return {
    x: middle(across) + (column - (inRow - 1) / 2) * Math.min(62 * size, width / columns),
    y: first + row * step + 4,
    scale,
  }
}

/** The cells of a space in the row and in the column of its middle. */
function runs(space: SpacePlan): [number[], number[]] {
  const [mx, my] = [Math.floor(space.centre[0] / C - 0.001), Math.floor(space.centre[1] / C - 0.001)]
  const across = space.cells.filter(([, y]) => y === my).map(([x]) => x)
  const down = space.cells.filter(([x]) => x === mx).map(([, y]) => y)
  return [across.length ? across : [mx], down.length ? down : [my]]
}

const middle = (cells: number[]) => ((Math.min(...cells) + Math.max(...cells) + 1) / 2) * C
