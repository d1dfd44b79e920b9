// reads: temporary files
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bootstrap, expectRegistryNamed, inside, openFolder, removeFolder, writeProject } from './test-bootstrap'

beforeEach(openFolder)
afterEach(removeFolder)

/** A project whose package stands in its folder, so that no registry is needed. */
function offlineProject(): void {
  mkdirSync(inside('piece'))
  writeFileSync(inside('piece', 'package.json'), '{ "name": "piece", "version": "1.0.0" }')
  const files = { piece: { version: '1.0.0' }, 'node_modules/piece': { resolved: 'piece', link: true } }
  writeProject({ target: 'file:piece', files })
}

test('missing packages are installed once, and the next start installs and prints nothing', () => {
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

test('a changed lock file installs the packages again', () => {
  offlineProject()
  bootstrap()
  writeFileSync(inside('piece', 'package.json'), '{ "name": "piece", "version": "1.0.1" }')
  writeFileSync(
    inside('package-lock.json'),
    readFileSync(inside('package-lock.json'), 'utf8').replace('"piece":{"version":"1.0.0"}', '"piece":{"version":"1.0.1"}'),
  )
  expect(bootstrap().text).toContain('Installed')
})

test('an unreachable registry is named in one line, and leaves nothing that a later start would trust', () => {
  const resolved = 'https://registry.npmjs.org/piece/-/piece-1.0.0.tgz'
  writeProject({
    target: '1.0.0',
    files: { 'node_modules/piece': { version: '1.0.0', resolved, integrity: `sha512-${'A'.repeat(86)}==` } },
  })
  expectRegistryNamed()
})
