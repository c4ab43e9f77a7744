// Sounds made in the browser: noise and a few sine waves, shaped and let go.
import { settings } from '../settings.svelte'

export type SoundName = 'die' | 'step' | 'door' | 'lock' | 'horror' | 'damage' | 'bell' | 'fire' | 'card' | 'turn' | 'end'

let context: AudioContext | undefined
let noise: AudioBuffer | undefined
/** All that is heard goes through here, but the voice that reads. */
let gate: GainNode | undefined
let hushed = false
/** What is left of it beside the voice. */
const BESIDE_A_VOICE = 0.25
const SOON = 0.15

/** A page may be heard from the first key or click on. */
let awake = false
const waiting = new Set<() => void>()
const GESTURES = ['pointerdown', 'keydown'] as const

function wake() {
  awake = true
  for (const each of GESTURES) globalThis.removeEventListener?.(each, wake, true)
  for (const each of waiting) each()
  waiting.clear()
}
for (const each of GESTURES) globalThis.addEventListener?.(each, wake, true)

/** Do this once the page may be heard; what comes back calls it off. */
export function onceAwake(what: () => void): () => void {
  if (awake) what()
  else waiting.add(what)
  return () => void waiting.delete(what)
}

/** It throws where a browser has no sound. */
export function listen(): AudioContext {
  context ??= new AudioContext()
  if (context.state === 'suspended') context.resume().catch(() => undefined)
  return context
}

/** Where a sound goes to be heard. */
export function toBeHeard(audio: AudioContext): GainNode {
  if (!gate) {
    gate = audio.createGain()
    gate.gain.value = hushed ? BESIDE_A_VOICE : 1
    gate.connect(audio.destination)
  }
  return gate
}

/** While a voice reads, everything else gives way to it. */
export function hush(on: boolean) {
  if (on === hushed) return
  hushed = on
  if (context && gate) gate.gain.setTargetAtTime(on ? BESIDE_A_VOICE : 1, context.currentTime, SOON)
}

export function hiss(audio: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const data = noise.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  return noise
}

interface Shape {
  at?: number
  long: number
  loud: number
  rise?: number
}

/** Lets a source be heard: it rises, falls, and is gone. */
function shaped(audio: AudioContext, source: AudioScheduledSourceNode, through: AudioNode | null, { at = 0, long, loud, rise = 0.005 }: Shape) {
  const start = audio.currentTime + at
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * settings.volume), start + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long)
  if (through) source.connect(through).connect(gain)
  else source.connect(gain)
  gain.connect(toBeHeard(audio))
  source.start(start)
  source.stop(start + long + 0.05)
}

function tone(audio: AudioContext, pitch: number, shape: Shape, to = pitch, kind: OscillatorType = 'sine') {
  const source = audio.createOscillator()
  source.type = kind
  const start = audio.currentTime + (shape.at ?? 0)
  source.frequency.setValueAtTime(pitch, start)
  source.frequency.exponentialRampToValueAtTime(to, start + shape.long)
  shaped(audio, source, null, shape)
}

function breath(audio: AudioContext, pitch: number, sharp: number, shape: Shape) {
  const source = audio.createBufferSource()
  source.buffer = hiss(audio)
  source.loop = true
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = sharp
  shaped(audio, source, filter, shape)
}

const made: Record<SoundName, (audio: AudioContext) => void> = {
  die: (audio) => [0, 0.09, 0.17, 0.28, 0.43].forEach((at, turn) => breath(audio, 2400 - turn * 220, 6, { at, long: 0.05, loud: 0.5 - turn * 0.06 })),
  step: (audio) =>
    [0, 0.26].forEach((at) => {
      tone(audio, 120, { at, long: 0.09, loud: 0.22 }, 62) // the board
      breath(audio, 850, 1.5, { at, long: 0.06, loud: 0.35 }) // the heel
    }),
  door: (audio) => {
    tone(audio, 90, { long: 0.5, loud: 0.12, rise: 0.1 }, 160, 'sawtooth')
    breath(audio, 120, 3, { at: 0.45, long: 0.2, loud: 0.8 })
  },
  lock: (audio) => [0, 0.12].forEach((at) => breath(audio, 3200, 8, { at, long: 0.05, loud: 1 })),
  horror: (audio) => {
    ;[740, 784, 1109].forEach((pitch) => tone(audio, pitch, { long: 0.7, loud: 0.07, rise: 0.02 }, pitch * 0.97, 'sawtooth'))
    ;[110, 116.5, 164].forEach((pitch) => tone(audio, pitch, { long: 1.6, loud: 0.14, rise: 0.5 }, pitch * 0.94))
  },
  damage: (audio) => {
    tone(audio, 130, { long: 0.25, loud: 0.5 }, 45)
    breath(audio, 700, 1, { long: 0.08, loud: 0.5 })
  },
  bell: (audio) => [392, 784, 1063, 1318].forEach((pitch, turn) => tone(audio, pitch, { long: 2.4 - turn * 0.4, loud: 0.2 / (turn + 1) })),
  fire: (audio) => [0, 0.1, 0.16, 0.31, 0.4].forEach((at) => breath(audio, 900 + at * 2000, 1, { at, long: 0.12, loud: 0.3 })),
  card: (audio) => breath(audio, 4200, 0.8, { long: 0.12, loud: 0.25, rise: 0.04 }),
  turn: (audio) => [523, 659].forEach((pitch, turn) => tone(audio, pitch, { at: turn * 0.13, long: 0.6, loud: 0.14 })),
  end: (audio) => [196, 233, 294, 392].forEach((pitch, turn) => tone(audio, pitch, { at: turn * 0.22, long: 2.6, loud: 0.14, rise: 0.05 })),
}

export function play(sound: SoundName) {
  if (!awake || !settings.sound || settings.volume <= 0) return
  try {
    made[sound](listen())
  } catch {
    // A browser without sound plays on in silence.
  }
}
