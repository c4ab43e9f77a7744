// Dealt puzzles whose pieces lie in slots, as those of the box do.
import type { DealtShape } from '../../protocol'
import { lineLaid } from './line'
import { slideLaid, type Laid } from './slide'

const KINDS: Record<string, (dealt: DealtShape) => Laid> = { slide: slideLaid, line: lineLaid }

export const laidInSlots = (dealt: DealtShape): Laid | undefined => KINDS[dealt.kind]?.(dealt)
