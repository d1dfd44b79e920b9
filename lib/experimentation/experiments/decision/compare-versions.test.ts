import { expect, test } from 'vitest'
import { compareVersions } from './compare-versions'

test.each([
  { given: '2.1.3', wanted: '2.1.3', order: 0, why: 'the same' },
  { given: '2.1.3', wanted: '2.1', order: 0, why: 'every 2.1.x is a 2.1' },
  { given: '2', wanted: '2.1', order: -1, why: 'a 2 may be a 2.0' },
  { given: '10.0', wanted: '9.9', order: 1, why: 'numbers, not letters' },
  { given: '2.1.2', wanted: '2.1.3', order: -1, why: 'the last part decides' },
  { given: '2.1.0-beta', wanted: '2.1.0', order: -1, why: 'a pre-release comes before its release' },
  { given: '2.1.0', wanted: '2.1.0-beta', order: 1, why: 'a release comes after its pre-release' },
  { given: '2.1.0-alpha', wanted: '2.1.0-beta', order: -1, why: 'by letters' },
  { given: '2.1.0-beta', wanted: '2.1.0-alpha', order: 1, why: 'by letters' },
  { given: '2.1.0+7', wanted: '2.1.0', order: 0, why: 'a build of 2.1.0 is a 2.1.0' },
  { given: '2.1.0', wanted: '2.1.0+7', order: 1, why: 'the vendor puts a version above a build of it' },
  { given: '2.1.0-beta+7', wanted: '2.1.0-beta+7', order: 0, why: 'a suffix is compared whole' },
  { given: '2.1.0.4', wanted: '2.1.0', order: null, why: 'four parts' },
  { given: '2.x', wanted: '2.1', order: null, why: 'a part that is no number' },
  { given: '2. 1', wanted: '2.1', order: null, why: 'a blank' },
  { given: '', wanted: '2.1', order: null, why: 'nothing' },
  { given: '2.1', wanted: '.1', order: null, why: 'a wanted version that is none' },
])('$given against $wanted is $order: $why', ({ given, wanted, order }) => {
  expect(compareVersions(given, wanted)).toBe(order)
})
