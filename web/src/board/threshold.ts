// Where one steps over from a space to the next: in its door, or over the line between them.
import { C, type Plan, type Point, type Run, type SpacePlan } from './plan'

/** How far from the post of a door one goes through it. */
const POST = C / 4

export interface Walk {
  space: string
  x: number
  y: number
}

/** The place between two spaces that lies least out of the way; none where nothing leads from one to the other. */
export function threshold(plan: Plan, from: Walk, to: Walk): Point | undefined {
  const [here, there] = [plan.space(from.space), plan.space(to.space)]
  if (!here || !there) return undefined
  const open = [...(plan.board.lines.door ?? []), ...plan.borders]
  const way = ([x, y]: Point) => Math.hypot(x - from.x, y - from.y) + Math.hypot(to.x - x, to.y - y)
  return shared(here, there)
    .filter((edge) => open.some((run) => liesOn(edge, run)))
    .map((edge) => crossing(edge, from, to))
    .sort((one, other) => way(one) - way(other))[0]
}

/** The edges that cells of both share, in cells. */
function shared(here: SpacePlan, there: SpacePlan): Run[] {
  const others = new Set(there.cells.map(([x, y]) => `${x},${y}`))
  return here.cells.flatMap(([x, y]) => {
    const sides: [string, Run][] = [
      [`${x - 1},${y}`, [[x, y], [x, y + 1]]],
      [`${x + 1},${y}`, [[x + 1, y], [x + 1, y + 1]]],
      [`${x},${y - 1}`, [[x, y], [x + 1, y]]],
      [`${x},${y + 1}`, [[x, y + 1], [x + 1, y + 1]]],
    ]
    return sides.filter(([beyond]) => others.has(beyond)).map(([, edge]) => edge)
  })
}

function liesOn([[ax, ay], [bx, by]]: Run, [[cx, cy], [dx, dy]]: Run): boolean {
  return Math.min(cx, dx) <= ax && bx <= Math.max(cx, dx) && Math.min(cy, dy) <= ay && by <= Math.max(cy, dy)
}

/** Where the straight way meets an edge, or the nearest place of it. */
function crossing([[ax, ay], [bx]]: Run, from: Walk, to: Walk): Point {
  const within = (at: number, first: number) => Math.min(Math.max(at, first * C + POST), (first + 1) * C - POST)
  if (ax === bx) {
    const part = (ax * C - from.x) / (to.x - from.x || 1)
    return [ax * C, within(from.y + part * (to.y - from.y), ay)]
  }
  const part = (ay * C - from.y) / (to.y - from.y || 1)
  return [within(from.x + part * (to.x - from.x), ax), ay * C]
}
