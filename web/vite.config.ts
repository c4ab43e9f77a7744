import { svelte } from '@sveltejs/vite-plugin-svelte'
import { resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { gameIcons } from './icons.plugin'

// `npm run dev` shows the client as it is written; the game itself is at a server of one's own.
const server = process.env.MADHOUSE_SERVER ?? 'http://127.0.0.1:8693'

/** Whoever can run the client reads woff2: the same fonts once more in the older form stay at home. */
const oneFormOfFonts: Plugin = {
  name: 'one-form-of-fonts',
  enforce: 'pre',
  transform: (code, id) => (/fontsource.*\.css/.test(id) ? code.replaceAll(/,\s*url\([^)]*\.woff\) format\(['"]woff['"]\)/g, '') : null),
}

// The same client twice: for a server, or (`--mode site`) for a folder of files with the house inside the page.
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  resolve: { alias: { '#house': resolve(import.meta.dirname, 'src/house', mode === 'site' ? 'page.ts' : 'network.ts') } },
  worker: { format: 'es' },
  plugins: [oneFormOfFonts, svelte(), gameIcons()],
  build: {
    outDir: mode === 'site' ? '../build/site-client' : '../src/madhouse/server/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    proxy: {
      '/api': {
        target: server,
        ws: true,
        // the server lets in only pages of its own; in development this one stands in for them
        configure: (proxy) => {
          proxy.on('proxyReq', (request) => request.removeHeader('origin'))
          proxy.on('proxyReqWs', (request) => request.removeHeader('origin'))
        },
      },
      '/health': server,
    },
  },
}))
