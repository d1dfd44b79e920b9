import { spawnSync } from 'node:child_process'
import { type ImportGraph, readImportGraph } from './checks/import-graph'
import { GoodKeys, type Keys, lintKeys, testKeys } from './checks/stale-files'

/** What git knows or would add. */
export function readProject(root = process.cwd()): ImportGraph {
  const listed = runGit(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  if (listed === undefined) throw new Error('git could not list the files')
  return readImportGraph(root, [...new Set(namesIn(listed))])
}

type Stale = { files: string[]; keys: Keys; good: GoodKeys }

/** The tests that something may have changed for since they last passed, here or before their commit landed. */
export const staleTests = () => stale(testKeys, '.data/check/unit.json')

/** The modules whose types or rules something may have changed for since they were last found good, here or before their commit landed. */
export const staleModules = () => stale(lintKeys, '.data/check/lint.json')

function stale(keysOf: (project: ImportGraph) => Keys, file: string): Stale {
  const keys = keysOf(readProject())
  const good = new GoodKeys(file, () => {
    const landed = readLandedProject()
    return landed ? keysOf(landed) : new Map()
  })
  return { files: good.stale(keys), keys, good }
}

/** The project as the newest commit of this branch has it that is on the default branch of `origin`: CI has passed on it. Undefined without one. */
export function readLandedProject(root = process.cwd()): ImportGraph | undefined {
  const git = (...words: string[]) => runGit(root, words)
  const commit = git('merge-base', 'HEAD', 'origin/HEAD')?.toString().trim()
  const [listed, changed] =
    commit === undefined ? [] : [git('ls-tree', '-rz', '--name-only', commit), git('diff', '-z', '--name-only', '--no-renames', commit)]
  if (listed === undefined || changed === undefined) return undefined
  const files = namesIn(listed)
  const different = new Set(namesIn(changed))
  const earlier = files
    .filter((name) => different.has(name))
    .map((name) => [name, git('show', `${commit}:${name}`) ?? Buffer.from('')] as const)
  return readImportGraph(root, files, new Map(earlier))
}

const namesIn = (listed: Buffer) => listed.toString().split('\0').filter(Boolean)

function runGit(cwd: string, words: readonly string[]): Buffer | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd, maxBuffer: 64 * 1024 * 1024 })
  return status === 0 ? stdout : undefined
}
