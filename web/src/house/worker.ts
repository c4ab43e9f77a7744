// The house inside the page: Python in a worker, which keeps games and says what each seat may know.
import { Drawer } from './drawer'
import type { FromHouse, Standing, ToHouse } from './messages'
import { layOut, unpacked, type Folder } from './pack'

/** What we use of the runtime, whose own types come with its package. */
interface Python {
  FS: Folder
  runPythonAsync: (code: string) => Promise<unknown>
  globals: { get: (name: string) => (...given: unknown[]) => PythonHouse; set: (name: string, value: unknown) => void }
  toPy: (value: unknown) => unknown
}

interface Answered {
  get: (at: number) => unknown
  destroy: () => void
}

interface PythonHouse {
  ask: (method: string, path: string, body: string, tokens: unknown) => Promise<Answered>
  open: (line: string, game: string, say: (text: string) => void, over: () => void) => void
  hear: (line: string, text: string) => void
  hang_up: (line: string) => void
}

const BEGIN = `
import sys
sys.path.insert(0, '/house')
from madhouse.server.page.browser import BrowserDrawer
from madhouse.server.page.inside import PageHouse

def begin(drawer):
    return PageHouse(BrowserDrawer(drawer))
`

const tell = (message: FromHouse | Standing) => postMessage(message)
const fetched = (url: string) =>
  fetch(url).then((answer) => {
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return answer.arrayBuffer()
  })

const took: Record<string, number> = {}
const note = (what: string) => (took[what] = performance.timeOrigin + performance.now())

async function begin(root: string): Promise<PythonHouse> {
  const files = fetched(`${root}python/house.pack`).then((sent) => unpacked(new Uint8Array(sent)))
  files.catch(() => undefined) // what is wrong with it is said below, where it is waited for
  const { loadPyodide } = (await import(/* @vite-ignore */ `${root}python/pyodide.mjs`)) as { loadPyodide: (options: object) => Promise<Python> }
  const [python, inside] = await Promise.all([loadPyodide({ indexURL: `${root}python/` }), files])
  note('python')
  layOut(inside, '/house', python.FS)
  note('unpacked')
  await python.runPythonAsync(BEGIN)
  note('imported')
  tuple = python.toPy
  return python.globals.get('begin')(new Drawer())
}

let tuple: (value: unknown) => unknown = (value) => value
let house: Promise<PythonHouse> | undefined

async function heed(message: ToHouse, there: PythonHouse) {
  const { window, number } = message
  const line = `${window} ${number}`
  if (message.type === 'ask') {
    const answer = await there.ask(message.method, message.path, message.body ?? '', tuple(message.tokens))
    tell({ type: 'answer', window, number, status: answer.get(0) as number, text: answer.get(1) as string })
    answer.destroy()
  } else if (message.type === 'open') {
    const hear = (text: string) => tell({ type: 'hear', window, number, text })
    there.open(line, message.game, hear, () => tell({ type: 'over', window, number }))
  } else if (message.type === 'say') there.hear(line, message.text)
  else there.hang_up(line)
}

onmessage = (event: MessageEvent<ToHouse | { type: 'begin'; root: string }>) => {
  const message = event.data
  if (message.type === 'begin') {
    house = begin(message.root)
    house.then(
      () => tell({ type: 'there', took }),
      (error: unknown) => tell({ type: 'broken', text: error instanceof Error ? error.message : String(error) }),
    )
  } else void house?.then((there) => heed(message, there)).catch((error: unknown) => console.error(error))
}
