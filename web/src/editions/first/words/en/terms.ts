// Words of the game in its texts, and the heading of the rules that explains each: its subject and its name there.
import { term } from '../../../../panel/terms'

/** Where two begin at the same letter, the earlier one is meant. */
export const terms = [
  term('horror tests?', 'horror', 'Horror Tests'),
  term('evade tests?', 'evading', 'Evade Tests'),
  term('skill points?', 'tests', 'Skill Points'),
  term('Movement Steps?', 'moving', 'Movement'),
  term('barriers?|barricades?', 'evading', 'Barrier'),
  term('hiding(?: space)?', 'evading', 'Hiding Space'),
  term('stun(?:ned)?(?: tokens?)?', 'house', 'Stun'),
  term('darkness|darkens?|dark', 'house', 'Darkness'),
  term('camp fires?', 'house', 'Camp Fire'),
  term('sets? fire|on fire|burning|fire', 'house', 'Fire'),
  term('corpses?', 'house', 'Corpse'),
  term('altars?', 'house', 'Altar'),
  term('samples?', 'monsters', 'Samples'),
  term('ladders?', 'moving', 'Ladder'),
  term('vents?', 'moving', 'Vent'),
  term('locked|locks?', 'moving', 'Locks'),
  term('obstacles?', 'exploring', 'Obstacles'),
  term('trades?', 'exploring', 'Trading'),
  term('line of sight', 'fighting', 'Line of Sight'),
  term('in range', 'fighting', 'Range'),
  term('Trauma cards?|injur(?:y|ies)', 'horror', 'Trauma Cards'),
  term('insane|insanit(?:y|ies)', 'horror', 'Insanity'),
  term('Mythos cards?', 'keeper', 'Mythos Cards'),
  term('threat', 'keeper', 'Threat'),
  term('time tokens?|Event cards?', 'winning', 'Events and the clock'),
  term('escape[ds]?', 'winning', 'Escaping'),
  term('puzzles?', 'puzzles', 'Puzzles'),
  term('attack spells?|spells?', 'spells', 'Spells'),
]
