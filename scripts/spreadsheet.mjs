// The spreadsheet program of the long tests: Gnumeric, whose ssconvert opens files without a window. Plain JavaScript, because bootstrap.mjs needs it before TypeScript can run.
import { existsSync } from 'node:fs'
import process from 'node:process'
import { installPackages, isRoot, refreshPackages } from './debian-packages.mjs'

/** With what an Italian locale is made of. */
const needed = ['/usr/bin/ssconvert', '/usr/bin/localedef', '/usr/share/i18n/locales/it_IT']

export const canOpenSpreadsheets = () => needed.every((file) => existsSync(file))

/** Where it cannot be had the tests do without, and say so. @param {(line: string) => void} tell */
export async function installSpreadsheet(tell) {
  if (!isRoot || process.platform !== 'linux') return
  tell('Installing a spreadsheet program for the tests')
  await refreshPackages()
  await installPackages('gnumeric', 'locales')
}
