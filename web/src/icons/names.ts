// The icons that are bundled, from game-icons.net (CC BY 3.0; the credits name their authors).
export const names = [
  // persons
  'diving-helmet', 'mustache', 'person', 'spy', 'third-eye',
  // monsters
  'cowled', 'enrage', 'fly', 'hound', 'kenku-head', 'shambling-zombie', 'slime', 'squid-head', 'witch-face', 'worm-mouth',
  // vitals and tools
  'hearts', 'expand', 'hamburger-menu', 'rule-book', 'speaker', 'speaker-off', 'return-arrow', 'light-bulb', 'chat-bubble',
  'pocket-watch', 'hourglass', 'quill-ink', 'open-book', 'card-pick', 'doorway', 'sparkles', 'exit-door', 'price-tag',
  'magnifying-glass',
  // what happens
  'footsteps', 'run', 'padlock', 'padlock-open', 'small-fire', 'moon', 'death-skull', 'crossed-swords', 'broken-bone', 'terror',
  'drama-masks', 'puzzle', 'hidden', 'trade', 'drop-weapon', 'scroll-unfurled', 'fist', 'dead-head', 'magic-swirl', 'skeleton-key',
  'bandage-roll', 'candle-flame', 'raven', 'screaming', 'arm-sling',
  // things
  'lantern', 'revolver', 'shotgun', 'wood-axe', 'bowie-knife', 'crowbar', 'key', 'spell-book', 'notebook', 'first-aid-kit',
  'syringe', 'brandy-bottle', 'jerrycan', 'photo-camera', 'dynamite', 'cat', 'flat-hammer', 'baton', 'salt-shaker', 'spyglass',
  'gears', 'anchor', 'ring', 'powder-bag', 'empty-wood-bucket', 'perfume-bottle', 'knapsack', 'prayer', 'valve',
  // features of rooms
  'campfire', 'barricade', 'ladder', 'star-altar', 'floor-hatch', 'wooden-crate', 'coffin',
  // packs
  'gavel', 'night-sky', 'oak-leaf', 'ticket',
  // puzzles and moments
  'cog', 'clover', 'cycle', 'clockwise-rotation', 'anticlockwise-rotation', 'card-draw', 'semi-closed-eye', 'evil-moon', 'skull-crack',
] as const

export type IconName = (typeof names)[number]
