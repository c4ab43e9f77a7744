// Colour and pattern of a seat: never colour alone.
import type { Seat } from './protocol'

export interface SeatLook {
  /** Sets the colours of a portrait; see style/tokens.css. */
  css: string
  line: string
  card: string
  /** Dashes of the ring around a figure's base. */
  ring: string
  /** Dashes of the ring around a portrait. */
  medal: string
}

const looks: SeatLook[] = [
  { css: 'seat-1', line: '#e8b64c', card: '#7d4f10', ring: '', medal: '' },
  { css: 'seat-2', line: '#7fb4e0', card: '#1f4468', ring: '9 4.2', medal: '14 6' },
  { css: 'seat-3', line: '#e58fa3', card: '#7c2438', ring: '.1 6.6', medal: '.1 9' },
  { css: 'seat-4', line: '#9fd0a4', card: '#1a3a24', ring: '9 4 2 4', medal: '14 5 3 5' },
]
/** Of a seat of which there is only one. */
const alone: SeatLook = { css: 'seat-k', line: '#8ff0d4', card: '#17362f', ring: '5 5', medal: '5 5' }

export function seatLook(seat: Seat): SeatLook {
  const number = /(\d+)$/.exec(seat)?.[1]
  return (number ? looks[Number(number) - 1] : undefined) ?? alone
}
