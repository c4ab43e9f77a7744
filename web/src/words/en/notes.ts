// The notes of a first evening; what they say belongs to an edition.
export const notes = {
  label: 'A note',
  read: 'Read it',
  fold: 'Fold it',
  understood: 'I see',
  noMore: 'No more notes',
}
