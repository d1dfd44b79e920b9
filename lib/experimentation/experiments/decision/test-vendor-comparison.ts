import fc from 'fast-check'
import { expect } from 'vitest'
import { asideStatus } from '@/lib/experimentation/experiments/datafile/datafile'
import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { decide } from './decide'
import { indexDatafile } from './project-config'
import { experimentOf, validDatafile } from './test-datafiles'
import { mutatedFile, oddFile, randomFile, randomVisitor } from './test-random-files'
import { openReferenceSdk } from './test-reference-sdk'
import type { Visitor } from './visitor'

const variations = (experiment: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: `${experiment}-${place}`, key: `v${place}` }))
const ranges = (experiment: string, ...ends: [place: number | null, endOfRange: number][]) =>
  ends.map(([place, endOfRange]) => ({ entityId: place === null ? '' : `${experiment}-${place}`, endOfRange }))
const experiment = (id: string, count: number, ends: [number | null, number][], changes: object = {}) =>
  experimentOf({ id, key: `key_${id}`, variations: variations(id, count), trafficAllocation: ranges(id, ...ends), ...changes })
const on = (name: string, match: string, value: unknown) => ({ type: 'custom_attribute', name, match, value })

/** One experiment of each sort. */
const file = validDatafile({
  audiences: [
    {
      id: 'phones',
      name: 'phones',
      conditions: JSON.stringify(['or', ['or', on('deviceType', 'exact', 'mobile'), on('deviceType', 'exact', 'tablet')]]),
    },
  ],
  typedAudiences: [
    { id: 'grown-up', conditions: ['and', on('age', 'ge', 18), ['not', on('age', 'gt', 99)]] },
    { id: 'new-app', conditions: ['or', on('appVersion', 'semver_ge', '2.1')] },
  ],
  experiments: [
    experiment('101', 2, [
      [0, 5_000],
      [1, 10_000],
    ]),
    experiment('102', 3, [
      [0, 3_333],
      [1, 6_666],
      [2, 10_000],
    ]),
    experiment('103', 2, [
      [0, 1_000],
      [null, 5_000],
      [1, 6_000],
      [0, 8_000],
    ]),
    experiment('104', 1, [[0, 1]]),
    experiment(
      '105',
      2,
      [
        [0, 5_000],
        [1, 10_000],
      ],
      { status: 'Paused' },
    ),
    experiment(
      '106',
      2,
      [
        [0, 5_000],
        [1, 10_000],
      ],
      { audienceIds: ['phones'] },
    ),
    experiment(
      '107',
      2,
      [
        [0, 5_000],
        [1, 10_000],
      ],
      { audienceConditions: ['and', 'grown-up', ['not', 'phones']] },
    ),
    experiment(
      '108',
      2,
      [
        [0, 5_000],
        [1, 10_000],
      ],
      { audienceConditions: ['or', 'new-app', 'unknown'] },
    ),
    experiment(
      '109',
      2,
      [
        [0, 5_000],
        [1, 10_000],
      ],
      { forcedVariations: Object.fromEntries(Array.from({ length: 100 }, (_, visitor) => [`visitor-${visitor * 7}`, `v${visitor % 3}`])) },
    ),
    experiment(
      '110',
      10,
      Array.from({ length: 10 }, (_, place): [number, number] => [place, (place + 1) * 1_000]),
    ),
  ],
  groups: [
    {
      id: 'apart',
      policy: 'random',
      trafficAllocation: [
        { entityId: '201', endOfRange: 4_000 },
        { entityId: '', endOfRange: 5_000 },
        { entityId: '202', endOfRange: 9_000 },
      ],
      experiments: [
        experiment('201', 2, [
          [0, 5_000],
          [1, 10_000],
        ]),
        experiment('202', 2, [
          [0, 2_500],
          [1, 5_000],
        ]),
      ],
    },
    {
      id: 'together',
      policy: 'overlapping',
      trafficAllocation: [],
      experiments: [
        experiment('203', 2, [
          [0, 5_000],
          [1, 10_000],
        ]),
      ],
    },
  ],
})

const attributeSets = [
  {},
  { deviceType: 'mobile', age: 30 },
  { deviceType: 'unknown', age: 18, appVersion: '2.1.4' },
  { deviceType: null, age: '30', appVersion: '2.0' },
  { age: 100, $opt_bucketing_id: 'shared' },
]

/** Expects that so many visitors with each set of attributes get from 13 experiments exactly what the vendor’s SDK gives them. */
export function expectVendorsVariations(visitors: number): void {
  const sdk = openReferenceSdk(file)
  const config = indexDatafile(readDatafile(JSON.stringify(file)))
  const different: string[] = []
  const reasons = new Set<string>()
  let compared = 0
  for (let number = 0; number < visitors; number++) {
    for (const attributes of attributeSets) {
      const visitor: Visitor = {
        id: `visitor-${number}`,
        attributes,
        stored: number % 10 === 0 ? { 102: '102-1', 106: '106-0', 201: 'gone' } : {},
      }
      for (const key of config.experimentByKey.keys()) {
        const ours = decide(config, key, visitor)
        reasons.add(ours.reason.code)
        compared++
        if ((ours.variation?.key ?? null) !== sdk(key, visitor)) different.push(`${key} ${JSON.stringify(visitor)}`)
      }
    }
  }
  expect([compared, different]).toEqual([visitors * attributeSets.length * 13, []])
  expect([...reasons].sort()).toEqual([
    'bucketed',
    'notInAudience',
    'notRunning',
    'otherExperimentOfGroup',
    'outsideTraffic',
    'stored',
    'whitelisted',
  ])
}

/** What a visitor remembers may be a variation without a key, which to the vendor is one, and «undefined» is the id of one without. */
function withoutMemory({ id, attributes: { $opt_experiment_bucket_map: _, ...attributes } }: Visitor): Visitor {
  return { id, attributes, stored: {} }
}

const fileOf = { sound: randomFile, odd: oddFile, mutated: mutatedFile }

/** The reasons that came up in so many random files, each decided as the vendor does. Experiments that are set aside are nobody's. */
export function reasonsInRandomFiles(files: number, kind: 'sound' | 'odd' | 'mutated' = 'sound'): string[] {
  const isOdd = kind !== 'sound'
  let compared = 0
  const reasons = new Set<string>()
  fc.assert(
    fc.property(fileOf[kind], fc.array(randomVisitor, { minLength: 1, maxLength: 6 }), (random, visitors) => {
      const sdk = openReferenceSdk(random)
      const config = indexDatafile(readDatafile(JSON.stringify(random)))
      // Over some oddities the vendor's SDK gives up the whole file: then it assigns nobody, and there is nothing to compare.
      if (isOdd && visitors.every((visitor) => [...config.experimentByKey.keys()].every((key) => sdk(key, visitor) === null))) return
      for (const given of visitors) {
        const visitor = kind === 'mutated' ? withoutMemory(given) : given
        for (const key of config.experimentByKey.keys()) {
          const { experiment, variation, reason } = decide(config, key, visitor)
          if (experiment?.status === asideStatus) {
            reasons.add('setAside')
            if (variation) throw new Error(`${key} is set aside and has visitors`)
            continue
          }
          const [ours, theirs] = [variation?.key ?? null, sdk(key, visitor)]
          compared++
          reasons.add(reason.code)
          if (ours !== theirs) throw new Error(`${key} for ${JSON.stringify(visitor)}: ${ours} here, ${theirs} by the vendor`)
        }
      }
    }),
    { numRuns: files, ...(kind === 'mutated' ? { seed: 43 } : {}) }, // of everything odd there is, each run would find something new
  )
  expect(compared).toBeGreaterThan(isOdd ? files : 5 * files)
  return [...reasons].sort()
}
