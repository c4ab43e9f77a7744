// What is heard all evening: rain on the windows, and a clock in the hall. Nothing depends on it.
import { hiss, listen, onceAwake, toBeHeard } from './sounds'

const RAIN = 0.09
const TICK = 0.05
const SECOND = 1000

/** From the first click on, until what comes back is called. */
export function ambience(volume: number): () => void {
  let end = () => {}
  const callOff = onceAwake(() => {
    try {
      end = begin(listen(), volume)
    } catch {
      // A browser without sound plays on in silence.
    }
  })
  return () => {
    callOff()
    end()
  }
}

function begin(audio: AudioContext, volume: number): () => void {
  const stopRain = rain(audio, RAIN * volume)
  let left = false
  const clock = setInterval(() => {
    if (document.hidden) return
    left = !left
    tick(audio, left ? 2100 : 1700, TICK * volume)
  }, SECOND)
  return () => {
    stopRain()
    clearInterval(clock)
  }
}

function rain(audio: AudioContext, loud: number): () => void {
  const source = audio.createBufferSource()
  source.buffer = hiss(audio)
  source.loop = true
  const filter = audio.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.value = 1100
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0, audio.currentTime)
  gain.gain.linearRampToValueAtTime(loud, audio.currentTime + 3)
  source.connect(filter).connect(gain).connect(toBeHeard(audio))
  source.start()
  const atTheWindow = () => gain.gain.cancelScheduledValues(audio.currentTime).setTargetAtTime(document.hidden ? 0 : loud, audio.currentTime, 0.5)
  globalThis.addEventListener('visibilitychange', atTheWindow)
  return () => {
    globalThis.removeEventListener('visibilitychange', atTheWindow)
    source.stop()
    gain.disconnect()
  }
}

function tick(audio: AudioContext, pitch: number, loud: number) {
  const source = audio.createOscillator()
  source.frequency.value = pitch
  const gain = audio.createGain()
  gain.gain.setValueAtTime(loud, audio.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.03)
  source.connect(gain).connect(toBeHeard(audio))
  source.start()
  source.stop(audio.currentTime + 0.05)
}
