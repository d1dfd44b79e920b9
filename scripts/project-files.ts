import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { type ImportGraph, readImportGraph } from './import-graph'
import { GoodKeys, type Keys, lintKeys, testKeys } from './stale-files'

export const checkCache = '.data/check'

/** What git knows or would add. */
export function readProject(): ImportGraph {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error('git could not list the files')
  return readImportGraph(process.cwd(), [...new Set(stdout.split('\0').filter(Boolean))])
}

export type Stale = { files: string[]; keys: Keys; good: GoodKeys }

/** Needs the declarations that the check of types has just written. */
export function staleForLint(): Stale {
  return staleOf('lint', lintKeys(readProject(), declarationOf))
}

export function staleTests(): Stale {
  return staleOf('unit', testKeys(readProject()))
}

function staleOf(check: string, keys: Keys): Stale {
  const good = new GoodKeys(`${checkCache}/${check}.json`)
  return { files: good.stale(keys), keys, good }
}

function declarationOf(file: string): string | undefined {
  const declaration = `${checkCache}/declarations/${file.replace(/\.tsx?$/, '.d.ts')}`
  return /\.tsx?$/.test(file) && existsSync(declaration) ? readFileSync(declaration, 'utf8') : undefined
}
