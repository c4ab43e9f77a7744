// Which evening comes next, after those that were played here.
import type { Played } from '../played'
import type { Library, NewGame, SeatPlan, StoryInfo } from '../protocol'

export interface NextEvening {
  story: StoryInfo
  /** The role of whoever sits here. */
  role: string
  wish: NewGame
}

/** From the easiest to the hardest, the one for training first; boards on which a pack is tried are no evenings. */
function inOrder({ stories }: Library): StoryInfo[] {
  const rank = (each: StoryInfo) => (each.training ? 0 : each.first_evening ? 1 : 1 + each.lamps)
  return stories.filter((each) => !each.trial).sort((a, b) => rank(a) - rank(b))
}

/** The training evening for who never played; else the first story that was not played yet on the side of last time, or again the last. */
export function nextEvening(library: Library, played: Played[]): NextEvening | undefined {
  const here = played.filter((each) => each.edition === library.edition)
  const last = here.at(-1)
  if (!last) return evening(library, library.training ?? library.first)
  const met = here.filter((each) => each.role === last.role).map((each) => each.story)
  const stories = inOrder(library)
  const story = stories.find((each) => !met.includes(each.id)) ?? stories.find((each) => each.id === last.story)
  return story && otherwise(library, story.id, last.role)
}

/** The story of last time, from a side on which it was not played yet. */
export function otherSide(library: Library, played: Played[]): NextEvening | undefined {
  const last = played.findLast((each) => each.edition === library.edition)
  if (!last) return undefined
  const met = played.filter((each) => each.story === last.story).map((each) => each.role)
  const role = library.roles.find((each) => !met.includes(each.id))
  return role && otherwise(library, last.story, role.id)
}

/** The evening that the edition has ready, with another story and whoever sits here in this role. */
function otherwise(library: Library, story: string, role: string): NextEvening | undefined {
  const ready = [library.training, library.first].find((each) => each?.story === story) ?? library.first
  return ready ? evening(library, { ...ready, story, seats: asRole(library, ready, role) }) : undefined
}

function evening(library: Library, wish: NewGame | null): NextEvening | undefined {
  const story = library.stories.find((each) => each.id === wish?.story)
  const [seat] = Object.entries(wish?.seats ?? {}).find(([, plan]) => plan.holder === 'person') ?? []
  const role = library.seats.find((each) => each.seat === seat)?.role ?? ''
  return wish && story ? { story, role, wish } : undefined
}

/** The first seat of the role is for whoever sits here, and computers have the others. */
function asRole({ seats: faces, roles }: Library, { seats }: NewGame, role: string): Record<string, SeatPlan> {
  const own = faces.find((each) => each.role === role && each.seat in seats)?.seat
  return Object.fromEntries(
    Object.entries(seats).map(([seat, plan]): [string, SeatPlan] => {
      if (seat === own) return [seat, { holder: 'person' }]
      const usual = roles.find((each) => each.id === faces.find((face) => face.seat === seat)?.role)?.computer
      return [seat, plan.holder === 'computer' ? plan : { holder: 'computer', player: usual ?? '' }]
    }),
  )
}
