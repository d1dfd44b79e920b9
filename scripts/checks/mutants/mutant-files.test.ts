import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nearTests } from './near-tests'
import { reportOf, scoreOf } from './report'
import { filesUnder, ruleFiles, undecided } from './rule-files'

const sources = new Map([
  ['lib/a/rule.ts', ''],
  ['lib/a/rule.test.ts', "import { rule } from './rule'"],
  ['lib/b/user.ts', "import { rule } from '@/lib/a/rule'"],
  ['lib/b/user.test.ts', "import { use } from './user'"],
  ['lib/b/other.test.ts', "import { rule } from '@/lib/a/rule'"],
  ['lib/b/other.long.test.ts', "import { rule } from '@/lib/a/rule'"],
  ['lib/c/stranger.test.ts', "import { x } from 'rule'"],
])

test('tests of a file are those that import it, the one beside it first, without those of the long run', () => {
  expect(nearTests(sources, 'lib/a/rule.ts', 3)).toEqual(['lib/a/rule.test.ts', 'lib/b/other.test.ts', 'lib/b/user.test.ts'])
  expect(nearTests(sources, 'lib/a/rule.ts', 1)).toEqual(['lib/a/rule.test.ts', 'lib/b/other.test.ts'])
  expect(nearTests(sources, 'lib/c/none.ts', 3)).toEqual([])
})

test('rules are the pure files of lib that decide; a path names its files with their SQL, never tests', () => {
  const files = ['lib/market/ads/ad.ts', 'lib/market/ads/ad.test.ts', 'lib/market/ads/ad-cards.server.ts', 'lib/market/ads/test-ad.ts']
  expect(ruleFiles([...files, 'lib/market/illustrations/svg.ts', 'pages/a.ts'])).toEqual(['lib/market/ads/ad.ts'])
  expect(filesUnder(files, 'lib/market/ads/')).toEqual(['lib/market/ads/ad.ts', 'lib/market/ads/ad-cards.server.ts'])
  expect(filesUnder(files, 'lib/market/ads/ad.ts')).toEqual(['lib/market/ads/ad.ts'])
})

test('the report scores each folder and lists survivors; lost mutants do not count', () => {
  const mutant = { file: 'lib/a/b/rule.ts', start: 0, line: 7, operator: 'boundary', before: '<', after: '<=' }
  const outcomes = [
    { mutant, verdict: 'killed' as const },
    { mutant: { ...mutant, line: 8 }, verdict: 'killed by time' as const },
    { mutant: { ...mutant, line: 9 }, verdict: 'undecided' as const },
    { mutant: { ...mutant, file: 'lib/a/c/rule.ts' }, verdict: 'survived' as const },
  ]
  expect(reportOf(outcomes)).toEqual([
    '100.0 %        2/2  lib/a/b',
    '  0.0 %        0/1  lib/a/c',
    '',
    'Survivors:',
    '  lib/a/c/rule.ts:7  boundary: < → <=',
    '',
    'Undecided, and not counted, for the tests lost their database or their process:',
    '  lib/a/b/rule.ts:9  boundary: < → <=',
    '',
    '66.7 % of 3 mutants killed, 1 of them by time',
  ])
  expect(scoreOf([])).toBe(0)
})

test('every pattern of files without rules names a file', () => {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' }).map((file) => `lib/${file}`)
  expect(undecided.filter((pattern) => !files.some((file) => pattern.test(file)))).toEqual([])
})
