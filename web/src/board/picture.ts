// The drawn house as a bitmap: zooming and panning then cost nothing.
import { EDGE, house } from './house'
import type { Plan } from './plan'

const LARGEST = 9_000_000

const made = new WeakMap<Plan, Promise<string>>()

/** A picture of the house, as an address that an image can show. */
export function picture(plan: Plan, hollow: boolean, over: readonly string[] = []): Promise<string> {
  const known = made.get(plan) ?? painted(plan, sharp(plan), 'image/webp', hollow, over)
  made.set(plan, known)
  return known
}

/** So many points to a unit of the plan, as far as the screen shows them. */
function sharp(plan: Plan): number {
  const [w, h] = [plan.width + 2 * EDGE, plan.height + 2 * EDGE]
  return Math.min(2, Math.max(1, devicePixelRatio) * 1.4, Math.sqrt(LARGEST / (w * h)))
}

export async function painted(plan: Plan, scale: number, kind = 'image/webp', hollow = false, over: readonly string[] = []): Promise<string> {
  const [w, h] = [plan.width + 2 * EDGE, plan.height + 2 * EDGE]
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(house(plan, scale, hollow, over))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(w * scale)
  canvas.height = Math.round(h * scale)
  const context = canvas.getContext('2d')
  if (!context) return image.src
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL(kind, 0.92)
}
