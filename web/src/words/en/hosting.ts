// Who lays a table is its host; words that bring lost links back; everybody's share in the dice.
export const phrase = {
  title: 'Six words to keep',
  note: 'Should this browser lose your seat, these words bring it back, here or anywhere. Write them down: they are shown this once, and whoever has them can sit in your chair.',
  have: 'I have them',
  haveAndGo: 'I have them: to the table',
}

export const recover = {
  title: 'A lost link',
  note: 'Type the six words that you were shown as you sat down. You get a new link to your seat, and the old one opens nothing any more.',
  label: 'Your six words',
  example: 'lusab babad gutih tugad mudof sakat',
  come: 'Back to the table',
}

export const displacing = {
  ask: (seats: string[]) => `This browser holds ${seats.join(' and ')} at this table by another link. If you go on, that link is forgotten here, and this one takes its place.`,
  keep: 'Keep what I have',
  replace: 'Take this link instead',
}

export const host = {
  title: 'You laid this table',
  newWatch: 'New link for watching',
  newWatchAsk: 'Whoever watches now is put out, and the old link opens nothing any more.',
  newWatchYes: 'New link',
  newWatchDone: 'There is a new link for watching. Copy it for those who may come back.',
  closeTalk: 'Close the talk',
  closeTalkAsk: 'Nobody can say anything at this table then, until you open the talk again.',
  closeTalkYes: 'Close it',
  openTalk: 'Open the talk again',
  putOut: 'Put out',
  putOutAsk: (name: string) => `${name || 'Whoever sits here'} loses the seat at once, and the chair stands empty until somebody sits down by a new link.`,
  putOutYes: 'Put out',
  putOutDone: 'The chair is empty. Copy its link for somebody else.',
  talkClosed: 'The host has closed the talk.',
}

export const shares = {
  title: 'Everybody’s share',
  note: 'After that fingerprint was shown, these people’s browsers each added a number of their own, in this order. The dice follow from the seed and all of these, so nobody could choose them beforehand.',
  none: 'Nobody’s browser added to the seed: whoever runs the server could have looked for a pleasing one before the evening.',
  yours: 'yours',
  kept: 'Your browser’s own note from the beginning agrees: the same fingerprint, your number, and before it no other than were there.',
  broken: 'This is not what your browser noted at the beginning.',
}
