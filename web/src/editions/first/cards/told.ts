// What a card says, in one paragraph.
import type { CardText } from '../../../protocol'

/** A line that is no sentence of its own ends here all the same. */
const ended = (line: string) => (/[\p{L}\p{N})]$/u.test(line) ? `${line}.` : line)

export const toldOf = ({ only, lines }: CardText) => [only, ...lines.map(({ lead, text }) => ended(`${lead} ${text}`.trim()))].filter(Boolean).join(' ')
