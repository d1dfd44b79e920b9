import { spawnSync } from 'node:child_process'
import { type ImportGraph, readImportGraph } from './import-graph'
import { GoodKeys, type Keys, testKeys } from './stale-files'

/** What git knows or would add. */
export function readProject(): ImportGraph {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error('git could not list the files')
  return readImportGraph(process.cwd(), [...new Set(stdout.split('\0').filter(Boolean))])
}

/** The tests that something may have changed for since they last passed. */
export function staleTests(): { files: string[]; keys: Keys; good: GoodKeys } {
  const keys = testKeys(readProject())
  const good = new GoodKeys('.data/check/unit.json')
  return { files: good.stale(keys), keys, good }
}
