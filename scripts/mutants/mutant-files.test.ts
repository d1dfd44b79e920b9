import { expect, test } from 'vitest'
import { nearTests } from './near-tests'
import { reportOf, scoreOf } from './report'
import { filesUnder, ruleFiles } from './rule-files'

const sources = new Map([
  ['lib/a/rule.ts', ''],
  ['lib/a/rule.test.ts', "import { rule } from './rule'"],
  ['lib/b/user.ts', "import { rule } from '@/lib/a/rule'"],
  ['lib/b/user.test.ts', "import { use } from './user'"],
  ['lib/b/other.test.ts', "import { rule } from '@/lib/a/rule'"],
  ['lib/c/stranger.test.ts', "import { x } from 'rule'"],
])

test('the tests of a file are those that import it, by other files as well, the one beside it first', () => {
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

test('the report has a score for each folder and every survivor; nothing tried is no full score', () => {
  const mutant = { file: 'lib/a/b/rule.ts', start: 0, line: 7, operator: 'boundary', before: '<', after: '<=' }
  const outcomes = [
    { mutant, isKilled: true },
    { mutant: { ...mutant, file: 'lib/a/c/rule.ts' }, isKilled: false },
  ]
  expect(reportOf(outcomes)).toEqual([
    '100.0 %        1/1  lib/a/b',
    '  0.0 %        0/1  lib/a/c',
    '',
    'Survivors:',
    '  lib/a/c/rule.ts:7  boundary: < → <=',
    '',
    '50.0 % of 2 mutants killed',
  ])
  expect(scoreOf([])).toBe(0)
})
