// node compile.mjs FROM.zip TO.zip|TO.pack ...: Python files compiled by the Python that will run them, inside a page.
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'

const COMPILE = `
import json
import shutil
from compileall import compile_dir
from pathlib import Path
from py_compile import PycInvalidationMode

def compiled(folder):
    """What was compiled is never compared with a source, which stays at home."""
    never = PycInvalidationMode.UNCHECKED_HASH
    if not compile_dir(folder, quiet=1, legacy=True, optimize=2, stripdir=folder, invalidation_mode=never):
        raise SystemExit(f'{folder} could not be compiled')
    for source in Path(folder).rglob('*.py'):
        source.unlink()

def zipped(folder, to):
    return shutil.make_archive(to, 'zip', folder)

def packed(folder, to):
    """Names and sizes, then all files one after the other: a page lays them out in no time (web/src/house/pack.ts)."""
    files = sorted(each for each in Path(folder).rglob('*') if each.is_file())
    index = json.dumps([[each.relative_to(folder).as_posix(), each.stat().st_size] for each in files]).encode()
    Path(to).write_bytes(len(index).to_bytes(4, 'little') + index + b''.join(each.read_bytes() for each in files))
    return to
`

const python = await loadPyodide()
python.runPython(COMPILE)
const [compiled, zipped, packed] = ['compiled', 'zipped', 'packed'].map((name) => python.globals.get(name))
const files = process.argv.slice(2)
for (let at = 0; at + 1 < files.length; at += 2) {
  const [from, to] = [`/from-${at}`, `/to-${at}`]
  python.unpackArchive(new Uint8Array(readFileSync(files[at])), 'zip', { extractDir: from })
  compiled(from)
  if (files[at + 1].endsWith('.pack')) writeFileSync(files[at + 1], gzipSync(python.FS.readFile(packed(from, to)), { level: 9 }))
  else writeFileSync(files[at + 1], python.FS.readFile(zipped(from, to)))
}
