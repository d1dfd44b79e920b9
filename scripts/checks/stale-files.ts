import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { lazy, object, string } from 'yup'
import { hashOf, type ImportGraph, reach } from './import-graph'

/** A key for each test file: as long as it is the same, so is its result. */
export type Keys = ReadonlyMap<string, string>

const isTest = (file: string) => /\.test\.tsx?$/.test(file) && !/\.long\.test\.tsx?$/.test(file) && !file.startsWith('e2e/')
const isSql = (file: string) => file.endsWith('.sql')
const isConfiguration = (file: string) => /^(?:package-lock\.json|tsconfig\.json|vitest\.config\.ts)$/.test(file)
const isLinted = (file: string) => /\.tsx?$/.test(file)
const isLintConfiguration = (file: string) => isConfiguration(file) || file === '.oxlintrc.json' || /\.d\.(?:\w+\.)?ts$/.test(file)
const everyRunReaches = ['scripts/database/test-database.ts', 'scripts/checks/test-worker.ts', 'scripts/sql-against-schema/row-reporter.ts']
/** What reaches the database: only these tests can notice a migration. */
const asksDatabase = /^(?:postgres|pg-boss)$/
const isTestOrScript = (file: string) => /^(?:scripts|tools)\/|\.test\.tsx?$|\/test-[^/]+$/.test(file)
const readsFiles = /^(?:node:)?(?:fs|fs\/promises|child_process|worker_threads|module)$/

/** The declared reads of a test or a script: files and folders of the checkout, or none («temporary files»). */
const declaration = /^\/\/ reads: (.+)$/m

/**
 * A test depends on all it reaches. Product code that reads files may read any data of the checkout; a test or a script that does may read
 * anything at all, so every change makes it stale, unless a line `// reads: scripts/database/seed.ts docs/` says what it reads. Programs count with what they reach.
 */
export function testKeys({ hashes, modules }: ImportGraph): Keys {
  const all = [...hashes.keys()].sort()
  const digest = (files: string[]) => hashOf(files.map((file) => `${file} ${hashes.get(file) ?? ''}`).join('\n'))
  const setup = everyRunReaches.flatMap((file) => [...reach(modules, file)])
  const everywhere = process.version + digest([...setup, ...all.filter(isConfiguration)])
  const [anything, data, schema] = [digest(all), digest(all.filter((file) => !modules.has(file))), digest(all.filter(isSql))]
  const uses = (packages: RegExp) => (file: string) => modules.get(file)?.packages.some((name) => packages.test(name)) === true
  return keysOf(all.filter(isTest), (test) => {
    const declared = (file: string) => declaration.exec(modules.get(file)?.text ?? '')?.[1]?.split(' ')
    const imported = [...reach(modules, test)]
    const named = imported.flatMap((file) => declared(file) ?? []).filter((name) => /[/.]/.test(name))
    const started = all.filter((file) => named.some((name) => file === name || (name.endsWith('/') && file.startsWith(name))))
    const reached = [...new Set([...imported, ...started.flatMap((file) => [...reach(modules, file)])])].sort()
    const readers = reached.filter(uses(readsFiles)).filter((file) => !declared(file))
    const mayReadAll = readers.some((file) => imported.includes(file) && isTestOrScript(file))
    const read = mayReadAll ? [anything] : readers.length > 0 ? [data] : []
    return [everywhere, digest(reached), ...read, ...(reached.some(uses(asksDatabase)) ? [schema] : [])]
  })
}

/** What tests share and does not say what it reads: each makes all of them stale with every change. */
export function silentReaders({ modules }: ImportGraph): string[] {
  const isShared = (file: string) => /\/test-[^/]+$/.test(file)
  return [...modules]
    .filter(([file, { text, packages }]) => isShared(file) && packages.some((name) => readsFiles.test(name)) && !declaration.test(text))
    .map(([file]) => file)
}

/** Types and rules of a file depend on all it imports, on how everything is checked, and on what any file declares for all. */
export function lintKeys({ hashes, modules }: ImportGraph): Keys {
  const digest = (files: Iterable<string>) => hashOf([...files].map((file) => `${file} ${hashes.get(file) ?? ''}`).join('\n'))
  const all = [...hashes.keys()].sort()
  const everywhere = process.version + digest(all.filter((file) => isLintConfiguration(file) || declaresForAll(modules.get(file)?.text)))
  return keysOf(all.filter(isLinted), (file) => [everywhere, digest([...reach(modules, file)].sort())])
}

const declaresForAll = (text = '') => /^declare (?:global|module) /m.test(text)

function keysOf(files: readonly string[], partsOf: (file: string) => string[]): Keys {
  return new Map(files.map((file) => [file, hashOf(partsOf(file).join('\n'))]))
}

/** The keys with which the files were last found good. */
export class GoodKeys {
  readonly #file: string
  readonly #good: Map<string, string>

  /** `landed`: the keys of the commit that the checkout begins at, for a checkout where nothing was tried yet. */
  constructor(file: string, landed: () => Keys = () => new Map()) {
    this.#file = file
    this.#good = new Map(existsSync(file) ? Object.entries(readKeys(file)) : landed())
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
