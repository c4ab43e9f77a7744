// The icon set has thousands of icons; only those are bundled that the client names.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { motifs } from './src/editions/second/pieces/motifs'
import { names } from './src/icons/names'
import { pictures } from './src/icons/pictures'

/** The lists that are bundled, each by the module that brings it. */
const LISTS: Record<string, readonly string[]> = { 'virtual:game-icons': names, 'virtual:game-pictures': pictures, 'virtual:second-motifs': motifs }

function pathOf(body: string): string {
  const found = /d="([^"]+)"/.exec(body)?.[1]
  if (!found) throw new Error(`an icon is not a single path: ${body.slice(0, 80)}`)
  return found
}

export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    resolveId: (id) => (id in LISTS ? `\0${id}` : undefined),
    load(id) {
      const list = LISTS[id.slice(1)]
      if (!list) return undefined
      const file = new URL('node_modules/@iconify-json/game-icons/icons.json', import.meta.url)
      const { icons } = JSON.parse(readFileSync(file, 'utf8')) as {
        icons: Record<string, { body: string }>
      }
      const paths = list.map((name) => {
        const icon = icons[name]
        if (!icon) throw new Error(`there is no icon '${name}' in the set`)
        return [name, pathOf(icon.body)]
      })
      return `export default ${JSON.stringify(Object.fromEntries(paths))}`
    },
  }
}
