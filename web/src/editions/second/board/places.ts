// Where tokens lie that lie on an opening: in cells of the plan, which may lie on its side.
import type { Plan, Point } from '../../../board/plan'
import type { BoardShape } from '../../../protocol'
import type { SecondBarricadeView, SecondTokenView } from '../view'

/** The middle of each opening on which it lies. */
export function placesOf(plan: Plan, board: BoardShape | null, { lines }: Pick<SecondTokenView | SecondBarricadeView, 'lines'>): Point[] {
  const onSide = board !== null && plan.board.width !== board.width
  return lines.map(([[ax, ay], [bx, by]]) => {
    const [x, y] = [(ax + bx) / 2, (ay + by) / 2]
    return onSide ? [y, board.width - x] : [x, y]
  })
}
