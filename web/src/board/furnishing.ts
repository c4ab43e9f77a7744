// What stands in a room, by its name. Data only; furniture.ts finds the places.

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

const all = {
  bookcase: piece('bookcase', 150, 26, 'wall'),
  shelf: piece('bookcase-s', 76, 26, 'wall'),
  jars: piece('shelf', 122, 22, 'wall'),
  desk: piece('desk', 78, 42, 'middle'),
  armchair: piece('armchair', 36, 36, 'corner'),
  round: piece('table-round', 48, 48, 'middle'),
  rug: piece('rug', 210, 124, 'flat'),
  blueRug: piece('rug-blue', 210, 124, 'flat'),
  greenRug: piece('rug-green', 210, 124, 'flat'),
  runner: piece('runner', 62, 276, 'flat'),
  fireplace: piece('fireplace', 86, 33, 'wall'),
  stove: piece('stove', 70, 36, 'wall'),
  counter: piece('counter', 150, 30, 'wall'),
  ktable: piece('ktable', 104, 54, 'middle'),
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
  dining: piece('table-long', 150, 50, 'middle'),
  boiler: piece('boiler', 68, 68, 'corner'),
  grave: piece('grave', 26, 16, 'middle'),
} as const

type Name = keyof typeof all

/** By a word in the room's name; the first that fits counts. */
const rooms: [RegExp, Name[]][] = [
  [/librar/, ['greenRug', 'bookcase', 'bookcase', 'shelf', 'desk', 'armchair', 'armchair']],
  [/study|office|watch-room/, ['rug', 'shelf', 'shelf', 'desk', 'clock', 'armchair']],
  [/wireless/, ['counter', 'desk', 'shelf', 'box']],
  [/ward$|long-ward/, ['cot', 'cot', 'cot', 'cot', 'cot', 'cot', 'basin']],
  [/bedroom/, ['blueRug', 'bed', 'wardrobe', 'clock', 'armchair']],
  [/dressing|cloak/, ['wardrobe', 'wardrobe', 'trunk', 'box']],
  [/kitchen/, ['counter', 'stove', 'ktable', 'jars', 'barrel']],
  [/dining/, ['dining', 'counter', 'clock', 'palm', 'palm']],
  [/boiler/, ['boiler', 'boiler', 'crate', 'barrel']],
  [/pantry|oil-store|coal|cellar|cistern/, ['jars', 'barrel', 'barrel', 'barrel', 'crate', 'crate']],
  [/store|attic|trap|workshop|paint|boathouse/, ['jars', 'trunk', 'crate', 'crate', 'box', 'barrel']],
  [/bathroom|scrub|sluice/, ['bath', 'basin', 'basin', 'box']],
  [/operating/, ['ktable', 'jars', 'basin', 'basin']],
  [/solarium/, ['palm', 'palm', 'round', 'armchair', 'armchair', 'bench', 'fountain']],
  [/stair/, ['stairs', 'clock', 'palm', 'crate']],
  [/hall/, ['rug', 'clock', 'palm', 'palm', 'bench', 'piano']],
  [/gallery-rail/, []],
  [/gallery/, ['runner', 'bench', 'bench', 'palm', 'palm']],
  [/auditorium/, ['runner', ...Array<Name>(14).fill('pew')]],
  [/chapel/, ['runner', ...Array<Name>(8).fill('pew')]],
  [/vestry/, ['wardrobe', 'jars', 'trunk']],
  [/orchestra/, ['piano', 'bench', 'bench', 'box']],
  [/stage/, ['trunk', 'crate', 'crate', 'armchair', 'box']],
  [/lamp-room/, ['boiler', 'jars', 'box']],
  [/burial|lych/, ['grave', 'grave', 'grave', 'grave', 'grave', 'tree', 'bush', 'bush', 'hedge']],
  [/green|garden/, ['fountain', 'tree', 'tree', 'bush', 'bush', 'bush', 'hedge', 'bench']],
  [/camp|tent/, ['trunk', 'crate', 'barrel', 'box']],
  [/parlou?r|salon|drawing/, ['rug', 'fireplace', 'piano', 'armchair', 'armchair', 'round']],
]

export function furnishing(room: string): Piece[] {
  const found = rooms.find(([pattern]) => pattern.test(room))
  return (found?.[1] ?? ['crate', 'barrel']).map((name) => all[name])
}

/** Some rooms have a finer or a poorer floor than their kind says. */
export function floorOf(room: string, floor: string): string {
  if (floor !== 'boards') return floor
  if (/entrance-hall|dining|office|watch/.test(room)) return 'parquet'
  if (/store|attic|trap|cloak|boathouse|workshop|corner|servants|orchestra|back-stair/.test(room)) return 'boards-dark'
  return floor
}
