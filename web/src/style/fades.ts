// Marks a list that goes on below its edge, so that nobody takes it for the whole: `use:fades`.

const REST = 6

export function fades(list: HTMLElement) {
  const measure = () => list.classList.toggle('goes-on', list.scrollHeight - list.scrollTop - list.clientHeight > REST)
  const sizes = new ResizeObserver(measure)
  const content = new MutationObserver(measure)
  sizes.observe(list)
  content.observe(list, { childList: true, subtree: true, characterData: true })
  list.addEventListener('scroll', measure, { passive: true })
  measure()
  return {
    destroy() {
      sizes.disconnect()
      content.disconnect()
    },
  }
}
