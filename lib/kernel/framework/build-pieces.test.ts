// reads: temporary files, node_modules/next
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withScriptsAhead, withSmallScripts } from './build-pieces.mjs'
import { readNotes } from './piece-notes.mjs'
import { buildOnce, definition } from './test-webpack.mjs'

const hasRewrites = 'process.env.__NEXT_HAS_REWRITES'
let dir: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'build-pieces-'))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(dir, { recursive: true })
})
const output = () => path.join(dir, 'out')

class BuildManifestPlugin {
  rewrites = { beforeFiles: ['a'], afterFiles: ['b'], fallback: ['c'] }
  apply() {}
}

test('chunks of the names that are known are marked as run whole, and nothing is noted', async () => {
  await buildOnce(dir, withScriptsAhead, { chunks: ['framework', 'main'] })
  expect(readNotes(output())).toEqual([])
})

test('chunks of other names are noted, and the build goes on', async () => {
  await buildOnce(dir, withScriptsAhead, { chunks: ['react', 'main'] })
  expect(readNotes(output())).toEqual([{ piece: 'scripts-ahead', why: 'no chunk is called framework' }])
})

test('a Next without its definition of rewrites, or its plugin, is noted, and the build goes on', async () => {
  await buildOnce(dir, withSmallScripts, { chunks: ['main'] })
  expect(readNotes(output())).toEqual([{ piece: 'small-scripts', why: `Next has no ${hasRewrites} and no BuildManifestPlugin any more` }])
})

test('with both pieces the scripts of Next contain no rewrites', async () => {
  const plugin = new BuildManifestPlugin()
  await buildOnce(dir, withSmallScripts, { chunks: ['main'], plugins: [plugin, definition(hasRewrites)] })
  expect(plugin.rewrites).toEqual({ beforeFiles: [], afterFiles: [], fallback: [] })
  expect(readNotes(output())).toEqual([])
})
