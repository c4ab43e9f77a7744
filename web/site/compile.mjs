// node compile.mjs FROM.zip TO.zip|TO.tar.gz ...: Python files compiled by the Python that will run them, inside a page.
import { readFileSync, writeFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

const COMPILE = `
import shutil
from compileall import compile_dir
from pathlib import Path
from py_compile import PycInvalidationMode

def compiled(folder, to, form):
    """What was compiled is never compared with a source, which stays at home."""
    never = PycInvalidationMode.UNCHECKED_HASH
    if not compile_dir(folder, quiet=1, legacy=True, optimize=2, stripdir=folder, invalidation_mode=never):
        raise SystemExit(f'{folder} could not be compiled')
    for source in Path(folder).rglob('*.py'):
        source.unlink()
    return shutil.make_archive(to, form, folder)
`

const python = await loadPyodide()
python.runPython(COMPILE)
const compiled = python.globals.get('compiled')
const files = process.argv.slice(2)
for (let at = 0; at + 1 < files.length; at += 2) {
  const [from, to] = [`/from-${at}`, `/to-${at}`]
  python.unpackArchive(new Uint8Array(readFileSync(files[at])), 'zip', { extractDir: from })
  const made = compiled(from, to, files[at + 1].endsWith('.gz') ? 'gztar' : 'zip')
  writeFileSync(files[at + 1], python.FS.readFile(made))
}
