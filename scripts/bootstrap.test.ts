import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
const inside = (...names: string[]) => path.join(folder, ...names)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ingrana-bootstrap-'))
  mkdirSync(inside('scripts'))
  for (const file of ['bootstrap.mjs', 'browser.mjs']) cpSync(path.join('scripts', file), inside('scripts', file))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A project whose packages all stand in this folder, so that no registry is needed. */
function offlineProject(): void {
  mkdirSync(inside('piece'))
  writeFileSync(inside('piece', 'package.json'), '{ "name": "piece", "version": "1.0.0" }')
  writeFileSync(inside('package.json'), '{ "name": "small", "version": "1.0.0", "dependencies": { "piece": "file:piece" } }')
  const packages = {
    '': { name: 'small', version: '1.0.0', dependencies: { piece: 'file:piece' } },
    piece: { version: '1.0.0' },
    'node_modules/piece': { resolved: 'piece', link: true },
  }
  writeFileSync(
    inside('package-lock.json'),
    JSON.stringify({ name: 'small', version: '1.0.0', lockfileVersion: 3, requires: true, packages }),
  )
}

function bootstrap(more: Record<string, string> = {}) {
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

test('what is missing is installed once; the next start installs nothing and says nothing', () => {
  offlineProject()
  expect(bootstrap().text).toContain('Installed')
  expect(existsSync(inside('node_modules/piece'))).toBe(true)
  expect(bootstrap()).toEqual({ status: 0, text: '' })
})

test('an install that was interrupted is not trusted', () => {
  offlineProject()
  mkdirSync(inside('node_modules'))
  expect(bootstrap().text).toContain('Installed')
  expect(existsSync(inside('node_modules/piece'))).toBe(true)
})

test('when the lock wants something else it is installed again', () => {
  offlineProject()
  bootstrap()
  writeFileSync(inside('piece', 'package.json'), '{ "name": "piece", "version": "1.0.1" }')
  writeFileSync(
    inside('package-lock.json'),
    readFileSync(inside('package-lock.json'), 'utf8').replace('"piece":{"version":"1.0.0"}', '"piece":{"version":"1.0.1"}'),
  )
  expect(bootstrap().text).toContain('Installed')
})

test('a registry that cannot be reached is named in one line, and nothing is left that a later start would trust', () => {
  for (const file of ['package.json', 'package-lock.json']) cpSync(file, inside(file))
  const { status, text } = bootstrap()
  expect(status).toBe(1)
  expect(text.split('\n').filter((line) => line.startsWith('Error: '))).toEqual([
    'Error: the npm registry cannot be reached (ECONNREFUSED): check the network and the proxy settings, then start again; nothing was installed by halves',
  ])
  expect(existsSync(inside('node_modules/.ingrana-installed'))).toBe(false)
})
