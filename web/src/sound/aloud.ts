// Reading aloud, with the voice of the browser.
import { settings } from '../settings.svelte'

export function hasVoice(): boolean {
  return 'speechSynthesis' in globalThis
}

/** Read a text; whatever was being read before gives way. */
export function readAloud(text: string, done?: () => void) {
  if (!hasVoice()) return
  speechSynthesis.cancel()
  const speech = new SpeechSynthesisUtterance(text)
  speech.lang = document.documentElement.lang || 'en'
  speech.rate = 0.92
  speech.volume = settings.volume
  speech.onend = () => done?.()
  speechSynthesis.speak(speech)
}

export function stopReading() {
  if (hasVoice()) speechSynthesis.cancel()
}
