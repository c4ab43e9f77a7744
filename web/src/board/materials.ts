// Patterns, filters, furniture and marks, as they are written into an SVG.
import doors from './materials/doors.svg?raw'
import filters from './materials/filters.svg?raw'
import floors from './materials/floors.svg?raw'
import furniture from './materials/furniture.svg?raw'
import gradients from './materials/gradients.svg?raw'
import marks from './materials/marks.svg?raw'

const inside = (file: string) => file.slice(file.indexOf('<defs>') + 6, file.indexOf('</defs>'))

/** For the part of the house that is drawn once. */
export const houseDefs = [filters, gradients, floors, furniture].map(inside).join('')

/** For what changes: no filter but for small marks. */
export const liveDefs = [filters, gradients, doors, marks].map(inside).join('')
