import { expect, test } from 'vitest'
import { decide, decideAll } from '@/lib/experimentation/experiments/decision/decide'
import { indexDatafile } from '@/lib/experimentation/experiments/decision/project-config'
import {
  datafilesWithWarnings,
  experimentOf,
  invalidDatafiles,
  oddDatafiles,
  validDatafile,
} from '@/lib/experimentation/experiments/decision/test-datafiles'
import { openReferenceSdk } from '@/lib/experimentation/experiments/decision/test-reference-sdk'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { InvalidDatafileError } from './datafile'
import { datafileWarnings } from './datafile-warnings'
import { readDatafile } from './read-datafile.server'

const read = (file: object) => readDatafile(JSON.stringify(file))

test.each(invalidDatafiles)('a file of this kind is refused: $kind', ({ text, reason }) => {
  let fault: unknown
  try {
    readDatafile(text)
  } catch (error) {
    fault = error
  }
  expect(fault).toBeInstanceOf(InvalidDatafileError)
  expect(String(fault)).toContain(reason)
  expect(String(fault).length).toBeLessThan(300)
})

test.each(oddDatafiles)('an entry of this kind sets itself aside, and the file counts: $kind', ({ text, reason }) => {
  const file = asRecord(JSON.parse(text))
  const own: unknown[] = Array.isArray(file['experiments']) ? file['experiments'] : []
  const sound = experimentOf({ id: '10009', key: 'sound' })
  const config = indexDatafile(read({ ...file, experiments: [...own, sound] }))
  const lines = config.datafile.doubts.filter((line) => line.includes(reason))
  expect(lines).toHaveLength(1)
  expect([lines[0]?.endsWith(': it is set aside'), (lines[0]?.length ?? 0) < 300]).toEqual([true, true])
  const decided = decideAll(config, { id: 'anna', attributes: {}, stored: {} }).filter(({ variation }) => variation)
  expect(decided.map(({ experiment }) => experiment?.key)).toContain('sound')
})

test('an experiment is set aside with its audience or its group, also where an older one has its key', () => {
  const file = validDatafile({
    audiences: [{ id: 'a', name: 'a', conditions: '["or"' }],
    experiments: [
      experimentOf({ id: '1', key: 'aimed', audienceConditions: ['not', 'a'] }),
      experimentOf({ id: '2', key: 'twice' }),
      experimentOf({ id: '3', key: 'twice', variations: null }),
      experimentOf({ id: '4', key: 'sound' }),
    ],
    groups: [{ id: 'g', policy: null, trafficAllocation: [], experiments: [experimentOf({ id: '5', key: 'grouped' })] }],
  })
  const config = indexDatafile(read(file))
  const decided = decideAll(config, { id: 'anna', attributes: {}, stored: {} })
  expect(decided.map(({ experiment, reason }) => [experiment?.key, reason.code])).toEqual([
    ['aimed', 'notRunning'],
    ['twice', 'notRunning'],
    ['sound', 'bucketed'],
    ['grouped', 'notRunning'],
  ])
  expect(datafileWarnings(config)).toEqual(
    expect.arrayContaining([
      'audiences[0].conditions is no JSON: it is set aside',
      'aimed names the audience a, which cannot be read: it is set aside',
      'experiments[2].variations is null, not a list: it is set aside',
      'groups[0].policy is null, not a text: it is set aside',
    ]),
  )
})

test('odd ids of rollouts, unreadable groups and nameless experiments decide as by the vendor’s SDK', () => {
  const rollout = (id: unknown, own: string) => ({ id, experiments: [experimentOf({ id: own, key: own, groupId: null })] })
  const file = validDatafile({
    experiments: [
      experimentOf({ id: '1', key: 'remembering' }),
      experimentOf({ id: '2', key: {}, variations: [{ id: '30001', key: 'stray' }] }),
      experimentOf({ id: '3', key: 'grouped', groupId: 'g' }),
    ],
    groups: [
      { id: 'g', policy: 'random', trafficAllocation: [], experiments: [] },
      { id: 'g', trafficAllocation: [], experiments: [] },
    ],
    rollouts: [rollout({}, 'of an object'), rollout(undefined, 'of nothing')],
  })
  const sdk = openReferenceSdk(file)
  const config = indexDatafile(read(file))
  const visitor = { id: 'anna', attributes: {}, stored: { 1: '30001' } }
  for (const key of ['remembering', 'of an object', 'of nothing']) {
    const theirs = sdk(key, visitor)
    expect([key, decide(config, key, visitor).variation?.key ?? null, theirs !== null]).toEqual([key, theirs, true])
  }
  expect(decide(config, 'grouped', visitor).variation).toBeNull()
  expect(config.datafile.doubts).toContain('grouped names the group g, which cannot be read: it is set aside')
})

test.each(['2', '3', '4'])('version %s is supported', (version) => {
  expect(read(validDatafile({ version })).experiments).toHaveLength(1)
})

test('unused fields may hold anything, and optional lists default to empty', () => {
  const datafile = read({
    version: '4',
    accountId: '1',
    projectId: '2',
    revision: '3',
    experiments: [],
    featureFlags: 7,
    rollouts: null,
    variables: null,
    audiences: null,
  })
  expect(datafile).toMatchObject({ audiences: [], groups: [], events: [], attributes: [], anonymizeIP: false, botFiltering: null })
})

test('experiments of groups are listed with the others and have their group', () => {
  const file = validDatafile({
    groups: [{ id: 'g', policy: 'random', trafficAllocation: [], experiments: [experimentOf({ id: '10002', key: 'other' })] }],
  })
  expect(read(file).experiments.map(({ key, groupId }) => [key, groupId])).toEqual([
    ['srp_layout', null],
    ['other', 'g'],
  ])
})

test('a typed audience replaces the one with its id', () => {
  const leaf = { type: 'custom_attribute', name: 'age', match: 'gt', value: 18 }
  const file = validDatafile({
    audiences: [{ id: 'a', name: 'a', conditions: '["or", {"type": "custom_attribute", "name": "x", "value": 1}]' }],
    typedAudiences: [{ id: 'a', name: 'a', conditions: ['or', leaf] }],
  })
  expect(read(file).audiences).toEqual([{ id: 'a', name: 'a', conditions: ['or', leaf] }])
})

test('conditions without a match are exact, and may be nested a hundred lists deep', () => {
  const conditions = (depth: number) => `${'['.repeat(depth)}{"type":"custom_attribute","name":"x","value":1}${']'.repeat(depth)}`
  const file = (depth: number) => validDatafile({ audiences: [{ id: 'a', name: 'a', conditions: conditions(depth) }] })
  expect(JSON.stringify(read(file(100)).audiences)).toContain('"match":"exact"')
  expect(read(file(101)).doubts).toEqual([expect.stringContaining('nested deeper than 100 lists')])
})

test.each(datafilesWithWarnings)('a file with unknown references shows the control: $kind', ({ text, warning }) => {
  const config = indexDatafile(readDatafile(text))
  expect(datafileWarnings(config)).toContain(warning)
  expect(decideAll(config, { id: 'anna', attributes: { deviceType: 'mobile' }, stored: {} }).map(({ variation }) => variation)).toEqual([
    null,
  ])
})

test('a sound file has no warning, and of two entries with one name the last one counts, with a warning', () => {
  expect(datafileWarnings(indexDatafile(read(validDatafile())))).toEqual([])
  const twice = indexDatafile(read(validDatafile({ experiments: [experimentOf(), experimentOf({ id: '10002', status: 'Paused' })] })))
  expect(datafileWarnings(twice)).toEqual(['two experiments have the key srp_layout: the last one counts'])
  expect(datafileWarnings(indexDatafile(read(validDatafile({ experiments: [experimentOf(), experimentOf({ key: 'other' })] }))))).toEqual([
    'two experiments have the id 10001: audience, group and traffic of the last one count for both',
  ])
  const group = { id: 'g', policy: 'random', trafficAllocation: [], experiments: [] }
  expect(datafileWarnings(indexDatafile(read(validDatafile({ groups: [group, group] }))))).toEqual([
    'two groups have the id g: the last one counts',
  ])
  expect(decideAll(twice, { id: 'anna', attributes: {}, stored: {} }).map(({ reason }) => reason.code)).toEqual(['notRunning'])
})

test.each([
  { change: { key: 'SRP layout' }, name: 'SRP layout' },
  { change: { id: 'esperimento:1' }, name: 'esperimento:1' },
  {
    change: {
      variations: [
        { id: '20001', key: 'lista' },
        { id: '20002', key: 'x'.repeat(65) },
      ],
    },
    name: 'x'.repeat(65),
  },
])('a name that cookies and calls cannot carry has a warning: $name', ({ change, name }) => {
  expect(datafileWarnings(indexDatafile(read(validDatafile({ experiments: [experimentOf(change)] })))).join()).toContain(
    `uses the name ${name}, which is not stored, counted or sent on`,
  )
})

test('a byte order mark before the file does no harm', () => {
  expect(readDatafile(`\uFEFF${JSON.stringify(validDatafile())}`).experiments).toHaveLength(1)
})

/** What the vendor's SDK takes as it comes, though its own tool never writes it. */
const odd = {
  version: '4',
  accountId: 7001,
  projectId: 9001,
  revision: 12,
  attributes: [{ id: 1, key: 'deviceType' }],
  events: [{ id: 5, key: 'contact_sent', experimentIds: [10001] }],
  typedAudiences: [
    { id: 60, name: 'phones', conditions: ['or', { type: 'custom_attribute', name: 'deviceType', match: 'exact', value: 'mobile' }] },
    { id: 61, name: 'nothing', conditions: ['not', ['or', { type: 'custom_attribute', match: 'exact', value: 'x' }]] },
    { id: 62, name: 'exists', conditions: ['or', { type: 'custom_attribute', match: 'exists' }] },
  ],
  experiments: ([['60'], ['61'], ['62'], [], [60], [62, 60]] as const).map((audienceIds, place) => ({
    id: 10001 + place,
    key: `e${place}`,
    status: 'Running',
    layerId: 3,
    audienceIds,
    ...(place === 3 && { audienceConditions: ['and', 60, ['not', 62]] }),
    variations: [
      { id: 20001, key: 'lista' },
      { id: 20002, key: 'griglia' },
    ],
    trafficAllocation: [
      { entityId: 20001, endOfRange: '5000' },
      { entityId: 20002, endOfRange: 9_000 },
    ],
    forcedVariations: {},
  })),
}

test('unusual types and a condition on nothing are decided as by the vendor’s SDK', () => {
  const sdk = openReferenceSdk(odd)
  const config = indexDatafile(read(odd))
  const decided = Array.from({ length: 400 }, (_, number) => ({
    id: `v${number}`,
    attributes: number % 2 === 0 ? { deviceType: 'mobile' } : {},
    stored: number % 5 === 0 ? { '10001': '20002' } : {},
  })).flatMap((visitor) => config.experiments.map(({ key }) => [decide(config, key, visitor).variation?.key ?? null, sdk(key, visitor)]))
  expect(decided.filter(([ours, theirs]) => ours !== theirs)).toEqual([])
  expect(new Set(decided.map(([ours]) => ours))).toEqual(new Set([null, 'lista', 'griglia']))
})

test('each unusual type has a warning, once for each field', () => {
  const warnings = datafileWarnings(indexDatafile(read(odd)))
  expect(warnings).toEqual(
    expect.arrayContaining([
      'revision is a number where a text is usual',
      'experiments.id is a number where a text is usual',
      'experiments.audienceIds begins with a number, which the vendor’s SDK passes over',
      'experiments.audienceIds is a number where a text is usual',
      'experiments.audienceConditions is a number where a text is usual',
      'experiments.trafficAllocation.endOfRange is a text where a number is usual',
      'events.experimentIds is a number where a text is usual',
      'audience 61 holds a condition without the name of its attribute: nobody can be known to meet it',
    ]),
  )
  expect(new Set(warnings).size).toBe(warnings.length)
  expect(read(odd).events[0]?.experimentIds).toEqual(['10001'])
})

const phone = { type: 'custom_attribute', name: 'deviceType', match: 'exact', value: 'mobile' }
const split = [
  { entityId: 20001, endOfRange: 5_000 },
  { entityId: 20002, endOfRange: 10_000 },
]
const halves = { variations: split.map(({ entityId }, place) => ({ id: entityId, key: `v${place}` })), trafficAllocation: split }
const visitors = Array.from({ length: 120 }, (_, number) => ({
  id: `v${number}`,
  attributes: [{ deviceType: 'mobile' }, { deviceType: 'tablet' }, {}][number % 3] ?? {},
  stored: {},
}))

/** Every visitor and experiment, as both decide it: [ours, the vendor's]. */
function decidedTwice(file: object) {
  const [sdk, config] = [openReferenceSdk(file), indexDatafile(read(file))]
  const keys = [...config.experimentByKey.keys()]
  return visitors.flatMap((visitor) => keys.map((key) => [decide(config, key, visitor).variation?.key ?? null, sdk(key, visitor)]))
}

const oddConditions: unknown[] = [
  ...[null, 7, true, 'word', undefined],
  ...[null, 7, true].flatMap((leaf) => [
    ...['and', 'or', 'not'].flatMap((operator) => [
      [operator, leaf],
      [operator, phone, leaf],
      [operator, leaf, phone],
      ['not', [operator, leaf, phone]],
      ['not', [operator, phone, leaf]],
    ]),
    [leaf, phone],
    ['and', ['not', phone], ['or', phone, ['not', leaf]]],
  ]),
]

test('a file with odd audiences is decided as by the vendor’s SDK, with a warning for each oddity', () => {
  const texts = oddConditions.filter((conditions) => conditions !== undefined)
  const file = validDatafile({
    audiences: texts.map((conditions, place) => ({ id: `t${place}`, name: 'text', conditions: JSON.stringify(conditions) })),
    typedAudiences: [
      ...oddConditions.map((conditions, place) => ({ id: `c${place}`, name: 'typed', conditions })),
      { id: 'phone', name: 'phone', conditions: ['or', phone] },
      { name: 'without an id', conditions: ['or', phone] },
    ],
    experiments: [...texts.map((_, place) => `t${place}`), ...oddConditions.map((_, place) => `c${place}`)].flatMap((id, place) =>
      [[id], ['or', id, 'phone'], ['or', 'phone', id], ['not', id], ['and', 'phone', ['not', id]]].map((audienceConditions, own) =>
        experimentOf({ id: 50_000 + 10 * place + own, key: `e${place}-${own}`, ...halves, audienceConditions }),
      ),
    ),
  })
  const decided = decidedTwice(file)
  expect(decided.filter(([ours, theirs]) => ours !== theirs)).toEqual([])
  expect(new Set(decided.map(([ours]) => ours))).toEqual(new Set([null, 'v0', 'v1']))
  const warnings = datafileWarnings(indexDatafile(read(file)))
  expect(warnings).toEqual(
    expect.arrayContaining([
      'audience c0 holds nothing where a condition belongs: visitors who are checked against it get no variation',
      'audience c1 holds a number where a condition belongs: nobody can be known to meet it',
      'typedAudiences has one whose id is missing: no experiment means it',
    ]),
  )
})

test('experiments whose audience is written in an odd way are decided as by the vendor’s SDK', () => {
  const audiences: object[] = [
    ...['phone', ['phone', ['not', 'phone']], [['phone']], 0, '', null, ['and', null, 'phone'], ['not', 'nobody']].map((audienceIds) => ({
      audienceIds,
    })),
    ...['phone', 9, true, { or: ['phone'] }, [null, 'phone'], [{}, 'phone'], ['or', null, 'phone'], ['not', true], 0, null, false].map(
      (audienceConditions) => ({ audienceIds: ['phone'], audienceConditions }),
    ),
  ]
  const file = validDatafile({
    typedAudiences: [
      { id: 'phone', name: 'phone', conditions: ['or', phone] },
      { id: 9, name: 'no phone', conditions: ['not', phone] },
    ],
    experiments: audiences.map((audience, place) => experimentOf({ id: `e${place}`, key: `e${place}`, ...halves, ...audience })),
  })
  const decided = decidedTwice(file)
  expect(decided.filter(([ours, theirs]) => ours !== theirs)).toEqual([])
  expect(new Set(decided.map(([ours]) => ours))).toEqual(new Set([null, 'v0', 'v1']))
})

test('numeric ids, in groups and whitelists too, are decided as by the vendor’s SDK', () => {
  const group = (id: unknown, ids: [experiment: unknown, entity: unknown]) => ({
    id,
    policy: 'random',
    trafficAllocation: [
      { entityId: ids[1], endOfRange: 6_000 },
      { entityId: '', endOfRange: 7_000 },
      { entityId: `other-${String(id)}`, endOfRange: 10_000 },
    ],
    experiments: [
      experimentOf({ id: ids[0], key: `first-${String(id)}`, ...halves, forcedVariations: { v1: 5, v2: 'v1' } }),
      experimentOf({ id: `other-${String(id)}`, key: `other-${String(id)}`, ...halves }),
    ],
  })
  const file = validDatafile({
    groups: [group(1, [301, 301]), group('2', ['302', 302]), group(3, [303, '303']), group('4', ['304', '304'])],
    experiments: [
      experimentOf({
        id: 305,
        key: 'alone',
        ...halves,
        groupId: 0,
        forcedVariations: { v3: 5 },
        variations: [
          { id: 20001, key: 5 },
          { id: 20002, key: 'v1' },
        ],
      }),
      experimentOf({ id: 306, key: 'stray', ...halves, groupId: 1 }),
    ],
  })
  const decided = decidedTwice(file).map(([ours, theirs]) => [ours, theirs === null ? null : String(theirs)])
  expect(decided.filter(([ours, theirs]) => ours !== theirs)).toEqual([])
  const config = indexDatafile(read(file))
  const reached = (key: string) => visitors.some((visitor) => decide(config, key, visitor).reason.code === 'bucketed')
  expect([1, 2, 3, 4].map((id) => [reached(`first-${id}`), reached(`other-${id}`)])).toEqual([
    [true, true],
    [false, true],
    [false, true],
    [true, true],
  ])
  expect(datafileWarnings(config)).toEqual(
    expect.arrayContaining([
      'groups.trafficAllocation.entityId and the id of its experiment are not both texts or both numbers: nobody gets 302',
      'experiments.forcedVariations is a number where a text is usual',
    ]),
  )
})
