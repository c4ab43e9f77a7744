// The signs of this edition that no icon set has, on a grid of 512. Holes count: fill-rule is evenodd.

/** A star of eight rays, long and short in turn. */
function star(long = 226, short = 150, inner = 78): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const angle = ((-90 + i * 22.5) * Math.PI) / 180
    const reach = i % 2 ? inner : i % 4 ? short : long
    return `${Math.round(256 + reach * Math.cos(angle))} ${Math.round(256 + reach * Math.sin(angle))}`
  })
  return `M${points.join('L')}Z`
}

function keyhole(size: number, y: number): string {
  const at = (dx: number, dy: number) => `${Math.round(256 + dx * size)} ${Math.round(y + dy * size)}`
  const radius = Math.round(84 * size)
  return `M${at(-60, 150)}L${at(-30, 0)}A${radius} ${radius} 0 1 1 ${at(30, 0)}L${at(60, 150)}Z`
}

export const glyphs = {
  bell: 'M84 352A172 172 0 0 1 428 352ZM60 368H452A22 22 0 0 1 452 416H60A22 22 0 0 1 60 368ZM234 176V146A38 38 0 1 1 278 146V176Z',
  star: star(),
  keyhole: keyhole(1.25, 262),
  /** A star with a keyhole in it: it turns one into the other. */
  clue: star(248, 176, 104) + keyhole(0.62, 250),
  matron:
    'M272 60c46-30 112 8 98 62 22 40 10 74-8 96 6 44-14 70-40 92l-4 40c54 20 96 58 106 130H112c14-84 62-116 112-134l-6-40c-22 6-44 2-46-18l2-22-10-10 8-14-6-12c-12-4-22-10-14-24 12-20 22-36 22-58-2-42 46-82 98-88z',
  lodger:
    'M150 150c-2-70 40-112 104-112s112 44 106 118l34 14-4 18-48 4c6 60-8 102-38 128l-4 34c60 22 108 58 118 136H96c12-84 58-114 112-136l-4-34c-22 0-40-8-42-28l2-24-12-10 8-14-8-12c-12-6-16-12-10-24l14-26-46-6-4-18z',
} as const

export type Glyph = keyof typeof glyphs

/** A hexagon on its point. */
export const hexagon = (radius: number): string =>
  'M' + Array.from({ length: 6 }, (_, i) => ((60 * i - 90) * Math.PI) / 180).map((a) => `${(radius * Math.cos(a)).toFixed(1)} ${(radius * Math.sin(a)).toFixed(1)}`).join('L') + 'Z'
