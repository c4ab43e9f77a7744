// The keyboard stays where the questions are: `use:keepsFocus={[what, matters]}` on what holds the panel.

/** A choice, or a sheet that is put away, takes along the button that had the focus; here it is caught. */
export function keepsFocus(panel: HTMLElement, _when: unknown[]) {
  function hold() {
    requestAnimationFrame(() => {
      if (!document.activeElement || document.activeElement === document.body) panel.focus({ preventScroll: true })
    })
  }
  hold()
  return { update: hold }
}
