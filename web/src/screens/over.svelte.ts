// What lies over the table: the menu, the journal, a word that is looked up, the setup, the end, the curtain.
import { meaning } from '../panel/meaning.svelte'
import type { Table } from '../table.svelte'

export type MenuPage = 'menu' | 'seats' | 'talk' | 'keys'

export class Over {
  menu = $state<'' | MenuPage>('')
  /** The journal lies open: all of it, or what was read in one room. */
  journal = $state.raw<{ room: string } | null>(null)
  endSeen = $state(false)
  /** What led to the end is told first. */
  telling = $state(false)
  #table: Table
  #from: Element | null = null

  constructor(table: Table) {
    this.#table = table
  }

  settingUp = $derived.by(() => this.#table.settingUp && Boolean(this.#table.face?.later.setup))
  ended = $derived.by(() => Boolean(this.#table.view?.result) && !this.endSeen && !this.telling)
  /** The menu hides what is under it; talk lies beside it. */
  menuCovers = $derived(this.menu !== '' && this.menu !== 'talk')
  /** Nothing of the table itself can be reached; how the evening begins is told over the setup. */
  covered = $derived.by(() => Boolean(this.menuCovers || this.journal || meaning.topic || this.#table.called || this.ended || (this.settingUp && !this.telling)))

  openMenu = (page: MenuPage) => (this.menu = page)
  openJournal = (room = '') => {
    if (!this.menu && !this.journal) this.#from = document.activeElement
    this.menu = ''
    this.journal = { room }
  }
  /** Back to the plate or the button that opened it. */
  closeJournal = () => {
    const from = this.#from as HTMLElement | SVGElement | null
    this.journal = this.#from = null
    requestAnimationFrame(() => from?.isConnected && from.focus())
  }
  openEnd = () => {
    this.menu = ''
    this.endSeen = false
  }
}
