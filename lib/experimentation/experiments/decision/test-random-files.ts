import fc from 'fast-check'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import type { Visitor } from './visitor'

const names = ['deviceType', 'age', 'appVersion', 'beta', 'toString']
const matches = ['exact', 'exists', 'gt', 'ge', 'lt', 'le', 'substring', 'semver_eq', 'semver_gt', 'semver_ge', 'semver_lt', 'semver_le']
const ids = fc.oneof(
  fc.constantFrom('anna', 'beppe', '', 'è così', 'constructor', '__proto__'),
  fc.uuid(),
  fc.string({ maxLength: 12, unit: 'binary' }),
)

const version = fc
  .array(fc.constantFrom('0', '1', '2', '10', '.', '.', '-', '+', 'beta', 'alpha', ' '), { maxLength: 7 })
  .map((parts) => parts.join(''))
const jsonValue = fc.oneof(
  version,
  fc.constantFrom('mobile', 'tablet', 'mob', '', '2.1', '2.1.0-beta', '2.1.0+7'),
  fc.constantFrom(0, 1, 18, 18.5, -3, 2 ** 53, 2 ** 53 + 2),
  fc.boolean(),
  fc.constant(null),
)
const value = fc.oneof({ weight: 6, arbitrary: jsonValue }, { weight: 1, arbitrary: fc.constantFrom<unknown[]>(NaN, Infinity, [], {}) })

const leaf = fc.record({
  type: fc.oneof({ weight: 9, arbitrary: fc.constant('custom_attribute') }, { weight: 1, arbitrary: fc.constant('third_party') }),
  name: fc.constantFrom(...names),
  match: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...matches) },
    { weight: 1, arbitrary: fc.constantFrom(undefined, null, 'regex', '') },
  ),
  value: jsonValue,
})

/** A leaf, now and then something that is none. */
const oddLeaf = fc.oneof({ weight: 15, arbitrary: leaf }, { weight: 1, arbitrary: fc.constantFrom<unknown[]>(null, null, 7, true, 'word') })

/** A tree of leaves; now and then a list without its operator, which the vendor reads in its own way. */
function tree(leaves: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.letrec<{ node: unknown; list: unknown }>((tie) => ({
    node: fc.oneof({ depthSize: 'small' }, leaves, tie('list')),
    list: fc
      .tuple(fc.constantFrom('and', 'or', 'not', undefined), fc.array(tie('node'), { maxLength: 3 }))
      .map(([operator, items]) => (operator === undefined ? items : [operator, ...items])),
  })).list
}

const audienceIds = fc.constantFrom('a0', 'a0', 'a1', 'a1', 'a2', 'a2', 'a3', 'nobody')
const audiences = fc.tuple(
  fc.array(fc.tuple(fc.constantFrom('a0', 'a1', 'a2'), tree(oddLeaf)), { minLength: 1, maxLength: 4 }),
  fc.array(
    fc.tuple(fc.constantFrom('a1', 'a2', 'a3', 'a3'), fc.oneof(leaf, fc.constant('a0'), tree(fc.oneof(oddLeaf, fc.constant('a1'))))),
    {
      maxLength: 3,
    },
  ),
)

/** `owner`: a variation of the experiment, of another one, of none, or nobody. */
const allocation = (owners: number) =>
  fc.array(
    fc.record({
      owner: fc.oneof(
        { weight: 4, arbitrary: fc.integer({ min: 0, max: owners }) },
        { weight: 1, arbitrary: fc.integer({ min: -3, max: -1 }) },
      ),
      endOfRange: fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(0, 1, 5_000, 10_000)),
    }),
    { minLength: 1, maxLength: 5 },
  )
const experiment = fc.record({
  status: fc.oneof(
    { weight: 8, arbitrary: fc.constant('Running') },
    { weight: 1, arbitrary: fc.constantFrom('Paused', 'running', 'Not started', 'Launched', '') },
  ),
  variations: fc.integer({ min: 1, max: 4 }),
  traffic: allocation(3),
  isSorted: fc.boolean(),
  audienceIds: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(audienceIds, { maxLength: 3 }) }),
  audienceConditions: fc.oneof(
    { weight: 7, arbitrary: fc.constant(undefined) },
    { weight: 4, arbitrary: tree(audienceIds) },
    { weight: 1, arbitrary: audienceIds },
  ),
  whitelist: fc.array(fc.tuple(ids, fc.constantFrom('v0', 'v1', 'stranger')), { maxLength: 2 }),
  home: fc.oneof(
    { weight: 5, arbitrary: fc.constant('experiments') },
    { weight: 4, arbitrary: fc.constantFrom('group 0', 'group 1', 'group 2') },
    { weight: 1, arbitrary: fc.constantFrom('rollout 0', 'rollout 1') },
  ),
  strayGroup: fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom('g', '9', 'unknown') }),
  twin: fc.oneof(
    { weight: 10, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constantFrom({ id: 'e0' }, { id: 'e1' }, { key: 'experiment_0' }) },
  ),
})
type Shape = typeof experiment extends fc.Arbitrary<infer T> ? T : never

/** Ids that are numbers do not keep their place in the vendor's maps, and of two with one id the last counts. */
const group = fc.record({
  id: fc.constantFrom('g', '10', '9'),
  policy: fc.constantFrom('random', 'random', 'overlapping', 'Random'),
  traffic: allocation(6),
})
const owners = fc.record({
  groups: fc.array(group, { minLength: 3, maxLength: 3 }),
  rollouts: fc.array(fc.constantFrom('r', '7', '3'), { minLength: 2, maxLength: 2 }),
})

/** A configuration file of any shape the vendor's SDK accepts. */
export const randomFile = fc
  .tuple(fc.array(experiment, { minLength: 1, maxLength: 6 }), owners, audiences)
  .map(([shapes, { groups, rollouts }, [plain, typed]]) => {
    const living = (home: string) => shapes.flatMap((shape, place) => (shape.home === home ? [experimentOf(shape, place)] : []))
    return {
      version: '4',
      accountId: '7001',
      projectId: '9001',
      revision: '1',
      attributes: [],
      events: [],
      audiences: plain.map(([id, conditions]) => ({ id, name: id, conditions: JSON.stringify(conditions) })),
      typedAudiences: typed.map(([id, conditions]) => ({ id, name: id, conditions })),
      experiments: living('experiments'),
      groups: groups.map(({ id, policy, traffic }, place) => ({
        id,
        policy,
        trafficAllocation: traffic.map(({ owner, endOfRange }) => ({ entityId: owner < 0 ? '' : `e${owner}`, endOfRange })),
        experiments: living(`group ${place}`),
      })),
      rollouts: rollouts.map((id, place) => ({ id, experiments: living(`rollout ${place}`) })),
    }
  })

const oddEntry = fc.constantFrom<unknown[]>(null, 7, true, 'word', [], {})
const oddPlaces = ['attributes', 'events', 'experiments', 'groups', 'typedAudiences'] as const
const oddFields = ['variations', 'trafficAllocation', 'forcedVariations', 'status', 'layerId'] as const

/** A random file in which one or two entries, or what stands in an experiment, are of a kind that nothing writes. */
export const oddFile = fc
  .tuple(
    randomFile,
    fc.array(fc.tuple(fc.constantFrom(...oddPlaces), oddEntry), { maxLength: 2 }),
    fc.array(fc.tuple(fc.nat({ max: 5 }), fc.constantFrom(...oddFields), oddEntry), { minLength: 1, maxLength: 2 }),
  )
  .map(([file, entries, faults]) => {
    const odd: Record<string, unknown> = {
      ...file,
      experiments: file.experiments.map((each, place) => ({ ...each, ...faultsAt(faults, place) })),
    }
    for (const [name, entry] of entries) odd[name] = [...file[name], entry]
    return odd
  })

const faultsAt = (faults: readonly [number, string, unknown][], place: number) =>
  Object.fromEntries(faults.filter(([at]) => at === place).map(([, field, entry]) => [field, entry]))

/** Numbers as texts; the sixth experiment has the variations of the first under other keys. */
const variationId = (place: number, own: number) => String(100 + (place % 5) * 10 + own)

function experimentOf(
  { status, variations, traffic, isSorted, audienceIds, audienceConditions, whitelist, strayGroup, twin }: Shape,
  place: number,
) {
  const ranges = isSorted ? [...traffic].sort((a, b) => a.endOfRange - b.endOfRange) : traffic
  const entity = (owner: number) => ({ [-1]: '', [-2]: 'unknown', [-3]: variationId(place + 1, 0) })[owner] ?? variationId(place, owner)
  return {
    id: `e${place}`,
    key: `experiment_${place}`,
    ...twin,
    status,
    layerId: `l${place}`,
    variations: Array.from({ length: variations }, (_, own) => ({ id: variationId(place, own), key: `${place < 5 ? 'v' : 'w'}${own}` })),
    trafficAllocation: ranges.map(({ owner, endOfRange }) => ({ entityId: entity(owner), endOfRange })),
    audienceIds,
    ...(audienceConditions !== undefined && { audienceConditions }),
    forcedVariations: Object.fromEntries(whitelist),
    ...(strayGroup !== undefined && { groupId: strayGroup }),
  }
}

const variationIds = fc.constantFrom('100', '101', '110', '123', 'gone')
const experimentIds = fc.constantFrom('e0', 'e1', 'e2', 'e3')
const storedEntry = fc.oneof(
  { weight: 4, arbitrary: fc.record({ variation_id: fc.oneof(variationIds, variationIds.map(Number), fc.constantFrom(null, true)) }) },
  { weight: 1, arbitrary: fc.constantFrom(null, 'text', 7, {}, []) },
)
const bucketMap = fc.oneof(
  { weight: 6, arbitrary: fc.dictionary(experimentIds, storedEntry, { maxKeys: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown[]>(null, 'text', 7, []) },
)

export const randomVisitor: fc.Arbitrary<Visitor> = fc
  .record({
    id: ids,
    attributes: fc.dictionary(fc.constantFrom(...names), value, { minKeys: 2 }),
    stored: fc.dictionary(experimentIds, variationIds, { maxKeys: 2 }),
    bucketing: fc.oneof(
      { weight: 6, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.oneof(ids, fc.constantFrom<unknown[]>(7, null, {})) },
    ),
    bucketMapValue: fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: bucketMap }),
  })
  .map(({ id, attributes, stored, bucketing, bucketMapValue }) => ({
    id,
    stored,
    attributes: {
      ...attributes,
      ...(bucketing !== undefined && { $opt_bucketing_id: bucketing }),
      ...(bucketMapValue !== undefined && { $opt_experiment_bucket_map: bucketMapValue }),
    },
  }))

const oddValue = fc.constantFrom<unknown[]>(
  null,
  true,
  false,
  0,
  -1,
  7.5,
  1e300,
  '',
  'word',
  '\u0000',
  '\ud800',
  [],
  [null],
  [[[]]],
  {},
  { id: 1 },
  { length: 2 },
)

/** Replaces what stands at a place somewhere below a value, or takes it away; `path` chooses it, one number for each level. */
function mutated(value: unknown, [step, ...rest]: readonly number[], odd: unknown): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return odd
  if (Array.isArray(value)) {
    const place = value.length === 0 ? 0 : step % value.length
    if (value.length === 0) return odd
    return value.flatMap((each: unknown, at) => {
      const changed = at === place ? mutated(each, rest, odd) : each
      return changed === undefined ? [] : [changed]
    })
  }
  const fields = Object.entries(value)
  const [name] = fields[step % Math.max(1, fields.length)] ?? []
  if (name === undefined) return odd
  return Object.fromEntries(
    fields.flatMap(([each, own]: [string, unknown]) => {
      const changed = each === name ? mutated(own, rest, odd) : own
      return changed === undefined ? [] : [[each, changed]]
    }),
  )
}

const lists = ['attributes', 'events', 'audiences', 'typedAudiences', 'experiments', 'groups', 'rollouts'] as const

/** Names stand once each: what two of one name mean together with what cannot be read, nobody could say. */
const fileOfNames = randomFile
  .map((file) => ({
    ...file,
    groups: file.groups.map((each, place) => ({ ...each, id: ['g', '10', '9'][place] ?? '' })),
    rollouts: file.rollouts.map((each, place) => ({ ...each, id: ['r', '7'][place] ?? '' })),
  }))
  .filter((file) => {
    const all = [...file.experiments, ...[...file.groups, ...file.rollouts].flatMap(({ experiments }) => experiments)]
    const variations = all.flatMap(({ variations }) => variations.map(({ id }) => id))
    return [all.map(({ id }) => id), all.map(({ key }) => key), variations].every((own) => new Set(own).size === own.length)
  })

/** A random file in which something odd stands, or something is missing, at one to three places anywhere inside its lists. */
export const mutatedFile = fc
  .tuple(
    fileOfNames,
    fc.array(
      fc.tuple(
        fc.constantFrom(...lists),
        fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 6 }),
        fc.option(oddValue, { nil: undefined }),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([file, faults]) => {
    const copy: unknown = JSON.parse(JSON.stringify(file))
    const plain = { ...asRecord(copy) }
    for (const [list, path, odd] of faults) {
      const own = plain[list]
      const changed = mutated(own, path, odd)
      if (Array.isArray(own) && own.length > 0 && Array.isArray(changed)) plain[list] = changed
    }
    return plain
  })
