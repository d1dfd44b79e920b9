// reads: temporary files
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compiledServer } from './compile-server.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ingrana-compile-'))
  write('package-lock.json', '{}')
  write('tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }')
  write('scripts/serving/compile-server.mjs', '')
  write('scripts/serving/start.ts', "import { word } from '@/scripts/part'\nconsole.log(word satisfies string)")
  write('scripts/part.ts', "export const word: string = 'first'")
  write('lib/market/search-index/index-worker.server.ts', "import { word } from '@/scripts/part'\nconsole.log('a thread', word)")
  write('lib/market/price-rating/price-worker.server.ts', "import { word } from '@/scripts/part'\nconsole.log('prices', word)")
  write('lib/market/photos/picture-worker.server.ts', "import { word } from '@/scripts/part'\nconsole.log('pictures', word)")
  write('tools/demo-market/pictures/pictures-worker.server.ts', "import { word } from '@/scripts/part'\nconsole.log('painted', word)")
  write('lib/market/stock-import/files/file-worker.server.ts', "import { word } from '@/scripts/part'\nconsole.log('files', word)")
  write('lib/market/dealer-imports/import-worker.server.ts', "import { word } from '@/scripts/part'\nconsole.log('imports', word)")
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}
const run = (file: string) => spawnSync(process.execPath, ['--enable-source-maps', file], { encoding: 'utf8' })
const store = () => path.join(folder, '.data/server')

test('the program runs as plain JavaScript, compiled once for all starts', async () => {
  const file = await compiledServer(folder)
  expect(run(file).stdout).toBe('first\n')
  const { mtimeMs } = statSync(file)
  expect(await compiledServer(folder)).toBe(file)
  expect(statSync(file).mtimeMs).toBe(mtimeMs)
})

test.each([
  { name: 'search-index-worker', says: 'a thread first\n' },
  { name: 'price-worker', says: 'prices first\n' },
  { name: 'picture-worker', says: 'pictures first\n' },
  { name: 'pictures-worker', says: 'painted first\n' },
  { name: 'file-worker', says: 'files first\n' },
  { name: 'import-worker', says: 'imports first\n' },
])('the thread $name is compiled too, and stands where the program looks for it', async ({ name, says }) => {
  const thread = path.join(path.dirname(await compiledServer(folder)), `${name}.js`)
  expect(run(thread).stdout).toBe(says)
})

test.each([
  { why: 'a source that it imports has changed', change: () => write('scripts/part.ts', "export const word = 'second'") },
  { why: 'other packages are wanted', change: () => write('package-lock.json', '{ }') },
  {
    why: 'the configuration of TypeScript has changed',
    change: () => write('tsconfig.json', '{"compilerOptions":{"paths":{"@/*":["./*"]}}}'),
  },
])('the server is compiled again when $why', async ({ change }) => {
  const before = await compiledServer(folder)
  change()
  expect(await compiledServer(folder)).not.toBe(before)
})

test('a change of a file that the server does not import compiles nothing', async () => {
  const before = await compiledServer(folder)
  write('scripts/other.ts', 'anything')
  expect(await compiledServer(folder)).toBe(before)
})

test('a source that is gone is named, and nothing is left that a later start would run', async () => {
  await compiledServer(folder)
  rmSync(path.join(folder, 'scripts/part.ts'))
  await expect(compiledServer(folder)).rejects.toThrow('scripts/part')
  expect(readdirSync(store())).toHaveLength(1)
})

test('starts that compile at the same time run the same', async () => {
  const [first, second] = await Promise.all([compiledServer(folder), compiledServer(folder)])
  expect(second).toBe(first)
  expect(readdirSync(store())).toHaveLength(1)
})

test('a running server finds its files after the next change, and older builds are deleted', async () => {
  const versions: string[] = []
  for (const word of ['first', 'second', 'third']) {
    write('scripts/part.ts', `export const word = '${word}'`)
    versions.push(await compiledServer(folder))
  }
  expect(versions.map((file) => existsSync(file))).toEqual([false, true, true])
})

test('a stack trace names the source', async () => {
  write(
    'scripts/part.ts',
    "type Word = string\nexport const word: Word = fail()\nfunction fail(): never {\n  throw new Error('no word')\n}",
  )
  expect(run(await compiledServer(folder)).stderr).toMatch(/part\.ts:4:\d+/)
})
