import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { lazy, object, string } from 'yup'
import { hashOf, type ImportGraph, reach } from './import-graph'

/** A key for each test file: as long as it is the same, so is its result. */
export type Keys = ReadonlyMap<string, string>

const isTest = (file: string) => /\.test\.tsx?$/.test(file) && !/\.long\.test\.tsx?$/.test(file) && !file.startsWith('e2e/')
const isSql = (file: string) => file.endsWith('.sql')
const isConfiguration = (file: string) => /^(?:package-lock\.json|tsconfig\.json|vitest\.config\.ts)$/.test(file)
const everyRunReaches = ['scripts/test-database.ts', 'scripts/test-worker.ts', 'scripts/sql-against-schema/row-reporter.ts']
/** What reaches the database: only these tests can notice a migration. */
const asksDatabase = /^(?:postgres|pg-boss)$/
const readsFiles = /^(?:node:)?(?:fs|fs\/promises|child_process|worker_threads|module)$/

/**
 * A test depends on all it reaches. Product code that reads files may read any data of the checkout; a test or a script that does may read
 * anything at all, so every change makes it stale.
 */
export function testKeys({ hashes, modules }: ImportGraph): Keys {
  const all = [...hashes.keys()].sort()
  const digest = (files: string[]) => hashOf(files.map((file) => `${file} ${hashes.get(file) ?? ''}`).join('\n'))
  const setup = everyRunReaches.flatMap((file) => [...reach(modules, file)])
  const everywhere = process.version + digest([...setup, ...all.filter(isConfiguration)])
  const [anything, data, schema] = [digest(all), digest(all.filter((file) => !modules.has(file))), digest(all.filter(isSql))]
  const uses = (packages: RegExp) => (file: string) => modules.get(file)?.packages.some((name) => packages.test(name)) === true
  return keysOf(all.filter(isTest), (test) => {
    const reached = [...reach(modules, test)].sort()
    const readers = reached.filter(uses(readsFiles))
    const mayReadAll = readers.some((file) => /^(?:scripts|tools)\/|\.test\.tsx?$|\/test-[^/]+$/.test(file))
    const read = mayReadAll ? [anything] : readers.length > 0 ? [data] : []
    return [everywhere, digest(reached), ...read, ...(reached.some(uses(asksDatabase)) ? [schema] : [])]
  })
}

function keysOf(files: readonly string[], partsOf: (file: string) => string[]): Keys {
  return new Map(files.map((file) => [file, hashOf(partsOf(file).join('\n'))]))
}

/** The keys with which the files were last found good. */
export class GoodKeys {
  readonly #file: string
  readonly #good: Map<string, string>

  constructor(file: string) {
    this.#file = file
    this.#good = new Map(Object.entries(existsSync(file) ? readKeys(file) : {}))
  }

  stale(keys: Keys): string[] {
    return [...keys].filter(([file, key]) => this.#good.get(file) !== key).map(([file]) => file)
  }

  /** Keeps no key of a file that is gone. */
  save(keys: Keys, good: readonly string[]): void {
    for (const file of good) this.#good.set(file, keys.get(file) ?? '')
    mkdirSync(path.dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify(Object.fromEntries([...this.#good].filter(([file]) => keys.has(file)))))
  }
}

const keysShape = lazy((value: object) => object(Object.fromEntries(Object.keys(value).map((file) => [file, string().required()]))))

function readKeys(file: string): Record<string, string> {
  return keysShape.validateSync(JSON.parse(readFileSync(file, 'utf8')))
}
