// reads: temporary files
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testKeys } from './checks/stale-files'
import { readLandedProject, readProject } from './project-files'

const author = ['-c', 'user.name=Anna', '-c', 'user.email=anna@esempio.it']
const files = {
  'lib/price.ts': 'export const price = 1',
  'lib/price.test.ts': "import './price'",
  'lib/place.ts': 'export const place = 1',
  'lib/place.test.ts': "import './place'",
}

/** A clone of a project with two tests, in which nothing was tried yet. */
function openClone() {
  const folder = mkdtempSync(path.join(tmpdir(), 'clone-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const origin = path.join(folder, 'origin')
  const clone = path.join(folder, 'clone')
  const git = (cwd: string, ...words: string[]) => execFileSync('git', [...author, ...words], { cwd, stdio: 'pipe' })
  mkdirSync(path.join(origin, 'lib'), { recursive: true })
  git(origin, 'init', '-q', '-b', 'main')
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(origin, name), text)
  git(origin, 'add', '.')
  git(origin, 'commit', '-qm', 'Begin')
  git(folder, 'clone', '-q', origin, clone)
  return { clone, origin, commit: () => git(clone, 'commit', '-qam', 'Change it') }
}

function staleIn(clone: string): string[] {
  const landed = readLandedProject(clone)
  const good = landed ? testKeys(landed) : new Map<string, string>()
  return [...testKeys(readProject(clone))].filter(([file, key]) => good.get(file) !== key).map(([file]) => file)
}

test('in a new clone nothing is stale, and a change makes stale what reaches it, committed or not', () => {
  const { clone, commit } = openClone()
  expect(staleIn(clone)).toEqual([])
  writeFileSync(path.join(clone, 'lib/price.ts'), 'export const price = 2')
  expect(staleIn(clone)).toEqual(['lib/price.test.ts'])
  commit()
  expect(staleIn(clone)).toEqual(['lib/price.test.ts'])
  rmSync(path.join(clone, 'lib/place.ts'))
  expect(staleIn(clone)).toEqual(['lib/place.test.ts', 'lib/price.test.ts'])
})

test('without a default branch of an origin everything is stale', () => {
  const { origin } = openClone()
  expect(staleIn(origin)).toEqual(['lib/place.test.ts', 'lib/price.test.ts'])
})
