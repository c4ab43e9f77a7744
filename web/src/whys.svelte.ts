// The rules behind things, as far as somebody has asked: their texts, and why something is not offered.
import type { AskWhy, Why } from './protocol'

/** What somebody would do though it is not offered: at a place, with a card, or with a key. */
export type Wish = Pick<AskWhy, 'space' | 'card' | 'deed'>
type Asked = Pick<AskWhy, 'rule'> | Wish

/** A place that is not lit, or a key for what cannot be done now. */
export interface Unlit {
  name: string
  wish: Wish
}

/** What is explained beside the question, one thing at a time: the rule behind it or behind what is looked at, a rule, what is not lit, or why there is no undo. */
export type Explained = 'question' | 'undo' | { name: string; rule: string } | Unlit

const keyOf = ({ space = '', card = '', deed = '' }: Wish) => [space, card, deed].join(' ')

export class Whys {
  /** What was told of rules, by id. */
  rules = $state.raw<Record<string, Why>>({})
  /** Why not, by what was wished for while this question is open. */
  #against = $state.raw<Record<string, Why>>({})
  explained = $state.raw<Explained | null>(null)
  #asked = new Set<string>()
  #send: (asked: Asked) => boolean

  constructor(send: (asked: Asked) => boolean) {
    this.#send = send
  }

  /** Ask for the text of a rule. */
  ask(rule: string) {
    if (rule && !this.rules[rule]) this.#send({ rule })
  }

  against(wish: Wish): Why | undefined {
    return this.#against[keyOf(wish)]
  }

  /** Ask why something is not offered; each is asked about once while the question stays. */
  askNot(wish: Wish) {
    void this.#against // once it is forgotten it is asked again
    if (this.#asked.has(keyOf(wish))) return
    if (this.#send(wish)) this.#asked.add(keyOf(wish))
  }

  askUnlit(unlit: Unlit) {
    this.explained = unlit
    this.askNot(unlit.wish)
  }

  /** Open the place where things are explained; asked for the same once more, it closes. */
  explain(what: 'question' | 'undo' | { name: string; rule: string }) {
    const same = typeof what === 'string' ? this.explained === what : this.explains(what.name)
    this.explained = same ? null : what
  }

  /** Whether what has this name is being explained. */
  explains(name: string): boolean {
    return this.explained !== null && typeof this.explained === 'object' && this.explained.name === name
  }

  /** It was read; whether there was anything. */
  close(): boolean {
    const was = this.explained !== null
    this.explained = null
    return was
  }

  hear(why: Why) {
    if (why.rule) this.rules = { ...this.rules, [why.rule]: why }
    if (this.#asked.has(keyOf(why))) this.#against = { ...this.#against, [keyOf(why)]: why }
  }

  /** The line is lost, and with it every answer that has not come: it can be asked for again. */
  lose() {
    this.#asked = new Set(Object.keys(this.#against))
  }

  /** Another question is asked: what was refused may be offered now. */
  forget() {
    this.explained = null
    this.#against = {}
    this.#asked.clear()
  }
}
