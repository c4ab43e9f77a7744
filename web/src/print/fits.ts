// A text on paper is as large as its card has room for.
import type { Attachment } from 'svelte/attachments'

const LEAST = 6
const STEP = 0.5

/** Sets `--em`, in pixels, so that nothing within `selector` runs over. */
export function fits(selector: string, most: number): Attachment<HTMLElement> {
  return (node) => {
    const fit = () => {
      const text = node.querySelector(selector)
      let size = most
      node.style.setProperty('--em', `${size}px`)
      while (text && size > LEAST && text.scrollHeight > text.clientHeight + 1) node.style.setProperty('--em', `${(size -= STEP)}px`)
    }
    fit()
    // a font that comes later is wider or narrower than the one that stood in for it
    if (document.fonts.status !== 'loaded') void document.fonts.ready.then(fit)
    // a sheet on the screen is smaller, and its lines may break elsewhere
    const printed = matchMedia('print')
    printed.addEventListener('change', fit)
    return () => printed.removeEventListener('change', fit)
  }
}
