// reads: scripts/stand-ins/experiments/
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { isPlainObject } from '@/lib/kernel/validation/plain-object'
import { decide } from './decide'
import { indexDatafile } from './project-config'
import { openReferenceSdk } from './test-reference-sdk'
import { expectVendorsVariations, reasonsInRandomFiles } from './test-vendor-comparison'

test('visitors with five sets of attributes get what the vendor’s SDK decides in 13 experiments', () => expectVendorsVariations(200))

test.each(['2', '3', '4'])('a file of version %s is decided as by the vendor’s SDK', (version) => {
  const text = readFileSync('scripts/stand-ins/experiments/ingrana-web.json', 'utf8').replace('"version": "4"', `"version": "${version}"`)
  const parsed: unknown = JSON.parse(text)
  const whole = isPlainObject(parsed) ? parsed : {}
  const older = [
    'featureFlags',
    'rollouts',
    'typedAudiences',
    'botFiltering',
    'sdkKey',
    'environmentKey',
    ...(version === '2' ? ['variables', 'anonymizeIP'] : []),
  ]
  const own = version === '4' ? whole : Object.fromEntries(Object.entries(whole).filter(([name]) => !older.includes(name)))
  const sdk = openReferenceSdk(own)
  const config = indexDatafile(readDatafile(JSON.stringify(own)))
  const differs = Array.from({ length: 300 }, (_, number) => ({
    id: `v${number}`,
    attributes: { deviceType: 'mobile' },
    stored: {},
  })).filter((visitor) =>
    [...config.experimentByKey.keys()].some((key) => (decide(config, key, visitor).variation?.key ?? null) !== sdk(key, visitor)),
  )
  expect(differs).toEqual([])
})

test('random files and visitors get the vendor’s variation', () => {
  expect(reasonsInRandomFiles(60)).toContain('bucketed')
})

test('beside entries that cannot be read, every other experiment is decided as by the vendor’s SDK', () => {
  expect(reasonsInRandomFiles(100, 'odd')).toEqual(expect.arrayContaining(['bucketed', 'setAside']))
})

test('whatever stands inside its lists, a file is read, and the rest decided as by the vendor’s SDK', () => {
  expect(reasonsInRandomFiles(150, 'mutated')).toEqual(expect.arrayContaining(['bucketed', 'setAside']))
})
