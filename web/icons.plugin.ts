// The icon set has thousands of icons; only those named in src/icons/names.ts are bundled.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { names } from './src/icons/names'

const ID = 'virtual:game-icons'

function pathOf(body: string): string {
  const found = /d="([^"]+)"/.exec(body)?.[1]
  if (!found) throw new Error(`an icon is not a single path: ${body.slice(0, 80)}`)
  return found
}

export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined
      const file = new URL('node_modules/@iconify-json/game-icons/icons.json', import.meta.url)
      const { icons } = JSON.parse(readFileSync(file, 'utf8')) as {
        icons: Record<string, { body: string }>
      }
      const paths = names.map((name) => {
        const icon = icons[name]
        if (!icon) throw new Error(`there is no icon '${name}' in the set`)
        return [name, pathOf(icon.body)]
      })
      return `export default ${JSON.stringify(Object.fromEntries(paths))}`
    },
  }
}
