// What lies open of what the corners hold: a strip along the bottom, a monster, the menu.
export type Strip = '' | 'monsters' | 'inventory'

export class Open {
  strip = $state<Strip>('')
  /** The monster whose menu lies open. */
  monster = $state('')
  /** The thing in the inventory that was chosen. */
  thing = $state('')
  menu = $state(false)

  /** The button of a strip opens and closes it. */
  toggle(strip: Strip) {
    this.strip = this.strip === strip ? '' : strip
    this.monster = this.thing = ''
  }

  /** Pressing a monster opens its menu; pressing it again closes it. */
  press(monster: string) {
    this.monster = this.monster === monster ? '' : monster
    this.strip = 'monsters'
  }

  pressThing(thing: string) {
    this.thing = this.thing === thing ? '' : thing
  }

  /** One thing at a time. */
  closeOne() {
    if (this.monster) this.monster = ''
    else this.strip = ''
  }
}
