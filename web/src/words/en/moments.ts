export const moments = {
  /** Below what waits until it has been read; what goes by itself says nothing. */
  skip: 'any key goes on',
  skipTouch: 'a touch goes on',
  label: 'What just happened',
  steps: {
    label: 'The turn, step by step',
    back: 'Back',
    backKey: 'One step back (,)',
    on: 'Next',
    onKey: 'The next step (.)',
    pause: 'Pause',
    pauseKey: 'Pause, or go on (P)',
    paused: 'Paused.',
    end: 'To the end',
    endKey: 'All at once (Esc)',
    now: 'To now',
    /** One looks at what was shown before. */
    looking: (n: number) => (n === 1 ? 'One step back.' : `${n} steps back.`),
  },
}
