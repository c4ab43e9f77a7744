export const moments = {
  /** Below what waits until it has been read; what goes by itself says nothing. */
  skip: 'any key goes on',
  skipTouch: 'a touch goes on',
  label: 'What just happened',
}
