// The drawn house as a bitmap: zooming and panning then cost nothing.
import { EDGE, house } from './house'
import type { Plan } from './plan'

const LARGEST = 9_000_000
/** Points of its height that are painted at a time: the page is held up for no longer than that takes. */
const STRIP = 96

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
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return image.src
  for (let top = 0; top < canvas.height; top += STRIP) {
    await breath()
    strip(context, image, top)
  }
  return addressOf(await written(canvas, kind))
}

/** A part of the picture, drawn here and now. */
function strip(context: CanvasRenderingContext2D, image: HTMLImageElement, top: number) {
  const { width, height } = context.canvas
  context.save()
  context.beginPath()
  context.rect(0, top, width, STRIP)
  context.clip()
  context.drawImage(image, 0, 0, width, height)
  context.restore()
  context.getImageData(0, top, 1, 1) // a browser draws when it must
}

/** The page may do something else for a moment. */
const breath = () => new Promise<void>((done) => setTimeout(done))

/** Written beside the page, which goes on meanwhile. */
const written = (canvas: HTMLCanvasElement, kind: string) => new Promise<Blob | null>((done) => canvas.toBlob(done, kind, 0.92))

function addressOf(blob: Blob | null): Promise<string> {
  if (!blob) return Promise.reject(new Error('the house could not be painted'))
  return new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => failed(reader.error ?? new Error('the picture could not be read'))
    reader.readAsDataURL(blob)
  })
}
