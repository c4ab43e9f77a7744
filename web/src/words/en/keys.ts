/** The keys of the table, by what one is about; several may do one thing. */
export const keys: { title: string; list: [presses: string[], does: string][] }[] = [
  {
    title: 'To decide',
    list: [
      [['1', '…', '0'], 'the answer with this number or letter on it'],
      [['↓', '↑'], 'look at the next answer, or the one before'],
      [['Enter'], 'do what is looked at'],
      [['R'], 'walk or run, where both can be done'],
      [['S'], 'search the room, where one can'],
      [['D'], 'put cards down, where one can'],
      [['E'], 'end the turn'],
      [['U'], 'take back, or read why not'],
      [['H'], 'ask for a hint'],
      [['W'], 'why: the rule behind it'],
      [['Esc'], 'put away what lies open'],
    ],
  },
  {
    title: 'While others act',
    list: [
      [['.', 'Enter'], 'the next step'],
      [[',', '←'], 'one step back'],
      [['P'], 'pause, and go on'],
      [['V'], 'read it aloud, or stop'],
      [['Esc'], 'to the end'],
    ],
  },
  {
    title: 'To look around',
    list: [
      [['F'], 'the whole house'],
      [['+', '-'], 'nearer, farther'],
      [['0'], 'back to who acts'],
      [['←', '↑', '→', '↓'], 'from space to space, once the house has the keyboard'],
      [['?'], 'this list'],
    ],
  },
]
