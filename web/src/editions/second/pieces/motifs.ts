// The icons of cards, tokens and monsters of this edition, from the same set as the shell's; they come with its pieces, so that the front door stays light.
export const motifs = [
  'abacus', 'achilles-heel', 'anvil', 'archive-register', 'backward-time', 'biceps', 'binoculars', 'bleeding-eye',
  'bleeding-wound', 'boiling-bubbles', 'book-cover', 'brain', 'broken-bottle', 'broken-heart', 'caduceus',
  'candlebright', 'candles', 'check-mark', 'checklist', 'closed-doors', 'clothesline', 'clubs', 'coinflip',
  'colt-m1911', 'concentration-orb', 'contract', 'conversation', 'crossed-pistols', 'cultist', 'cut-palm',
  'diamond-ring', 'diamonds', 'droplets', 'entry-door', 'envelope', 'evil-book', 'falling', 'feather', 'fire-axe',
  'firework-rocket', 'fish-monster', 'flashlight', 'full-wood-bucket', 'ghost', 'glowing-artifact', 'hand',
  'hand-grip', 'heart-beats', 'heart-organ', 'human-ear', 'id-card', 'inner-self', 'kitchen-knives', 'knee-bandage',
  'knocked-out-stars', 'lantern-flame', 'lead-pipe', 'lee-enfield', 'lightning-frequency', 'lips', 'locked-chest',
  'lockpicks', 'love-letter', 'lungs', 'magic-portal', 'manacles', 'mason-jar', 'medal', 'mirror-mirror',
  'moebius-triangle', 'monkey-wrench', 'monster-grasp', 'moon-orbit', 'mummy-head', 'musical-notes', 'newspaper',
  'night-sky', 'night-sleep', 'octopus', 'old-lantern', 'pirate-coat', 'poison-bottle', 'pope-crown', 'powder',
  'pummeled', 'punch-blast', 'rally-the-troops', 'receive-money', 'ribcage', 'ringing-bell', 'rope-coil',
  'sawed-off-shotgun', 'sea-creature', 'sewing-string', 'shaking-hands', 'shouting', 'sickle', 'silenced',
  'snowflake-1', 'spade', 'spades', 'square-bottle', 'stairs', 'stamper', 'stone-pile', 'switchblade', 'sword-hilt',
  'tally-mark-5', 'tear-tracks', 'tied-scroll', 'toad-teeth', 'tongue', 'toolbox', 'trophy-cup', 'two-shadows',
  'unlit-candelabra', 'vines', 'war-pick', 'warhammer', 'waves', 'whale-tail', 'winchester-rifle', 'wooden-door',
  'wyvern', 'yarn',
] as const

export type MotifName = (typeof motifs)[number]
