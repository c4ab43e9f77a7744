// The icons of cards, from the same set; an edition whose cards show them brings them, so that the front door stays light.
export const pictures = [
  'achilles-heel', 'barrel', 'bed', 'bleeding-eye', 'boss-key', 'brain', 'briefcase', 'brodie-helmet', 'broom', 'caduceus',
  'cardboard-box-closed', 'closed-doors', 'clothesline', 'coffee-cup', 'crossed-pistols', 'cultist', 'damaged-house',
  'drowning', 'eyedropper', 'face-to-face', 'fireplace', 'firework-rocket', 'fork-knife-spoon', 'full-wood-bucket', 'gloves',
  'glowing-artifact', 'graveyard', 'hand-bandage', 'hearing-disabled', 'hollow-cat', 'human-ear', 'jigsaw-box',
  'kitchen-knives', 'knee-bandage', 'knocked-out-stars', 'lantern-flame', 'lighthouse', 'locked-heart', 'lockpicks',
  'love-letter', 'low-tide', 'lungs', 'magic-portal', 'mason-jar', 'matchbox', 'mirror-mirror', 'moebius-triangle',
  'monk-face', 'morgue-feet', 'musical-notes', 'night-sleep', 'orrery', 'paranoia', 'pendant-key', 'pipe-organ',
  'poker-hand', 'pull', 'pylon', 'raddish', 'raise-zombie', 'ribcage', 'rope-coil', 'rubber-boot', 'sewing-needle',
  'sewing-string', 'sextant', 'shaking-hands', 'shiny-apple', 'ship-wheel', 'skeletal-hand', 'smoking-finger', 'spade',
  'spear-hook', 'spooky-house', 'stairs', 'stitched-wound', 'tally-mark-5', 'tear-tracks', 'theater-curtains',
  'thompson-m1928', 'tied-scroll', 'tombstone', 'two-shadows', 'unlit-candelabra', 'ursa-major', 'vial', 'waves',
  'windy-stripes', 'wolf-howl', 'wood-stick', 'wooden-chair', 'wrapped-sweet', 'yarn',
] as const

export type PictureName = (typeof pictures)[number]
