import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** What stands in the checkout: a hash of each file, and what each module imports, types included. */
export type ImportGraph = { hashes: ReadonlyMap<string, string>; modules: ReadonlyMap<string, Module> }
export type Module = { text: string; files: string[]; packages: string[] }

const isModule = (file: string) => /\.(?:[cm]?js|tsx?)$/.test(file)
const endings = ['', '.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json', '/index.ts', '/index.tsx']

export const hashOf = (text: string | Buffer) => createHash('sha1').update(text).digest('hex')

/** `earlier`: texts that stand in for those of the checkout. */
export function readImportGraph(root: string, files: readonly string[], earlier: ReadonlyMap<string, Buffer> = new Map()): ImportGraph {
  const known = new Set(files)
  const hashes = new Map<string, string>()
  const modules = new Map<string, Module>()
  for (const file of files) {
    const bytes = earlier.get(file) ?? readWhole(path.join(root, file))
    if (bytes === undefined) continue
    hashes.set(file, hashOf(bytes))
    if (isModule(file)) modules.set(file, readModule(file, bytes.toString('utf8'), known))
  }
  return { hashes, modules }
}

const readWhole = (file: string) => (existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined)

function readModule(file: string, text: string, known: ReadonlySet<string>): Module {
  const files: string[] = []
  const packages: string[] = []
  for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
    const found = resolve(file, fileName, known)
    if (found === undefined) packages.push(fileName)
    else files.push(found)
  }
  return { text, files, packages }
}

function resolve(from: string, target: string, known: ReadonlySet<string>): string | undefined {
  if (!/^(?:\.|@\/)/.test(target)) return undefined
  const place = target.startsWith('@/') ? target.slice(2) : path.join(path.dirname(from), target)
  return endings.map((ending) => place + ending).find((candidate) => known.has(candidate))
}

/** The file and everything it imports, directly or through others. */
export function reach(modules: ImportGraph['modules'], file: string): Set<string> {
  const reached = new Set([file])
  for (const each of reached) for (const next of modules.get(each)?.files ?? []) reached.add(next)
  return reached
}
