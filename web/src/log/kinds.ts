// Lines of the log: how long they may be, and where they happened.
import type { Line } from '../protocol'

/** What is too long for the log is folded. */
export const LONG = 190

/** Where a line happened, if the board can show it. */
export function placeOf(line: Line): string {
  const { space, room } = line.facts
  return typeof space === 'string' ? space : typeof room === 'string' ? room : ''
}

const NUMERALS: [number, string][] = [[10, 'x'], [9, 'ix'], [5, 'v'], [4, 'iv'], [1, 'i']]

export function numeral(n: number): string {
  let left = n
  let out = ''
  for (const [value, sign] of NUMERALS)
    while (left >= value) {
      out += sign
      left -= value
    }
  return out
}
