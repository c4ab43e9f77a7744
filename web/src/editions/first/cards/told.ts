// What a card says, in one paragraph.
import type { CardText } from '../../../protocol'

export const toldOf = ({ only, lines }: CardText) => [only, ...lines.flatMap(({ lead, text }) => [lead, text])].filter(Boolean).join(' ')
