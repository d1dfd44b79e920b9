import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/** Everything of the benchmark, never a part of the project: git knows nothing of it. */
export const benchFolder = path.resolve('.data/bench')
const installed = path.join(benchFolder, 'tools')

/** A program of this machine. */
export function hasProgram(name: string): boolean {
  return spawnSync('which', [name]).status === 0
}

/** A program from npm, installed for the benchmark alone when it is not there; undefined when that cannot be done. */
export function npmTool(name: string, version: string): string | undefined {
  const file = path.join(installed, 'node_modules/.bin', name)
  if (existsSync(file)) return file
  mkdirSync(installed, { recursive: true })
  console.log(`Installing ${name} ${version} into ${installed}`)
  const words = ['install', '--prefix', installed, '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`]
  const { status } = spawnSync('npm', words, { stdio: 'inherit' })
  return status === 0 && existsSync(file) ? file : undefined
}
