// Lines of the log: how long they may be, and how rounds are counted.
/** What is too long for the log is folded. */
export const LONG = 190

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
