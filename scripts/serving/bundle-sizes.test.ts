import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modulesOf, sizesOf } from './bundle-sizes'

const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'))

beforeAll(() => {
  mkdirSync(path.join(folder, 'static/chunks/pages'), { recursive: true })
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
  write('static/chunks/pages/index-1.js', 'aaaabb')
  write('static/chunks/12-1.js', 'twelve')
  const map = {
    version: 3,
    sources: ['webpack://_N_E/./pages/a.ts', 'webpack://_N_E/../x/node_modules/b/b.js'],
    names: [],
    sourcesContent: ['', ''],
    mappings: 'AAAA,ICAA',
  }
  write('static/chunks/pages/index-1.js.map', JSON.stringify(map))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('sizes are summed over the scripts, each compressed by itself', () => {
  const one = sizesOf(folder, ['static/chunks/12-1.js'])
  expect(one.raw).toBe('twelve'.length)
  const both = sizesOf(folder, ['static/chunks/12-1.js', 'static/chunks/12-1.js'])
  expect(both).toEqual({ raw: 2 * one.raw, gzip: 2 * one.gzip, brotli: 2 * one.brotli })
})

test('every character of a script belongs to the module its source map names, the largest first', () => {
  expect(modulesOf(folder, ['static/chunks/pages/index-1.js'])).toEqual([
    { module: 'pages/a.ts', bytes: 4 },
    { module: 'b/b.js', bytes: 2 },
  ])
})
