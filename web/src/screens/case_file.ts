// The case file as a file on the player's own machine.
import { server } from '../server'

export async function downloadCase(game: string, story: string) {
  const file = new Blob([await server.caseFile(game)], { type: 'text/plain' })
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: `${story || 'madhouse'}.case` })
  link.click()
  URL.revokeObjectURL(link.href)
}
