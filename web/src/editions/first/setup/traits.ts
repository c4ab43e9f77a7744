// A Trait card's text, taken apart: its numbers, what it brings, what it lets one do.
import type { CardText } from '../../../protocol'

export interface TraitText {
  numbers: [string, string][]
  brings: string
  rest: string
}

export function readTrait(card: CardText): TraitText {
  const lines = card.text.split('\n').filter(Boolean)
  const numbers: [string, string][] = []
  const rest: string[] = []
  let brings = ''
  for (const line of lines) {
    const number = /^(\p{L}+) (\d+)$/u.exec(line)
    const start = /^Starts with (.+?)\.?$/.exec(line)
    if (number) numbers.push([number[1]!, number[2]!])
    else if (start) brings = start[1]!
    else rest.push(line)
  }
  return { numbers, brings, rest: rest.join(' ') }
}
