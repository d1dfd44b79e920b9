// reads: temporary files, node_modules/next
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesOfPart, firstLoadFiles, laterFiles } from './built-pages.server'
import { builtAddresses, kindsOfAddress } from './test-names'

const folder = mkdtempSync(path.join(tmpdir(), 'built-pages-'))
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

beforeAll(() => {
  const pages = {
    '/_app': ['static/chunks/main-1.js', 'static/chunks/pages/_app-1.js', 'static/css/a.css'],
    '/': ['static/chunks/main-1.js', 'static/chunks/pages/index-1.js'],
  }
  write('build-manifest.json', JSON.stringify({ pages }))
  write('server/pages-manifest.json', JSON.stringify({ '/_app': 'a.js', '/usate': 'b.js', '/api/v1/makes': 'c.js' }))
  write('static/chunks/main-1.js', 'x.e(77)')
  write('static/chunks/pages/_app-1.js', 'Promise.all([n.e(12),n.e(34)])')
  write('static/chunks/pages/index-1.js', 'aaaabb')
  for (const chunk of ['12-1.js', '34.1.js', '77.1.js']) write(`static/chunks/${chunk}`, '')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the first load of a page is what its HTML names, each script once', () => {
  expect(firstLoadFiles(folder, '/')).toEqual([
    'static/chunks/main-1.js',
    'static/chunks/pages/_app-1.js',
    'static/chunks/pages/index-1.js',
  ])
  expect(laterFiles(folder, '/').sort()).toEqual(['static/chunks/12-1.js', 'static/chunks/34.1.js'])
})

test('the addresses of a build are those of its pages and handlers, without the parts of Next', () => {
  expect(builtAddresses(folder)).toEqual(['/usate', '/api/v1/makes'])
})

test('the scripts of a part are unknown where Next has written none down', () => {
  expect(filesOfPart(folder, 'a.ts -> ./b')).toBeUndefined()
})

test('the types of this Next say what its router looks for in an address', () => {
  expect(kindsOfAddress()).toContain('pageFile')
})
