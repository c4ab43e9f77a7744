// The rules behind things, as far as somebody has asked: their texts, and what keeps an option off the list.
import type { AskWhy, Why } from './protocol'

type Asked = Pick<AskWhy, 'rule' | 'option'>

/** What somebody would do though it is not offered: a place that is not lit, or a key for what cannot be done now. */
export interface Unlit {
  name: string
  /** The option that it would be; '' where he stands already. */
  option: string
}

export class Whys {
  /** Texts of rules, by id. */
  rules = $state.raw<Record<string, string>>({})
  /** The rule against an option that the open question does not offer, by option. */
  against = $state.raw<Record<string, string>>({})
  unlit = $state.raw<Unlit | null>(null)
  #asked = new Set<string>()
  #send: (asked: Asked) => void

  constructor(send: (asked: Asked) => void) {
    this.#send = send
  }

  /** Ask for the text of a rule. */
  ask(rule: string) {
    if (rule && !this.rules[rule]) this.#send({ rule })
  }

  /** Ask why an option is not offered; each is asked about once while the question stays. */
  askNot(option: string) {
    if (this.#asked.has(option)) return
    this.#asked.add(option)
    this.#send({ option })
  }

  askUnlit(unlit: Unlit) {
    this.unlit = unlit
    if (unlit.option) this.askNot(unlit.option)
  }

  hear({ rule, text, option }: Why) {
    this.rules = { ...this.rules, [rule]: text }
    if (option && this.#asked.has(option)) this.against = { ...this.against, [option]: rule }
  }

  /** Another question is asked: what was refused may be offered now. */
  forget() {
    this.unlit = null
    this.against = {}
    this.#asked.clear()
  }
}
