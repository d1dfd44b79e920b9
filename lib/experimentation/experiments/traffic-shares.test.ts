import { expect, test } from 'vitest'
import type { Experiment, TrafficRange } from './datafile/datafile'
import { ownerOf } from './decision/bucketer'
import { participation, trafficShares } from './traffic-shares'

const ranges = (...list: [string, number][]): TrafficRange[] => list.map(([entityId, endOfRange]) => ({ entityId, endOfRange }))

test.each([
  { why: 'two halves', given: ranges(['a', 5_000], ['b', 10_000]), shares: { a: 0.5, b: 0.5 } },
  { why: 'a hole belongs to nobody', given: ranges(['a', 4_000], ['', 6_000], ['b', 10_000]), shares: { a: 0.4, b: 0.4 } },
  { why: 'one variation may own several ranges', given: ranges(['a', 1_000], ['b', 2_000], ['a', 3_000]), shares: { a: 0.2, b: 0.1 } },
  {
    why: 'a range that ends before its predecessor owns nothing',
    given: ranges(['a', 5_000], ['b', 4_000], ['c', 6_000]),
    shares: { a: 0.5, c: 0.1 },
  },
  { why: 'nobody has more than all', given: ranges(['a', 5_000], ['b', 99_999]), shares: { a: 0.5, b: 0.5 } },
  { why: 'no traffic', given: [], shares: {} },
])('traffic shares match the buckets: $why', ({ given, shares }) => {
  expect(Object.fromEntries(trafficShares(given))).toEqual(shares)
  const owners = Array.from({ length: 10_000 }, (_, bucket) => ownerOf(bucket, given))
  for (const [entity, share] of trafficShares(given)) expect(owners.filter((owner) => owner === entity)).toHaveLength(share * 10_000)
})

test('an exclusive experiment gets its share of the traffic of the group', () => {
  const experiment: Experiment = {
    id: 'e',
    key: 'e',
    status: 'Running',
    layerId: '',
    variations: [],
    trafficAllocation: ranges(['a', 2_500], ['b', 5_000]),
    audience: [],
    forcedVariations: {},
    groupId: 'g',
  }
  const group = (policy: string) => ({ id: 'g', policy, trafficAllocation: ranges(['e', 1_000], ['f', 2_000]) })
  expect(participation(experiment, group('random'))).toBeCloseTo(0.05)
  expect(participation({ ...experiment, id: 'stranger' }, group('random'))).toBe(0)
  expect(participation(experiment, group('overlapping'))).toBe(0.5)
  expect(participation(experiment, undefined)).toBe(0)
  expect(participation({ ...experiment, groupId: null }, undefined)).toBe(0.5)
})
