// reads: temporary files
// Plain JavaScript, because `npm start` needs it before TypeScript can run.
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** The program, and its threads: each finds the files beside it. */
const entries = [
  { in: './scripts/serving/start.ts', out: 'start' },
  { in: './lib/market/search-index/index-worker.server.ts', out: 'search-index-worker' },
  { in: './lib/market/price-rating/price-worker.server.ts', out: 'price-worker' },
  { in: './lib/market/photos/picture-worker.server.ts', out: 'picture-worker' },
  { in: './tools/demo-market/pictures/pictures-worker.server.ts', out: 'pictures-worker' },
  { in: './lib/market/stock-import/files/file-worker.server.ts', out: 'file-worker' },
  { in: './lib/market/dealer-imports/import-worker.server.ts', out: 'import-worker' },
]
/** What decides how they are compiled, beside the sources themselves. */
const always = ['package-lock.json', 'tsconfig.json', 'scripts/serving/compile-server.mjs']
/** The one in use, and the one before it, whose server may still run and load a part of itself. */
const retained = 2

/**
 * The file that `npm start` runs, as JavaScript. Each compilation has a folder of its own, named after all that went into it, which
 * appears complete or not at all: no stamp can be wrong, and two starts at once do not disturb each other.
 * @param {string} folder of the project
 * @returns {Promise<string>} the file to run
 */
export async function compiledServer(folder) {
  const store = path.join(folder, '.data/server')
  const current = foldersIn(store).find((name) => name === fingerprint(folder, readInputs(path.join(store, name))))
  return path.join(store, current ?? (await compile(folder, store)), 'start.js')
}

async function compile(folder, store) {
  const { build } = await import('esbuild')
  const half = path.join(store, `.half-${randomUUID()}`)
  try {
    const { metafile } = await build({
      absWorkingDir: folder,
      entryPoints: entries,
      outdir: half,
      bundle: true,
      splitting: true, // what is imported when it is needed stays apart
      packages: 'external', // Next has to find the same React as we do
      format: 'esm',
      platform: 'node',
      target: 'node20',
      sourcemap: true,
      sourcesContent: false,
      metafile: true,
      logLevel: 'error',
    })
    refuseMissing(metafile)
    const inputs = [...always, ...Object.keys(metafile.inputs).sort()]
    const name = fingerprint(folder, inputs)
    writeFileSync(path.join(half, 'inputs.json'), JSON.stringify(inputs))
    moveInto(half, path.join(store, name))
    for (const old of foldersIn(store).slice(retained)) rmSync(path.join(store, old), { recursive: true, force: true })
    return name
  } finally {
    rmSync(half, { recursive: true, force: true })
  }
}

/** esbuild takes an address of ours that leads nowhere for a package. */
function refuseMissing({ outputs }) {
  const ours = Object.values(outputs).flatMap(({ imports }) => imports.filter((each) => each.external && each.path.startsWith('@/')))
  if (ours.length > 0) throw new Error(`${ours[0].path} is imported and does not exist`)
}

/** Another start may have been faster. */
function moveInto(half, place) {
  try {
    renameSync(half, place)
  } catch (error) {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  }
}

/** The fingerprint includes the version of Node; undefined when a file is gone. */
function fingerprint(folder, files) {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}\n`)
  try {
    for (const file of files) {
      const content = readFileSync(path.join(folder, file))
      hash.update(`${file} ${content.length}\n`).update(content)
    }
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
  return hash.digest('hex').slice(0, 32)
}

function readInputs(place) {
  try {
    return JSON.parse(readFileSync(path.join(place, 'inputs.json'), 'utf8'))
  } catch {
    return [] // no folder of ours
  }
}

/** The folders in it, the newest first. */
function foldersIn(store) {
  mkdirSync(store, { recursive: true })
  const names = readdirSync(store).filter((name) => !name.startsWith('.'))
  const madeAt = new Map(names.map((name) => [name, statSync(path.join(store, name)).mtimeMs]))
  return names.sort((a, b) => madeAt.get(b) - madeAt.get(a))
}
