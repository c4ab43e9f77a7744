const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const count = (n: number) => NUMBERS[n] ?? String(n)
const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const moments = {
  skip: 'any key goes on',
  skipTouch: 'a touch goes on',
  label: 'What just happened',
  test: (attribute: string) => `${first(attribute)} test`,
  tests: (name: string, attribute: string) => `${name} tests ${first(attribute)}`,
  horrorTest: 'Horror test',
  attack: 'Attack',
  attacked: 'Attacked',
  evade: 'Slipping away',
  needs: (attribute: string, needs: number, base?: number) => {
    const change = base === undefined || base === needs ? '' : ` ${base}, ${needs < base ? `less ${base - needs}` : `plus ${needs - base}`}`
    return `${first(attribute)}${change}: ${needs <= 1 ? 'only a 1 will do' : `${Math.min(needs, 9)} or less${needs > 9 ? ', for a 10 always fails' : ''}`}`
  },
  passed: 'It suffices',
  failed: 'It does not suffice',
  rolling: 'the die is rolling',
  rolled: (roll: number, passed: boolean) => `rolled ${roll}, ${passed ? 'passed' : 'failed'}`,
  horror: (amount: number) => `${first(count(amount))} horror`,
  damage: (amount: number) => `${first(count(amount))} damage`,
  foe: (amount: number) => `${first(count(amount))} damage dealt`,
  nowLeft: (before: number, left: number) => `${count(before)}, now ${count(left)}`,
  sanity: 'Sanity',
  health: 'Health',
  found: 'Found',
  clue: 'A clue',
  trauma: 'Trauma',
  mythos: 'Mythos',
  spell: 'The spell turns over',
  facedown: 'A card facedown',
  monster: 'Something is here',
  lock: 'A lock',
  obstacle: 'An obstacle',
  event: 'Event',
  objective: 'The objective',
  introduction: 'An evening begins',
  prologue: 'Prologue',
  prologueTitle: 'At the door',
  insane: 'Insane',
  dead: 'Dead',
  deadTitle: (name: string) => `${name} is dead`,
  insaneTitle: (name: string) => `${name} has lost all reason`,
  monsterDead: 'A monster falls',
  fire: 'Fire',
}
