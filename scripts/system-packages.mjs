// What tests need of the system beside Node. Plain JavaScript, because bootstrap.mjs needs it before TypeScript can run.
import { spawn, spawnSync } from 'node:child_process'
import process from 'node:process'

/** Whether somebody runs this who may install packages of the system. */
export const isRoot = () => process.getuid?.() === 0

/** @param {string[]} names of packages that do the same: the first that can be installed is. */
export async function installPackage(...names) {
  await run('apt-get', ['update', '-qq'])
  for (const name of names) if (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])) return
}

export function hasPgBouncer() {
  return spawnSync('pgbouncer', ['--version']).status === 0
}

/** Where it cannot be installed its tests are left out, and `npm run test:long` says so. @param {(line: string) => void} tell */
export async function installPgBouncer(tell) {
  if (hasPgBouncer() || !isRoot()) return
  tell('Installing PgBouncer for the tests')
  await installPackage('pgbouncer')
}

/** @param {string} command @param {string[]} words */
export function run(command, words) {
  return new Promise((resolve) => {
    const child = spawn(command, words, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}
