// node compile.mjs FROM.zip TO.zip ...: Python files compiled by the Python that will run them, inside a page.
import { readFileSync, writeFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

const COMPILE = `
import shutil
from compileall import compile_dir
from pathlib import Path
from py_compile import PycInvalidationMode

def compiled(folder, to):
    """What was compiled is never compared with a source, which stays at home."""
    never = PycInvalidationMode.UNCHECKED_HASH
    if not compile_dir(folder, quiet=1, legacy=True, optimize=2, stripdir=folder, invalidation_mode=never):
        raise SystemExit(f'{folder} could not be compiled')
    for source in Path(folder).rglob('*.py'):
        source.unlink()
    shutil.make_archive(to, 'zip', folder)
`

const python = await loadPyodide()
python.runPython(COMPILE)
const compiled = python.globals.get('compiled')
const files = process.argv.slice(2)
for (let at = 0; at + 1 < files.length; at += 2) {
  const [from, to] = [`/from-${at}`, `/to-${at}`]
  python.unpackArchive(new Uint8Array(readFileSync(files[at])), 'zip', { extractDir: from })
  compiled(from, to)
  writeFileSync(files[at + 1], python.FS.readFile(`${to}.zip`))
}
