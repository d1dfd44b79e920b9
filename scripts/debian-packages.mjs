// Programs that only tests need, from Debian's packages. Plain JavaScript, because bootstrap.mjs needs it before TypeScript can run.
import { spawn } from 'node:child_process'
import process from 'node:process'

export const isRoot = process.getuid?.() === 0

/** Whether they were installed; nobody but root can. @param {string[]} names */
export async function installPackages(...names) {
  return isRoot && (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]))
}

/** Before the first of them: what there is to be had. */
export function refreshPackages() {
  return run('apt-get', ['update', '-qq'])
}

/** Whether it ended well. @param {string} command @param {string[]} words */
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
