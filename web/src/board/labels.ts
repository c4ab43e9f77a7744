// Luggage labels in the rooms: what not everybody may know, in lines as long as there is room for.
import { widthOf, type Room } from './layout'
import { C, type Point, type RoomPlan } from './plan'

export interface LabelLine {
  text: string
  /** It goes on with the line above. */
  on: boolean
}

export interface Label {
  room: string
  lines: LabelLine[]
  x: number
  y: number
  w: number
  h: number
}

/** A room, and the point under what lies there. */
export interface Labelled {
  room: Room
  below: Point
}

const LETTER = 5.9
const PADDING = 20
const FEWEST_LETTERS = 11
/** How far a label may hang beyond the walls of a narrow room. */
const BEYOND = 1.6 * C

/** `reading` is by how much larger they are drawn. */
export function labels(rooms: Labelled[], secrets: (room: string) => string[], reading: number): Label[] {
  return rooms.flatMap(({ room, below }) => {
    const shape = room.room
    const lines = secrets(shape.id).flatMap((text) => wrapped(text, lettersIn(shape, reading)))
    if (!lines.length) return []
    const letters = Math.max(...lines.map(({ text, on }) => text.length + (on ? 1 : 0)))
    const [w, h] = [letters * LETTER + PADDING, lines.length * 14 + 8]
    const [x, y] = room.place(w * reading, h * reading, below, shape.cells, BEYOND)
    return [{ room: shape.id, lines, x: x - (w * reading) / 2, y: y - (h * reading) / 2, w, h }]
  })
}

/** How many letters of a label lie between the walls of a room. */
function lettersIn(room: RoomPlan, reading: number): number {
  return Math.max(FEWEST_LETTERS, Math.floor((widthOf(room) / reading - PADDING) / LETTER))
}

function wrapped(text: string, letters: number): LabelLine[] {
  const lines: LabelLine[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last && last.text.length + word.length < letters) last.text += ` ${word}`
    else lines.push({ text: word, on: lines.length > 0 })
  }
  return lines
}
