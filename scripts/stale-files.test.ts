import { expect, test } from 'vitest'
import { hashOf, type ImportGraph } from './import-graph'
import { testKeys } from './stale-files'

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
const allTests = [
  ...['lib/ad.test.ts', 'lib/jobs.test.ts', 'lib/other.test.ts', 'lib/place.test.ts', 'lib/queries.test.ts'],
  'scripts/house.test.ts',
]

test.each([
  { changed: 'lib/price.ts', stale: ['lib/ad.test.ts', 'scripts/house.test.ts'], why: 'what it imports through another file' },
  { changed: 'lib/places.json', stale: ['lib/place.test.ts', 'scripts/house.test.ts'], why: 'data, for who may read it' },
  { changed: 'docs/spec.md', stale: ['lib/place.test.ts', 'scripts/house.test.ts'], why: 'a text, for who may read it' },
  { changed: 'lib/other.test.ts', stale: ['lib/other.test.ts', 'scripts/house.test.ts'], why: 'the test itself' },
  { changed: 'tsconfig.json', stale: allTests, why: 'how everything is compiled' },
  {
    changed: 'lib/db/migrations/9.sql',
    stale: ['lib/jobs.test.ts', 'lib/place.test.ts', 'lib/queries.test.ts', 'scripts/house.test.ts'],
    why: 'the database, for who asks it or may read the text',
  },
])('tests are run again by $why: $changed', ({ changed, stale }) => {
  expect(staleAmong(testKeys(graph()), testKeys(graph(changed))).sort()).toEqual(stale)
})
