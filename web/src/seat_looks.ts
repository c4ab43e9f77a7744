// The colours of a seat and the dashes of its rings, as they came: never colour alone.
import type { SeatLook } from './protocol'

/** Of who has no seat, or one of which nothing is said. */
export const NOBODY: SeatLook = { look: { icon: 'person', line: '#e8b64c', light: '#b77a22', dark: '#5d380a', behind: '' }, card: '#7d4f10', ring: '', medal: '' }

/** As properties of style; see style/tokens.css. */
export function hues(seat: SeatLook | null | undefined): string {
  const { look, card } = seat ?? NOBODY
  return `--hue:${look.line};--hue-l:${look.light};--hue-d:${look.dark};--hue-c:${card}`
}
