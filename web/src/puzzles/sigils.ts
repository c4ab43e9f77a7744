// The pictures of the rune puzzles, in units of 120 for each piece: a seal, a tide and a gate.

interface Rune {
  line: string
  x: number
  y: number
  turn: number
}

interface Sigil {
  across: number
  lines: string
  runes: Rune[]
}

const RUNES = [
  'M0-12V12M0-4L9-12M0 4L9-4',
  'M-7 12V-12L7 0-7 6',
  'M-8-12L8 12M8-12L-8 12',
  'M0-12L8-4 0 4-8-4ZM0 4V13',
  'M-6 12V-12L6-4V12',
  'M0-12V12M-8-6L8 6',
  'M-7-12V12M7-12V12M-7-3L7 5',
  'M0 12V-12L8-3M0-12L-8-3',
  'M-7 12V-12L6-6-7 0 6 12',
  'M0-12V12M-8-12L0-4 8-12',
  'M-8 0L0-11 8 0 0 11Z',
  'M-6-12H6L-6 12H6',
  'M0-12V12M-7 4L7-4',
  'M-7-12L0 0-7 12M7-12L0 0 7 12',
]

const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** A star of so many points around a middle, joining every third. */
function star(x: number, y: number, r: number, points: number, turn: number): string {
  const at = Array.from({ length: points }, (_, i) => {
    const angle = turn + (i * 3 * 2 * Math.PI) / points
    return `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`
  })
  return `M${at.join('L')}Z`
}

function ring(x: number, y: number, r: number, count: number): Rune[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.5) * 2 * Math.PI) / count
    return {
      line: RUNES[i % RUNES.length] ?? '',
      x: Number((x + r * Math.sin(angle)).toFixed(1)),
      y: Number((y - r * Math.cos(angle)).toFixed(1)),
      turn: Number(((angle * 180) / Math.PI).toFixed(1)),
    }
  })
}

const corners = (width: number, height: number) =>
  `M20 66V20H66M${width - 66} 20H${width - 20}V66M20 ${height - 66}V${height - 20}H66M${width - 66} ${height - 20}H${width - 20}V${height - 66}`

const waves = (width: number, y: number, step: number) =>
  `M0 ${y}` + Array.from({ length: width / step }, (_, i) => `q${step / 2} ${i % 2 ? 26 : -26} ${step} 0`).join('')

export const sigils: Record<string, Sigil> = {
  // an eye between two moons, over water
  '7': {
    across: 3,
    lines: [
      corners(360, 240),
      'M60 120Q180 10 300 120Q180 230 60 120Z',
      circle(180, 120, 52),
      circle(180, 120, 30),
      star(180, 120, 50, 7, 0),
      'M180 8V34M180 206V232M96 34L112 62M264 34L248 62M96 206L112 178M264 206L248 178',
      'M44 78a48 48 0 0 0 0 84a34 34 0 0 1 0-84ZM316 78a48 48 0 0 1 0 84a34 34 0 0 0 0-84Z',
    ].join(''),
    runes: ring(180, 120, 92, 8),
  },
  // a serpent that goes around three stars
  '8': {
    across: 4,
    lines: [
      corners(480, 240),
      waves(480, 120, 60),
      waves(480, 132, 60),
      circle(120, 120, 74),
      circle(360, 120, 74),
      star(120, 120, 66, 8, 0.2),
      star(360, 120, 66, 7, 0),
      circle(240, 120, 34),
      circle(240, 120, 10),
      'M240 12V80M240 160V228M206 44H274M206 196H274M8 120H46M434 120H472',
    ].join(''),
    runes: [...ring(120, 120, 90, 6), ...ring(360, 120, 90, 6)],
  },
  // the seal of the picture book: two rings, two stars, an eye in the middle
  '9': {
    across: 3,
    lines: [
      circle(180, 180, 172),
      circle(180, 180, 130),
      star(180, 180, 128, 7, 0),
      circle(180, 180, 68),
      star(180, 180, 66, 7, Math.PI),
      'M138 180Q180 138 222 180 180 222 138 180Z',
      circle(180, 180, 15),
      'M0 180H8M352 180H360M180 0V8M180 352V360M40 40L58 58M320 40L302 58M40 320L58 302M320 320L302 302',
      corners(360, 360),
    ].join(''),
    runes: ring(180, 180, 151, 14),
  },
}
