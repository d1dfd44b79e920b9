// What tests need of the system beside Node. Plain JavaScript, because bootstrap.mjs needs it before TypeScript can run.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'

/** Whether somebody runs this who may install packages of the system. */
export const isRoot = () => process.getuid?.() === 0

/** @param {string[]} choices Packages that do the same, several of one choice with blanks between them: the first choice that can be installed is. */
export async function installPackages(...choices) {
  await run('apt-get', ['update', '-qq'])
  for (const names of choices) if (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names.split(' ')])) return
}

/** What long tests open: a pooler, a spreadsheet program that needs no window (ssconvert) with what an Italian locale is made of, and the one most people have. */
export const programs = {
  pooler: { packages: 'pgbouncer', isThere: () => spawnSync('pgbouncer', ['--version']).status === 0 },
  spreadsheet: {
    packages: 'gnumeric locales',
    isThere: () => ['/usr/bin/ssconvert', '/usr/bin/localedef', '/usr/share/i18n/locales/it_IT'].every((file) => existsSync(file)),
  },
  office: { packages: 'libreoffice-calc-nogui', isThere: () => existsSync('/usr/bin/soffice') },
}

/** Installs what is missing; where one cannot be installed its tests are left out, and `npm run test:long` says so. @param {(line: string) => void} tell */
export async function installPrograms(tell) {
  const missing = Object.values(programs).filter(({ isThere }) => !isThere())
  if (missing.length === 0 || !isRoot() || process.platform !== 'linux') return
  for (const { packages } of missing) {
    tell(`Installing for the tests: ${packages}`)
    await installPackages(packages)
  }
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
