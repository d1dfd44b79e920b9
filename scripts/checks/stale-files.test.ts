import { expect, test } from 'vitest'
import { readProject } from '../project-files'
import { hashOf, type ImportGraph } from './import-graph'
import { lintKeys, silentReaders, testKeys } from './stale-files'

type Files = Record<string, { imports?: string[]; packages?: string[]; text?: string }>

const files: Files = {
  'lib/price.ts': {},
  'lib/ad.ts': { imports: ['lib/price.ts'] },
  'lib/place-file.server.ts': { packages: ['node:fs'] },
  'lib/ad.test.ts': { imports: ['lib/ad.ts'] },
  'lib/place.test.ts': { imports: ['lib/place-file.server.ts'] },
  'lib/other.test.ts': {},
  'lib/driver.server.ts': { packages: ['postgres'] },
  'lib/queries.test.ts': { imports: ['lib/driver.server.ts'] },
  'lib/jobs.test.ts': { packages: ['pg-boss'] },
  'lib/slow.long.test.ts': { imports: ['lib/ad.ts'] },
  'scripts/house.test.ts': { packages: ['node:fs'] },
  'scripts/seed.ts': { imports: ['lib/place-file.server.ts'] },
  'scripts/seed.test.ts': { packages: ['node:child_process'], text: '// reads: scripts/seed.ts docs/\n' },
  'lib/folder.test.ts': { packages: ['node:fs'], text: '// reads: temporary files\n' },
  'pages/index.tsx': {},
  'theme.ts': { text: 'declare module x' },
}
const others = { 'tsconfig.json': 'old', 'lib/places.json': 'old', 'docs/spec.md': 'old' }

/** The checkout, with one file changed or added. */
function graph(changed?: string): ImportGraph {
  const texts = new Map([
    ...Object.entries(files).map(([file, { text = 'old' }]) => [file, text] as const),
    ...Object.entries(others),
    ...(changed === undefined ? [] : [[changed, `${files[changed]?.text ?? ''} new`] as const]),
  ])
  return {
    hashes: new Map([...texts].map(([file, text]) => [file, hashOf(text)])),
    modules: new Map(
      [...texts]
        .filter(([file]) => /\.tsx?$/.test(file))
        .map(([file, text]) => [file, { text, files: files[file]?.imports ?? [], packages: files[file]?.packages ?? [] }]),
    ),
  }
}
const staleAmong = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...after].filter(([file, key]) => before.get(file) !== key).map(([file]) => file)
const readers = ['scripts/house.test.ts', 'scripts/seed.test.ts']
const allTests = [
  ...['lib/ad.test.ts', 'lib/folder.test.ts', 'lib/jobs.test.ts', 'lib/other.test.ts', 'lib/place.test.ts', 'lib/queries.test.ts'],
  ...readers,
]

test.each([
  { changed: 'lib/price.ts', stale: ['lib/ad.test.ts', 'scripts/house.test.ts'], why: 'what it imports through another file' },
  { changed: 'lib/places.json', stale: ['lib/place.test.ts', ...readers], why: 'data, for who may read it' },
  { changed: 'docs/spec.md', stale: ['lib/place.test.ts', ...readers], why: 'a text, for who may read it' },
  { changed: 'scripts/seed.ts', stale: readers, why: 'a program that it says it starts' },
  { changed: 'lib/place-file.server.ts', stale: ['lib/place.test.ts', ...readers], why: 'what such a program imports' },
  { changed: 'lib/other.test.ts', stale: ['lib/other.test.ts', 'scripts/house.test.ts'], why: 'the test itself' },
  { changed: 'tsconfig.json', stale: allTests, why: 'how everything is compiled' },
  {
    changed: 'lib/db/migrations/9.sql',
    stale: ['lib/jobs.test.ts', 'lib/place.test.ts', 'lib/queries.test.ts', ...readers],
    why: 'the database, for who asks it or may read the text',
  },
])('tests are run again by $why: $changed', ({ changed, stale }) => {
  expect(staleAmong(testKeys(graph()), testKeys(graph(changed))).sort()).toEqual(stale)
})

test.each([
  { changed: 'lib/price.ts', stale: ['lib/ad.test.ts', 'lib/ad.ts', 'lib/price.ts', 'lib/slow.long.test.ts'], why: 'what they import' },
  { changed: 'pages/index.tsx', stale: ['pages/index.tsx'], why: 'the file itself' },
  { changed: 'docs/spec.md', stale: [], why: 'nothing, for a text' },
  { changed: 'tsconfig.json', stale: Object.keys(files).sort(), why: 'how everything is checked' },
  { changed: 'theme.ts', stale: Object.keys(files).sort(), why: 'what a file declares for all' },
])('types and rules are looked at again by $why: $changed', ({ changed, stale }) => {
  expect(staleAmong(lintKeys(graph()), lintKeys(graph(changed))).sort()).toEqual(stale)
})

test('helpers that tests share declare the files that they read', () => {
  const silent = graph()
  const text = '// reads: temporary files\n'
  const modules = new Map([
    ...silent.modules,
    ['lib/test-folder.ts', { text: '', files: [], packages: ['node:fs'] }],
    ['lib/test-server.ts', { text, files: [], packages: ['node:fs'] }],
  ])
  expect(silentReaders({ ...silent, modules })).toEqual(['lib/test-folder.ts'])
  expect(silentReaders(readProject())).toEqual([])
})
