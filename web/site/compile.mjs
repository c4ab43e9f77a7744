// node compile.mjs FROM.zip TO.zip: Python files compiled by the Python that will run them, inside a page.
import { readFileSync, writeFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

const [from, to] = process.argv.slice(2)
const python = await loadPyodide()
python.unpackArchive(new Uint8Array(readFileSync(from)), 'zip', { extractDir: '/house' })
python.runPython(`
import compileall, os, shutil
from pathlib import Path

# Where a file was written is told by its name in the house, and what was compiled is never compared with its source.
assert compileall.compile_dir('/house', quiet=1, legacy=True, optimize=0, stripdir='/house',
                              invalidation_mode=__import__('py_compile').PycInvalidationMode.UNCHECKED_HASH)
for source in Path('/house').rglob('*.py'):
    source.unlink()
shutil.make_archive('/house-compiled', 'zip', '/house')
`)
writeFileSync(to, python.FS.readFile('/house-compiled.zip'))
