// The case file as a file on the player's own machine.
import { server } from '../server'
import { saveFile } from './saved_file'

export async function downloadCase(game: string, story: string) {
  saveFile(await server.caseFile(game), `${story || 'madhouse'}.case`)
}
