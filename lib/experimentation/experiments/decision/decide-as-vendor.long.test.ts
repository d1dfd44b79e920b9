import { expect, test } from 'vitest'
import { expectVendorsVariations, reasonsInRandomFiles } from './test-vendor-comparison'

test('2000 visitors with five sets of attributes get what the vendor’s SDK decides in 13 experiments', () => expectVendorsVariations(2_000))

test('whatever the file and the visitor, the variation is the vendor’s, for every reason there is', () => {
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
