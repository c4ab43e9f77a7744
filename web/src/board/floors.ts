// The colour of a floor from far away, or before it is painted.
const COLOURS: Record<string, string> = {
  boards: '#6b4527',
  'boards-dark': '#4d3420',
  parquet: '#74502c',
  tiles: '#7a7568',
  stone: '#4a4743',
  grass: '#3c5733',
  earth: '#4f3c28',
  carpet: '#5c2426',
  iron: '#3c4245',
}
const ANY = '#5a4128'

export const floorColour = ({ floor }: { floor: string }): string => COLOURS[floor] ?? ANY
