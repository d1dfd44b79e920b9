import { expect, test } from 'vitest'
import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { bucketOf } from './bucketer'
import { decide, decideAll } from './decide'
import { indexDatafile, type ProjectConfig } from './project-config'
import { experimentOf, validDatafile } from './test-datafiles'
import type { Visitor } from './visitor'

const open = (file: object): ProjectConfig => indexDatafile(readDatafile(JSON.stringify(file)))
const one = (changes: object = {}, more: object = {}) => open(validDatafile({ experiments: [experimentOf(changes)], ...more }))
const anna = (changes: Partial<Visitor> = {}): Visitor => ({ id: 'anna', attributes: {}, stored: {}, ...changes })
const answer = (config: ProjectConfig, visitor = anna(), key = 'srp_layout') => {
  const { variation, reason } = decide(config, key, visitor)
  return [variation?.key ?? null, reason.code]
}

test.each([
  { status: 'Running', expected: ['lista', 'bucketed'] },
  { status: 'running', expected: [null, 'notRunning'] },
  { status: 'Running ', expected: [null, 'notRunning'] },
  { status: 'Paused', expected: [null, 'notRunning'] },
  { status: 'Not started', expected: [null, 'notRunning'] },
  { status: 'Launched', expected: [null, 'notRunning'] },
  { status: '', expected: [null, 'notRunning'] },
])('an experiment is active only when its status is exactly Running: «$status»', ({ status, expected }) => {
  expect(answer(one({ status }))).toEqual(expected)
})

test('an experiment that is not running does not look at whitelist or stored assignments', () => {
  expect(answer(one({ status: 'Paused', forcedVariations: { anna: 'griglia' } }), anna({ stored: { 10001: '20002' } }))).toEqual([
    null,
    'notRunning',
  ])
})

test.each([{ key: 'unknown' }, { key: '' }, { key: 'constructor' }])(
  'the key «$key», which no experiment has, gives no variation',
  ({ key }) => {
    expect(answer(one(), anna(), key)).toEqual([null, 'unknownExperiment'])
  },
)

const nobody = { audienceIds: ['nobody'] }
test.each([
  {
    why: 'the whitelist stands above stored assignments and audiences',
    changes: { ...nobody, forcedVariations: { anna: 'griglia' } },
    stored: { 10001: '20001' },
    expected: ['griglia', 'whitelisted'],
  },
  {
    why: 'the whitelist of somebody else says nothing',
    changes: { forcedVariations: { beppe: 'griglia' } },
    stored: {},
    expected: ['lista', 'bucketed'],
  },
  {
    why: 'a whitelist for an unknown variation is passed over',
    changes: { forcedVariations: { anna: 'mappa' } },
    stored: { 10001: '20002' },
    expected: ['griglia', 'stored'],
  },
  { why: 'a stored assignment stands above audiences', changes: nobody, stored: { 10001: '20002' }, expected: ['griglia', 'stored'] },
  {
    why: 'a stored assignment of another experiment says nothing',
    changes: {},
    stored: { 10002: '20002' },
    expected: ['lista', 'bucketed'],
  },
  { why: 'a stored variation that is gone is decided anew', changes: {}, stored: { 10001: '29999' }, expected: ['lista', 'bucketed'] },
  { why: 'outside the audience', changes: nobody, stored: {}, expected: [null, 'notInAudience'] },
  { why: 'no traffic', changes: { trafficAllocation: [] }, stored: {}, expected: [null, 'outsideTraffic'] },
  {
    why: 'traffic for nobody',
    changes: { trafficAllocation: [{ entityId: '', endOfRange: 10_000 }] },
    stored: {},
    expected: [null, 'outsideTraffic'],
  },
  {
    why: 'traffic for an unknown variation',
    changes: { trafficAllocation: [{ entityId: '29999', endOfRange: 10_000 }] },
    stored: {},
    expected: [null, 'outsideTraffic'],
  },
  { why: 'a group that does not exist', changes: { groupId: 'gone' }, stored: {}, expected: [null, 'unknownGroup'] },
])('the order of the decision: $why', ({ changes, stored, expected }) => {
  expect(answer(one(changes), anna({ stored }))).toEqual(expected)
})

test.each([
  { attributes: { deviceType: 'mobile' }, expected: ['lista', 'bucketed'] },
  { attributes: { deviceType: 'tablet' }, expected: [null, 'notInAudience'] },
  { attributes: {}, expected: [null, 'notInAudience'] },
])('the audience is evaluated with the attributes $attributes', ({ attributes, expected }) => {
  const typedAudiences = [
    { id: 'a', conditions: ['or', { type: 'custom_attribute', name: 'deviceType', match: 'exact', value: 'mobile' }] },
  ]
  expect(answer(one({ audienceIds: ['a'] }, { typedAudiences }), anna({ attributes }))).toEqual(expected)
})

test('conditions between audiences take precedence over the list of audiences, even empty ones', () => {
  expect(answer(one({ ...nobody, audienceConditions: [] }))).toEqual(['lista', 'bucketed'])
  expect(answer(one({ audienceIds: [], audienceConditions: ['and', 'nobody'] }))).toEqual([null, 'notInAudience'])
})

test('an unknown attribute excludes a visitor, also when its condition is negated', () => {
  expect(answer(one({ audienceConditions: ['not', 'nobody'] }))).toEqual([null, 'notInAudience'])
})

const inGroup = (policy: string, trafficAllocation: object[]) =>
  open(
    validDatafile({
      experiments: [],
      groups: [{ id: 'g', policy, trafficAllocation, experiments: [experimentOf(), experimentOf({ id: '10002', key: 'other' })] }],
    }),
  )
test.each([
  { policy: 'random', owner: '10001', expected: ['lista', 'bucketed'] },
  { policy: 'random', owner: '10002', expected: [null, 'otherExperimentOfGroup'] },
  { policy: 'random', owner: '', expected: [null, 'otherExperimentOfGroup'] },
  { policy: 'overlapping', owner: '10002', expected: ['lista', 'bucketed'] },
])('a group of the policy $policy with all buckets of «$owner» decides by its policy', ({ policy, owner, expected }) => {
  expect(answer(inGroup(policy, [{ entityId: owner, endOfRange: 10_000 }]))).toEqual(expected)
})

test('no visitor is in two experiments of a mutually exclusive group, and the shares hold', () => {
  const config = inGroup('random', [
    { entityId: '10001', endOfRange: 3_000 },
    { entityId: '10002', endOfRange: 6_000 },
  ])
  const perVisitor = Array.from({ length: 5_000 }, (_, id) =>
    decideAll(config, anna({ id: `v${id}` })).flatMap(({ experiment, variation }) => (variation ? [experiment?.key] : [])),
  )
  expect(perVisitor.filter((keys) => keys.length > 1)).toEqual([])
  expect(perVisitor.filter((keys) => keys[0] === 'other').length / 5_000).toBeCloseTo(0.3, 1)
  expect(perVisitor.filter((keys) => keys.length === 0).length / 5_000).toBeCloseTo(0.4, 1)
})

test('a bucketing id that is a text replaces the visitor in the hash, not in the whitelist', () => {
  const config = one({ forcedVariations: { beppe: 'griglia' } })
  expect(decide(config, 'srp_layout', anna({ attributes: { $opt_bucketing_id: 'beppe' } })).reason).toEqual({
    code: 'bucketed',
    bucket: bucketOf('beppe', '10001'),
  })
  expect(decide(config, 'srp_layout', anna({ attributes: { $opt_bucketing_id: 7 } })).reason).toEqual({
    code: 'bucketed',
    bucket: bucketOf('anna', '10001'),
  })
})

test('the vendor’s attribute for stored assignments takes precedence over our cookie', () => {
  const attributes = { $opt_experiment_bucket_map: { 10001: { variation_id: '20002' } } }
  expect(answer(one(), anna({ attributes, stored: { 10001: '20001' } }))).toEqual(['griglia', 'stored'])
})

test.each([
  { entry: { variation_id: 20002 }, expected: ['griglia', 'stored'], why: 'a number' },
  { entry: { variation_id: '29999' }, expected: ['lista', 'bucketed'], why: 'an unknown variation' },
  { entry: {}, expected: ['lista', 'bucketed'], why: 'no variation' },
  { entry: 'text', expected: ['lista', 'bucketed'], why: 'a text' },
  { entry: null, expected: [null, 'storedUnreadable'], why: 'nothing, on which the vendor fails' },
])('the vendor’s attribute for stored assignments is read as the vendor reads it: $why', ({ entry, expected }) => {
  expect(answer(one(), anna({ attributes: { $opt_experiment_bucket_map: { 10001: entry } }, stored: { 10001: '20001' } }))).toEqual(
    expected,
  )
})

test('the rules of rollouts are found by key, and are not listed as experiments', () => {
  const config = one({}, { rollouts: [{ id: 'r', experiments: [experimentOf({ id: '10009', key: 'rule' })] }] })
  expect(answer(config, anna(), 'rule')[1]).toBe('bucketed')
  expect(decideAll(config, anna()).map(({ experiment }) => experiment?.key)).toEqual(['srp_layout'])
})

test('a decision has no side effects, and equal input gives an equal decision', () => {
  const config = one()
  const before = JSON.stringify(config.datafile)
  const visitor = Object.freeze(anna({ attributes: Object.freeze({ deviceType: 'mobile' }), stored: Object.freeze({}) }))
  expect(decide(config, 'srp_layout', visitor)).toEqual(decide(config, 'srp_layout', visitor))
  expect(JSON.stringify(config.datafile)).toBe(before)
})
