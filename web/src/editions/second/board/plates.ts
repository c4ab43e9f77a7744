// The small plates of a space, one beside the other in its lower corner: so that it can be read when several things lie in it.
import { around, shared, type Box } from '../../../board/boxes'
import { C, type Plan, type Point, type SpacePlan } from '../../../board/plan'
import type { View } from '../view'

export type PlateKind = 'fire' | 'darkness' | 'barricade' | 'secret_passage' | 'rift' | 'water' | 'overgrowth' | 'rubble' | 'restraint' | 'dropped'

export interface Plate {
  kind: PlateKind
  space: string
  number: number
}

export interface LaidPlate extends Plate {
  at: Point
}

/** What packs lay, in the order in which it is told. */
const OF_PACKS: PlateKind[] = ['rift', 'water', 'overgrowth', 'rubble', 'restraint']
const WIDE: Partial<Record<PlateKind, number>> = { secret_passage: 46 }
const [USUAL, HIGH] = [32, 34]

/** What lies in spaces, apart from tokens and from what lies across a door. */
export function platesOf({ fire, darkness, barricades, passages, dropped, extras }: View): Plate[] {
  const one = (kind: PlateKind) => (space: string): Plate => ({ kind, space, number: 1 })
  const laid = OF_PACKS.flatMap((kind) => Object.entries(extras?.laid[kind] ?? {}).map(([space, number]): Plate => ({ kind, space, number })))
  return [
    ...darkness.map(one('darkness')),
    ...fire.map(one('fire')),
    ...barricades.filter(({ lines }) => !lines.length).map(({ space }) => one('barricade')(space)),
    ...passages.map(one('secret_passage')),
    ...laid,
    ...Object.entries(dropped).flatMap(([space, cards]) => (cards.length ? [{ kind: 'dropped' as const, space, number: cards.length }] : [])),
  ]
}

/** Each in its place: from the left along the lower edge of its space, clear of what is written there, then above. */
export function laidPlates(plan: Plan, plates: Plate[], boost: number, written: readonly Box[]): LaidPlate[] {
  return plan.spaces.flatMap((space) => inOrder(space, plates.filter((each) => each.space === space.id), boost, written))
}

function inOrder(space: SpacePlan, plates: Plate[], boost: number, written: readonly Box[]): LaidPlate[] {
  const { cells } = space
  const bottom = Math.max(...cells.map(([, y]) => y))
  const row = cells.filter(([, y]) => y === bottom).map(([x]) => x)
  const [left, right] = [Math.min(...row) * C + 8, (Math.max(...row) + 1) * C - 8]
  let [x, y] = [left, (bottom + 1) * C - 24]
  return plates.map((plate) => {
    const width = (WIDE[plate.kind] ?? USUAL) * boost
    for (let more = true; more; ) {
      const over = written.find((each) => shared(each, around(x + width / 2, y, width - 4, 26 * boost)) > 0)
      if (over) x = over.x + over.w + 4
      more = over !== undefined
      if (x > left && x + width > right) {
        ;[x, y] = [left, y - HIGH * boost]
        more = y > bottom * C - 2 * C // a space that is full of writing has no better place
      }
    }
    const at: Point = [x + width / 2, y]
    x += width
    return { ...plate, at }
  })
}
