// The Chromium of the browser tests. Plain JavaScript, because bootstrap.mjs needs it before TypeScript can run.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import process from 'node:process'
import { installPackages, isRoot, run } from './system-packages.mjs'

// chromium-headless-shell comes first: the tests take half the time in it.
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** @returns {string | undefined} the program to run: CHROMIUM_PATH, else the one Playwright downloaded, else one of the system */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) return canRun(named) ? named : undefined
  return [playwrightsOwn(), ...usual].find((file) => file !== undefined && canRun(file))
}

/** Playwright's own where it can be downloaded, else Debian's. @param {(line: string) => void} tell */
export async function installBrowser(tell) {
  if (process.env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH (${process.env.CHROMIUM_PATH}) is not a program that can be run`)
  tell('Installing a browser for the tests')
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  await run(process.execPath, [cli, 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium'])
  if (starts(findBrowser())) return
  if (isRoot()) {
    tell('It could not be downloaded: installing the chromium package of the system')
    await installPackages('chromium-headless-shell', 'chromium')
  }
  if (!starts(findBrowser()))
    throw new Error('no browser for the tests: install Chromium (Debian: apt-get install chromium), or set CHROMIUM_PATH to one')
}

/** @param {string | undefined} file */
function starts(file) {
  return file !== undefined && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

/** @param {string} file */
function canRun(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
