// Reading aloud, with the voice of the browser: a sentence at a time, so that one sees which is being read.
import { settings } from '../settings.svelte'
import { sentencesOf } from './sentences'
import { hush } from './sounds'

/** A text that is to be read: which it is, and its paragraphs. */
interface Text {
  of: string
  paragraphs: string[]
  done?: (() => void) | undefined
}

interface Sentence {
  paragraph: number
  sentence: number
  words: string
}

interface Place extends Pick<Sentence, 'paragraph' | 'sentence'> {
  of: string
}

/** All of a paragraph was read. */
export const READ = Infinity
/** None of it yet. */
const TO_COME = -1

class Aloud {
  /** What the browser can speak with; there may be none. */
  voices = $state.raw<SpeechSynthesisVoice[]>([])
  #place = $state.raw<Place | undefined>()
  /** Whether it is heard: a browser may keep silent until somebody touches the page. */
  #heard = $state(false)
  #waiting: Text[] = []
  #done: (() => void) | undefined
  /** Kept, or the browser may forget it before its end. */
  #speech: SpeechSynthesisUtterance | undefined

  constructor() {
    if (!('speechSynthesis' in globalThis)) return
    const list = () => (this.voices = speechSynthesis.getVoices())
    list()
    speechSynthesis.addEventListener('voiceschanged', list)
  }

  get available(): boolean {
    return this.voices.length > 0
  }

  /** Whether this text is being read. */
  reads(of: string): boolean {
    return this.#place?.of === of
  }

  /** Whether it is being read and has been heard. */
  speaks(of: string): boolean {
    return this.reads(of) && this.#heard
  }

  /** The sentence of a paragraph that is being read; undefined where the text is not. */
  sentenceIn(of: string, paragraph: number): number | undefined {
    const now = this.#place
    if (now?.of !== of) return undefined
    return paragraph < now.paragraph ? READ : paragraph > now.paragraph ? TO_COME : now.sentence
  }

  /** Read a text; whatever was being read gives way. */
  read(of: string, paragraphs: string[], done?: () => void) {
    this.stop()
    this.readOn(of, paragraphs, done)
  }

  /** Read a text after what is being read. */
  readOn(of: string, paragraphs: string[], done?: () => void) {
    if (!this.available) return
    this.#waiting.push({ of, paragraphs, done })
    if (!this.#place) this.#next()
  }

  /** Stop reading this text, or all. */
  stop(of?: string) {
    this.#waiting = of === undefined ? [] : this.#waiting.filter((each) => each.of !== of)
    if (!this.#place || (of !== undefined && !this.reads(of))) return
    this.#speech = undefined // what it still says of its end is not heeded
    this.#at(undefined)
    speechSynthesis.cancel()
    this.#next()
  }

  #next() {
    const text = this.#waiting.shift()
    if (!text) return
    const sentences = text.paragraphs.flatMap((each, paragraph) => sentencesOf(each).map((words, sentence) => ({ paragraph, sentence, words })))
    this.#done = text.done
    this.#heard = false
    this.#speak(text.of, sentences)
  }

  #speak(of: string, [first, ...rest]: Sentence[]) {
    if (!first) return this.#end()
    const { paragraph, sentence, words } = first
    this.#at({ of, paragraph, sentence })
    const speech = new SpeechSynthesisUtterance(words)
    const voice = this.voices.find((each) => each.voiceURI === settings.voice)
    if (voice) speech.voice = voice
    speech.lang = voice?.lang ?? (document.documentElement.lang || 'en')
    speech.rate = settings.voicePace
    speech.volume = settings.volume
    speech.onstart = () => (this.#heard ||= this.#speech === speech)
    speech.onend = () => this.#speech === speech && this.#speak(of, rest)
    speech.onerror = () => this.#speech === speech && this.stop(of)
    this.#speech = speech
    speechSynthesis.speak(speech)
  }

  #at(place: Place | undefined) {
    this.#place = place
    hush(place !== undefined)
  }

  #end() {
    const done = this.#done
    this.#speech = undefined
    this.#at(undefined)
    this.#next()
    done?.()
  }
}

export const aloud = new Aloud()
