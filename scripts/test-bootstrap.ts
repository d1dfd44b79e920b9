// reads: scripts/bootstrap.mjs scripts/browser.mjs scripts/system-packages.mjs
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'

let folder: string
export const inside = (...names: string[]) => path.join(folder, ...names)

export function openFolder(): void {
  folder = mkdtempSync(path.join(tmpdir(), 'ingrana-bootstrap-'))
  mkdirSync(inside('scripts'))
  for (const file of ['bootstrap.mjs', 'browser.mjs', 'system-packages.mjs']) cpSync(path.join('scripts', file), inside('scripts', file))
}

export function removeFolder(): void {
  rmSync(folder, { recursive: true })
}

/** A project with one package. */
export function writeProject(place: { target: string; files: Record<string, object> }): void {
  const engines = { node: '>=20.19' }
  writeFileSync(inside('package.json'), JSON.stringify({ name: 'small', version: '1.0.0', engines, dependencies: { piece: place.target } }))
  const packages = { '': { name: 'small', version: '1.0.0', dependencies: { piece: place.target } }, ...place.files }
  writeFileSync(
    inside('package-lock.json'),
    JSON.stringify({ name: 'small', version: '1.0.0', lockfileVersion: 3, requires: true, packages }),
  )
}

export function bootstrap(more: Record<string, string> = {}) {
  const settings = {
    HTTPS_PROXY: 'http://127.0.0.1:9',
    HTTP_PROXY: 'http://127.0.0.1:9',
    npm_config_cache: inside('cache'),
    npm_execpath: '',
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...settings, ...more },
  })
  return { status, text: stdout + stderr }
}

/** The project cannot be installed, because nobody answers at the registry. */
export function expectRegistryNamed(): void {
  const { status, text } = bootstrap()
  expect(status).toBe(1)
  expect(text.split('\n').filter((line) => line.startsWith('Error: '))).toEqual([
    'Error: the npm registry cannot be reached (ECONNREFUSED): check the network and the proxy settings, then start again; nothing was installed by halves',
  ])
  expect(existsSync(inside('node_modules/.ingrana-installed'))).toBe(false)
}
