import { expect, it } from 'vitest'
import { buttonAt, freeCorner } from './looking'

const frame = { w: 390, h: 350 }
const insets = { top: 70, right: 0, bottom: 0, left: 0 }
const size = { w: 110, h: 90 }
const upper = [
  { x: 0, y: 0, w: 200, h: 200 },
  { x: 200, y: 0, w: 190, h: 200 },
]
const lowerLeft = { x: 0, y: 200, w: 200, h: 150 }

it('what is small lies where it covers nothing that is looked at', () => {
  expect(freeCorner([...upper, lowerLeft], size, frame, insets)).toMatchObject({ right: '12px', bottom: '12px' })
})

it('it does not lie over the button in that corner', () => {
  expect(freeCorner([...upper, lowerLeft], size, frame, insets, [buttonAt(frame)])).toBeUndefined()
  expect(freeCorner(upper, size, frame, insets, [buttonAt(frame)])).toMatchObject({ left: '12px', bottom: '12px' })
})
