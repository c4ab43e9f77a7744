// Sheets of paper: what is laid where, in millimetres. After every front comes its back, mirrored for a turn about the long edge.
import type { CardText, PaperBox, PaperPart, PaperPiece, PaperSide, PaperTile } from '../protocol'

export interface Paper {
  id: 'a4' | 'letter'
  width: number
  height: number
}

export const PAPERS: Paper[] = [
  { id: 'a4', width: 210, height: 297 },
  { id: 'letter', width: 215.9, height: 279.4 },
]

/** One side of a component; a card without a back of its own has that of its deck. */
export type Drawn =
  | { what: 'card'; card: CardText; back: boolean }
  | { what: 'deck'; card: CardText }
  | { what: 'piece'; piece: PaperPiece; side: PaperSide; number: number }
  | { what: 'standee'; side: PaperSide }
  | { what: 'tile'; tile: PaperTile; side: number }

export interface Component {
  id: string
  width: number
  height: number
  front: Drawn
  /** None: it is printed on one side. */
  back?: Drawn
}

export interface Placed {
  id: string
  x: number
  y: number
  width: number
  height: number
  drawn: Drawn
}

export interface Sheet {
  part: string
  /** Which of the part's pages. */
  page: number
  pages: number
  side: 'front' | 'back'
  placed: Placed[]
}

/** Around the sheet, and between what is cut. */
const MARGIN = 4.5
const GAP = 3

/** Whether a part of a set is printed, where an address names sets and parts: parts of the sets it names, or of all; all parts of the first set where it names nothing. */
export function isWished(sets: PaperBox[], set: PaperBox, part: PaperPart, wished: string[]): boolean {
  if (!wished.length) return set === sets[0]
  const named = sets.filter(({ id }) => wished.includes(id))
  const parts = wished.filter((name) => !sets.some(({ id }) => id === name))
  return (!named.length || named.includes(set)) && (!parts.length || parts.includes(part.id))
}

/** Everything of a part, copy by copy. */
export function components(part: PaperPart): Component[] {
  return [...part.cards.flatMap((each) => cards(part, each)), ...part.pieces.flatMap(pieces), ...part.tiles.map(tile)]
}

function cards(part: PaperPart, { front, back, copies }: PaperPart['cards'][number]): Component[] {
  const [width, height] = part.card
  const behind: Drawn = back ? { what: 'card', card: back, back: true } : { what: 'deck', card: front }
  return Array.from({ length: copies }, () => ({ id: front.id, width, height, front: { what: 'card', card: front, back: false }, back: behind }))
}

function pieces(piece: PaperPiece): Component[] {
  const [width, height] = piece.size
  return Array.from({ length: piece.copies }, (_, i) =>
    piece.shape === 'standee'
      ? { id: piece.id, width, height, front: { what: 'standee', side: piece.front } }
      : { id: piece.id, width, height, front: side(piece, piece.front, i), back: side(piece, piece.back ?? piece.front, i) },
  )
}

const side = (piece: PaperPiece, each: PaperSide, copy: number): Drawn => ({ what: 'piece', piece, side: each, number: copy + 1 })

function tile(each: PaperTile): Component {
  const [width, height] = each.size
  return { id: each.id, width, height, front: { what: 'tile', tile: each, side: 0 }, ...(each.sides.length > 1 ? { back: { what: 'tile', tile: each, side: 1 } } : {}) }
}

/** The sheets of a part: rows from the top, each page in the middle of its sheet. */
export function sheets(part: PaperPart, paper: Paper, backs: boolean): Sheet[] {
  const laid = pages(components(part), paper)
  return laid.flatMap((rows, i) => {
    const at = { part: part.id, page: i + 1, pages: laid.length }
    const front: Sheet = { ...at, side: 'front', placed: rows.map(({ component, x, y }) => ({ id: component.id, x, y, width: component.width, height: component.height, drawn: component.front })) }
    const behind = rows.flatMap(({ component, x, y }) =>
      component.back ? [{ id: component.id, x: paper.width - x - component.width, y, width: component.width, height: component.height, drawn: component.back }] : [],
    )
    return backs && behind.length ? [front, { ...at, side: 'back' as const, placed: behind }] : [front]
  })
}

interface Lying {
  component: Component
  x: number
  y: number
}

function pages(all: Component[], paper: Paper): Lying[][] {
  const [most, deep] = [paper.width - 2 * MARGIN, paper.height - 2 * MARGIN]
  const found: Lying[][] = []
  let page: Lying[] = []
  let [x, y, row] = [0, 0, 0]
  for (const component of all) {
    if (x > 0 && x + component.width > most) [x, y, row] = [0, y + row + GAP, 0]
    if (page.length && y + component.height > deep) {
      found.push(page)
      page = []
      ;[x, y, row] = [0, 0, 0]
    }
    page.push({ component, x, y })
    row = Math.max(row, component.height)
    x += component.width + GAP
  }
  if (page.length) found.push(page)
  return found.map((each) => inTheMiddle(each, paper))
}

function inTheMiddle(page: Lying[], paper: Paper): Lying[] {
  const width = Math.max(...page.map(({ component, x }) => x + component.width))
  const height = Math.max(...page.map(({ component, y }) => y + component.height))
  const [dx, dy] = [(paper.width - width) / 2, (paper.height - height) / 2]
  return page.map(({ component, x, y }) => ({ component, x: x + dx, y: y + dy }))
}

/** How far cut marks stand off, and how long they are. */
const [OFF, LONG] = [0.4, 1.6]

/** Marks at the corners of everything on a sheet, where the knife goes. */
export function cutMarks(placed: readonly Placed[]): string {
  return placed
    .flatMap(({ x, y, width, height }) =>
      [
        [x, y, -1, -1],
        [x + width, y, 1, -1],
        [x, y + height, -1, 1],
        [x + width, y + height, 1, 1],
      ].map(([cx = 0, cy = 0, sx = 0, sy = 0]) => `M${cx + sx * OFF} ${cy}h${sx * LONG}M${cx} ${cy + sy * OFF}v${sy * LONG}`),
    )
    .join('')
}
