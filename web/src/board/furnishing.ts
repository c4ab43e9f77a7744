// The pieces of furniture that can be drawn. Data only; furniture.ts finds the places.

export type Where = 'wall' | 'corner' | 'middle' | 'flat' | 'rows'

export interface Piece {
  kind: string
  width: number
  depth: number
  where: Where
  /** How much smaller than it is drawn. */
  scale: number
}

const piece = (kind: string, width: number, depth: number, where: Where, scale = 1): Piece => ({ kind, width: width * scale, depth: depth * scale, where, scale })

const all: Record<string, Piece> = {
  bookcase: piece('bookcase', 150, 26, 'wall'),
  shelf: piece('bookcase-s', 76, 26, 'wall'),
  jars: piece('shelf', 122, 22, 'wall'),
  desk: piece('desk', 78, 42, 'middle'),
  armchair: piece('armchair', 36, 36, 'corner'),
  'round-table': piece('table-round', 48, 48, 'middle'),
  rug: piece('rug', 210, 124, 'flat'),
  'blue-rug': piece('rug-blue', 210, 124, 'flat'),
  'green-rug': piece('rug-green', 210, 124, 'flat'),
  runner: piece('runner', 62, 276, 'flat'),
  fireplace: piece('fireplace', 86, 33, 'wall'),
  stove: piece('stove', 70, 36, 'wall'),
  counter: piece('counter', 150, 30, 'wall'),
  'kitchen-table': piece('ktable', 104, 54, 'middle'),
  barrel: piece('barrel', 32, 32, 'corner'),
  crate: piece('crate', 34, 34, 'corner'),
  stairs: piece('stairs-up', 130, 119, 'middle'),
  palm: piece('palm', 38, 38, 'corner'),
  clock: piece('clock', 30, 20, 'wall'),
  piano: piece('piano', 64, 85, 'corner'),
  tree: piece('tree', 78, 78, 'corner'),
  bush: piece('tree', 78, 78, 'corner', 0.66),
  hedge: piece('hedge', 160, 20, 'wall'),
  fountain: piece('fountain', 88, 88, 'middle'),
  bench: piece('bench', 54, 16, 'wall'),
  box: piece('shelfbox', 46, 30, 'corner'),
  trunk: piece('trunk', 52, 33, 'corner'),
  bed: piece('bed', 62, 94, 'wall'),
  cot: piece('cot', 34, 72, 'wall'),
  bath: piece('bath', 84, 42, 'wall'),
  basin: piece('basin', 38, 26, 'wall'),
  pew: piece('pew', 118, 24, 'rows'),
  wardrobe: piece('wardrobe', 72, 28, 'wall'),
  'dining-table': piece('table-long', 150, 50, 'middle'),
  boiler: piece('boiler', 68, 68, 'corner'),
  grave: piece('grave', 26, 16, 'middle'),
}

/** The pieces of a room, by the names that a board gives them; what cannot be drawn is left out. */
export function furnishing(names: string[]): Piece[] {
  return names.flatMap((name) => all[name] ?? [])
}
