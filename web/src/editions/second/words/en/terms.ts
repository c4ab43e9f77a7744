// Words of the game in its texts, and the heading of the rules that explains each: its subject and its name there.
import { term } from '../../../../panel/terms'

/** Where two begin at the same letter, the earlier one is meant. */
export const terms = [
  term('horror checks?', 'harm', 'Horror checks'),
  term('evade checks?|evades?|evading', 'evading', 'Evade checks'),
  term('negates?|negated', 'tests', 'Negating harm'),
  term('(?:with)?in range', 'fighting', 'In range'),
  term('faceup|facedown', 'harm', 'Damage and Horror, faceup and facedown'),
  term('forfeits?|forfeited', 'round', 'Forfeiting an action'),
  term('insane', 'harm', 'Going insane'),
  term('wounded', 'harm', 'Being wounded'),
  term('eliminated', 'harm', 'Being eliminated'),
  term('awareness|brawn', 'monsters', 'Monsters and their numbers'),
  term('sets? fire', 'house', 'Setting fire'),
  term('fire', 'house', 'Fire'),
  term('darkness', 'house', 'Darkness'),
  term('barricades?|barricaded', 'house', 'Barricade'),
  term('secret passages?', 'house', 'Secret Passage'),
  term('nearest', 'moving', 'Nearest'),
  term('adjacent', 'moving', 'Adjacent'),
  term('clues?', 'tests', 'Clues'),
  term('pushes|pushed|push', 'against-each-other', 'Pushing'),
  term('trades?', 'carrying', 'Trading'),
  term('rifts?', 'packs', 'Rift'),
  term('overgrowth', 'packs', 'Overgrowth'),
  term('rubble', 'packs', 'Rubble'),
  term('restraints?', 'packs', 'Restraint'),
]
