// Numbers in words, as far as anybody counts.
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

export const inWords = (n: number) => NUMBERS[n] ?? String(n)

export const range = (least: number, most: number, to: string) => (least === most ? `${least}` : `${least}${to}${most}`)
