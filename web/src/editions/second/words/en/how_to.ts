// How the second edition is played, on one page.
export const howTo = {
  title: 'How to play',
  lead: 'All of you are on one side. The house is kept by an app: it reads to you, lays out rooms as you open doors, and moves what lives behind them. Find out what is going on, and end it.',
  steps: [
    ['Round by round', 'First the investigators take their turns, in any order you like. Then comes the mythos: an event, the monsters, and a horror check for whoever has one near. So it goes, until the game is won or lost.'],
    ['Two actions', 'Move, search, explore, interact, attack, trade: two of them in a turn, the same twice if you like. A bell on a choice means that it costs an action.'],
    ['Stars and keyholes', 'A test rolls as many dice as your skill. Every star is a success. A keyhole is one too if you spend a clue on it, and nothing otherwise.'],
    ['Harm', 'Damage and horror come as cards. Face down they only count; face up they say what is broken. As many Damage as your health and you are Wounded, and lose those that lie face down. The second time you are eliminated.'],
    ['Insane', 'As many Horror as your sanity and you are Insane. The back of that card is for your eyes alone, and may change how you win: perhaps not with your friends. The second time you are eliminated.'],
    ['Winning', 'The objective says what you know so far, and grows as you find things out. Do what it asks and all of you win. Once somebody is eliminated, the others have until the end of the next investigator phase.'],
  ] as [string, string][],
  begin: 'Play First Cold Night',
  beginNote: 'about an hour, the gentlest story, with a computer at your side',
  rules: 'Read the rules instead',
}
