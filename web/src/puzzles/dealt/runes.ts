// The signs of a code, in their order: runes as strokes around a middle, 24 high.
export const RUNES = [
  'M-3-12V12M-3-4L6-12M-3 4L6-4',
  'M-6 12V-12M-6-6L6 0-6 6',
  'M-8-12L8 12M8-12L-8 12',
  'M0-12L8-4 -8 12M0-12L-8-4 8 12',
  'M0 12V-12L8-3M0-12L-8-3',
  'M-8 0L0-11 8 0 0 11Z',
  'M-6 12V-12L6-6-6 0 6 12',
  'M-8 12V-12L8 0M8 12V-12L-8 0',
  'M0-12V12M-8-12L0-4 8-12',
]
