// What a card says, in one paragraph.
import type { CardText } from '../../../protocol'
import { asSentence } from '../../../words/setting'

/** A line that is no sentence of its own ends here all the same. */
export const toldOf = ({ only, lines }: CardText) => [only, ...lines.map(({ lead, text }) => asSentence(`${lead} ${text}`.trim()))].filter(Boolean).join(' ')
