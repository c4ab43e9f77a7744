// Pieces stacked in three columns: where each lies, in drawing units, and how they would lie after a move.

export const COLUMN = 200
const [THIN, THICK] = [62, 16]

export interface Stacked {
  piece: number
  /** From 0. */
  column: number
  level: number
  top: boolean
}

/** Every piece with its place, the smallest first, so that each keeps its own drawing while it moves. */
export function stacked(columns: number[][]): Stacked[] {
  const all = columns.flatMap((pieces, column) => pieces.map((piece, level) => ({ piece, column, level, top: level === pieces.length - 1 })))
  return all.sort((one, other) => one.piece - other.piece)
}

/** The top piece of a column is on another. */
export function moved(columns: number[][], piece: number, to: number): number[][] {
  return columns.map((pieces, at) => [...pieces.filter((each) => each !== piece), ...(at === to ? [piece] : [])])
}

export const breadth = (piece: number) => THIN + piece * THICK
export const middleOf = (column: number) => (column + 0.5) * COLUMN
