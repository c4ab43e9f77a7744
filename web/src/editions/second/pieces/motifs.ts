// The icons of cards, tokens and monsters of this edition, from the same set as the shell's; they come with its pieces, so that the front door stays light.
export const motifs = [
  'abacus', 'achilles-heel', 'aerial-signal', 'anvil', 'archive-register', 'backward-time', 'beard', 'belt', 'biceps',
  'binoculars', 'bleeding-eye', 'bleeding-wound', 'boiling-bubbles', 'book-cover', 'bookmark', 'brain',
  'broken-bottle', 'broken-heart', 'bubbling-flask', 'caduceus', 'candlebright', 'candles', 'carnivorous-plant',
  'check-mark', 'checklist', 'closed-doors', 'clothesline', 'clubs', 'coinflip', 'colt-m1911', 'compass',
  'concentration-orb', 'conversation', 'crossed-pistols', 'cultist', 'cut-palm', 'diamond-ring', 'diamonds',
  'droplets', 'entry-door', 'envelope', 'evil-book', 'falling', 'feather', 'fern', 'fire-axe', 'firework-rocket',
  'fish-monster', 'flashlight', 'folded-paper', 'full-wood-bucket', 'gavel', 'ghost', 'glowing-artifact',
  'graduate-cap', 'hand', 'hand-grip', 'heart-beats', 'heart-organ', 'human-ear', 'id-card', 'inner-self',
  'kitchen-knives', 'knee-bandage', 'knocked-out-stars', 'lab-coat', 'lantern-flame', 'lead-pipe', 'lee-enfield',
  'life-jacket', 'light-projector', 'lightning-frequency', 'lips', 'locked-chest', 'lockpicks', 'love-letter',
  'lungs', 'magic-lamp', 'magic-portal', 'manacles', 'mason-jar', 'maze', 'medal', 'mirror-mirror',
  'moebius-triangle', 'money-stack', 'monkey-wrench', 'monster-grasp', 'moon-orbit', 'mummy-head', 'musical-notes',
  'newspaper', 'night-sky', 'night-sleep', 'octopus', 'old-lantern', 'papers', 'pay-money', 'pencil-ruler',
  'pirate-coat', 'plant-seed', 'poison-bottle', 'pope-crown', 'post-stamp', 'powder', 'pummeled', 'punch-blast',
  'radio-tower', 'rally-the-troops', 'receive-money', 'ribcage', 'ringing-bell', 'rope-coil', 'sawed-off-shotgun',
  'scroll-quill', 'sea-creature', 'sewing-string', 'shaking-hands', 'shouting', 'sickle', 'silenced', 'snowflake-1',
  'spade', 'spades', 'square-bottle', 'stairs', 'stamper', 'steam-locomotive', 'stone-pile', 'switchblade',
  'sword-hilt', 'tally-mark-5', 'tear-tracks', 'ticket', 'tie', 'tied-scroll', 'toad-teeth', 'tongue', 'toolbox',
  'top-hat', 'treasure-map', 'trophy-cup', 'two-coins', 'two-shadows', 'umbrella', 'unlit-candelabra', 'vines',
  'vote', 'war-pick', 'warhammer', 'waves', 'weight-scale', 'whale-tail', 'white-book', 'winchester-rifle',
  'wine-glass', 'wooden-door', 'wyvern', 'yarn',
] as const

export type MotifName = (typeof motifs)[number]
