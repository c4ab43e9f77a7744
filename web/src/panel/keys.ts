// The keyboard at the table: digits and letters choose, arrows look, Enter does it.
import type { Table } from '../table.svelte'
import type { Choosing } from './choosing.svelte'

interface Places {
  table: Table
  choosing: Choosing
  fit: () => void
  /** Something else has the keyboard: a menu, a puzzle, the curtain. */
  busy: () => boolean
}

export function keysFor({ table, choosing, fit, busy }: Places) {
  const choices = () => choosing.choices

  function look(step: number) {
    const list = choices()
    if (!list.length) return
    const at = list.findIndex((each) => each.option === table.chosen)
    const next = at < 0 ? (step > 0 ? 0 : list.length - 1) : (at + step + list.length) % list.length
    table.chosen = list[next]!.option
    letGo()
  }

  /** What is chosen with a key is done with Enter, whatever was clicked before. */
  function letGo() {
    const focused = document.activeElement
    if (!(focused instanceof HTMLButtonElement)) return
    focused.blur()
    document.querySelector<HTMLElement>('.question')?.focus({ preventScroll: true })
  }

  const plain: Record<string, () => void> = {
    ArrowDown: () => look(1),
    ArrowUp: () => look(-1),
    Escape: () => table.whys.close() || table.putHintAway() || (table.chosen = ''),
    u: () => (table.standing?.undo ? table.undo() : table.question && table.whys.explain('undo')),
    h: () => table.askHint(),
    w: () => table.question?.rule && table.whys.explain('question'),
    f: fit,
    r: choosing.otherPace,
  }

  return (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    if (busy() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (target.closest('input, textarea, select')) return
    if (event.repeat && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return // a key that is held down says its word once
    const unlit = table.question?.unlit.find((each) => each.key && each.key === event.key)
    const meant = choices().find((each) => each.key && each.key === event.key)
    if (meant) {
      choosing.pick(meant)
      letGo()
    } else if (event.key === 'Enter' && choosing.chosen && !target.closest('button:not(.why), a')) choosing.confirm()
    else if (plain[event.key]) plain[event.key]!()
    else if (unlit) table.whys.askUnlit({ name: unlit.name, wish: { deed: unlit.key } })
    else return
    event.preventDefault()
  }
}
