// The house as it is drawn once: floors, furniture, grime, lamplight and walls, as the text of an SVG.
import { furniture } from './furniture'
import { houseDefs } from './materials'
import { C, outline, rails, type Plan, type RoomPlan } from './plan'

/** How much of the table is seen around the house. */
export const EDGE = 30

const layer = (name: string, body: string, attributes = '') => `<g id="layer-${name}" ${attributes}>${body}</g>`

function floors(plan: Plan): string {
  return plan.rooms.map((room) => `<path d="${room.path}" fill="url(#floor-${room.floor})"/>`).join('')
}

function stuff(plan: Plan): string {
  return furniture(plan)
    .map(({ kind, x, y, turn, scale }) => `<use href="#f-${kind}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"/>`)
    .join('')
}

function borders(plan: Plan): string {
  const path = rails(plan.borders)
  return (
    `<path d="${path}" stroke="#0c0603" stroke-opacity=".55" stroke-width="4.5"/>` +
    `<path d="${path}" stroke="#e9cf94" stroke-width="2.2" stroke-dasharray="1 7" stroke-linecap="round"/>`
  )
}

/** A lamp for every nine cells or so, each over a space of the room. */
function lamps(plan: Plan, room: RoomPlan): [number, number, number][] {
  if (room.outdoors) return []
  const spaces = plan.spaces.filter((space) => space.room === room.id)
  const several = spaces.length > 2
  return several
    ? spaces.map(({ centre: [x, y], cells }) => [x, y - 10, (1.05 + Math.sqrt(cells.length) * 0.42) * C])
    : [[room.centre[0], room.centre[1] - 8, (1.1 + Math.sqrt(room.cells.length) * 0.5) * C]]
}

/** What no lamp reaches is dim and a little blue; the foot of the walls is darker. */
function light(plan: Plan): string {
  return plan.rooms
    .map((room) => {
      const clip = `clip-path="url(#clip-${room.id})"`
      const veil = room.outdoors ? ['#120c1c', 0.22] : ['#1a0d06', 0.24]
      const base =
        `<g ${clip}><path d="${room.path}" fill="${veil[0]}" fill-opacity="${veil[1]}"/>` +
        `<path d="${room.path}" fill="none" stroke="#060302" stroke-opacity=".8" stroke-width="34" filter="url(#fx-soft)"/></g>`
      const lit = lamps(plan, room).flatMap(([x, y, radius]) =>
        ([['overlay', 1.15, 0.95], ['screen', 0.6, 0.18]] as const).map(
          ([blend, reach, strength]) =>
            `<g ${clip} style="mix-blend-mode:${blend}" opacity="${strength}"><circle cx="${x}" cy="${y}" r="${radius * reach}" fill="url(#g-lamp)"/></g>`,
        ),
      )
      const moon = room.outdoors
        ? `<g ${clip} style="mix-blend-mode:screen"><circle cx="${room.centre[0]}" cy="${room.centre[1] - C}" r="${3 * C}" fill="url(#g-moon)" opacity=".5"/></g>`
        : ''
      return base + lit.join('') + moon
    })
    .join('')
}

function walls(plan: Plan): string {
  const path = rails(plan.walls)
  return (
    `<path d="${path}" stroke="#020101" stroke-opacity=".75" stroke-width="20" transform="translate(5 7)" filter="url(#fx-soft)"/>` +
    `<g filter="url(#fx-bevel)"><path d="${path}" stroke="#2c1e15" stroke-width="15" stroke-linecap="square"/></g>` +
    `<path d="${path}" stroke="#0f0906" stroke-width="3.5"/><path d="${path}" stroke="#9a7440" stroke-width="1.1" stroke-opacity=".85"/>`
  )
}

/** Where no room is, but rooms are all around: nobody looks down there. */
function wells(plan: Plan): string {
  const { width, height } = plan.board
  const open = new Set<string>()
  const free = (x: number, y: number) => !plan.at((x + 0.5) * C, (y + 0.5) * C)
  const ways: [number, number][] = [[-1, -1]]
  for (let at = ways.pop(); at; at = ways.pop()) {
    const [x, y] = at
    if (x < -1 || y < -1 || x > width || y > height || open.has(`${x},${y}`) || !free(x, y)) continue
    open.add(`${x},${y}`)
    ways.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1])
  }
  const cells = Array.from({ length: width * height }, (_, i): [number, number] => [i % width, Math.floor(i / width)])
  return outline(cells.filter(([x, y]) => free(x, y) && !open.has(`${x},${y}`)))
}

/** A tile that lies over others casts its shadow on them, and its edge is seen. */
function lyingOver(plan: Plan, over: readonly string[]): string {
  const rooms = plan.rooms.filter(({ id }) => over.includes(id))
  if (!rooms.length) return ''
  const edge = outline(rooms.flatMap(({ cells }) => cells))
  const under = plan.rooms.filter((room) => !rooms.includes(room)).map(({ path }) => path).join('')
  return (
    `<clipPath id="clip-under"><path d="${under}"/></clipPath>` +
    `<g clip-path="url(#clip-under)"><path d="${edge}" fill="#000" fill-opacity=".8" stroke="#000" stroke-opacity=".8" stroke-width="26" transform="translate(9 14)" filter="url(#fx-soft)"/></g>` +
    `<path d="${edge}" fill="none" stroke="#f0d9a4" stroke-opacity=".75" stroke-width="3"/>`
  )
}

/** Five strokes of one path, blurred floors, noise: dear to draw, so it is done once and kept as a picture. `hollow`: one sees through where no room is. */
export function house(plan: Plan, scale: number, hollow = false, over: readonly string[] = []): string {
  const { width, height } = plan
  const ground = outline(plan.rooms.flatMap((room) => room.cells), -7)
  const whole = plan.rooms.map((room) => room.path).join('')
  const clips = plan.rooms.map((room) => `<clipPath id="clip-${room.id}"><path d="${room.path}"/></clipPath>`).join('')
  const [w, h] = [width + 2 * EDGE, height + 2 * EDGE]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-EDGE} ${-EDGE} ${w} ${h}" width="${w * scale}" height="${h * scale}">` +
    `<defs>${houseDefs}${clips}</defs>` +
    layer('ground', `<path d="${ground}" fill="#1b120c" stroke="#4a3320" filter="url(#fx-tile)"/>`) +
    (hollow ? '' : layer('wells', `<path d="${wells(plan)}" fill="#0a0604"/>`)) +
    layer('floors', floors(plan)) +
    layer('furniture', stuff(plan), 'filter="url(#fx-drop)"') +
    layer('borders', borders(plan), 'fill="none"') +
    layer('grime', `<path d="${whole}" filter="url(#fx-grime)" opacity=".55"/>`) +
    layer('light', light(plan)) +
    layer('walls', walls(plan), 'fill="none"') +
    layer('over', lyingOver(plan, over)) +
    '</svg>'
  )
}
