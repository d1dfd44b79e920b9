import { expect, test } from 'vitest'
import { expectVendorsVariations, reasonsInRandomFiles } from './test-vendor-comparison'

test('2000 visitors with five sets of attributes get what the vendor’s SDK decides in 13 experiments', () => expectVendorsVariations(2_000))

test('four thousand files with odd values anywhere are read, and decided as by the vendor’s SDK', () => {
  expect(reasonsInRandomFiles(4_000, 'mutated')).toEqual(expect.arrayContaining(['bucketed', 'setAside']))
})

test('random files and visitors get the vendor’s variation, for every reason of a decision', () => {
  expect(reasonsInRandomFiles(1_000)).toEqual([
    'bucketed',
    'notInAudience',
    'notRunning',
    'otherExperimentOfGroup',
    'outsideTraffic',
    'stored',
    'storedUnreadable',
    'unknownGroup',
    'whitelisted',
  ])
})
