import { spawnSync } from 'node:child_process'
import { type ImportGraph, readImportGraph } from './checks/import-graph'
import { GoodKeys, type Keys, lintKeys, testKeys } from './checks/stale-files'

/** What git knows or would add. */
export function readProject(): ImportGraph {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error('git could not list the files')
  return readImportGraph(process.cwd(), [...new Set(stdout.split('\0').filter(Boolean))])
}

type Stale = { files: string[]; keys: Keys; good: GoodKeys }

/** The tests that something may have changed for since they last passed. */
export const staleTests = () => stale(testKeys, '.data/check/unit.json')

/** The modules whose types or rules something may have changed for since they were last found good. */
export const staleModules = () => stale(lintKeys, '.data/check/lint.json')

function stale(keysOf: (project: ImportGraph) => Keys, file: string): Stale {
  const keys = keysOf(readProject())
  const good = new GoodKeys(file)
  return { files: good.stale(keys), keys, good }
}
