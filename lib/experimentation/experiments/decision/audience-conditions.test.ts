import { expect, test } from 'vitest'
import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { evaluateCondition } from './audience-conditions'
import { decide } from './decide'
import { indexDatafile } from './project-config'
import { experimentOf, validDatafile } from './test-datafiles'
import { openReferenceSdk } from './test-reference-sdk'

const beyond = 2 ** 53 + 2
test.each([
  { match: 'exact', value: 'mobile', given: 'mobile', verdict: true },
  { match: 'exact', value: 'mobile', given: 'Mobile', verdict: false },
  { match: 'exact', value: 18, given: 18, verdict: true },
  { match: 'exact', value: 18, given: '18', verdict: null },
  { match: 'exact', value: true, given: false, verdict: false },
  { match: 'exact', value: 2 ** 53, given: 2 ** 53, verdict: true },
  { match: 'exact', value: beyond, given: beyond, verdict: null },
  { match: 'exact', value: 'mobile', given: null, verdict: null },
  { match: 'exact', value: null, given: null, verdict: null },
  { match: 'exact', value: 'mobile', given: undefined, verdict: null },
  { match: 'exists', value: null, given: '', verdict: true },
  { match: 'exists', value: null, given: false, verdict: true },
  { match: 'exists', value: null, given: null, verdict: false },
  { match: 'exists', value: null, given: undefined, verdict: false },
  { match: 'gt', value: 18, given: 18, verdict: false },
  { match: 'gt', value: 18, given: 18.5, verdict: true },
  { match: 'ge', value: 18, given: 18, verdict: true },
  { match: 'lt', value: 18, given: 18, verdict: false },
  { match: 'lt', value: 18, given: -1, verdict: true },
  { match: 'le', value: 18, given: 18, verdict: true },
  { match: 'gt', value: 18, given: '19', verdict: null },
  { match: 'gt', value: '18', given: 19, verdict: null },
  { match: 'gt', value: 18, given: NaN, verdict: null },
  { match: 'lt', value: 18, given: -Infinity, verdict: null },
  { match: 'le', value: 2 ** 53, given: beyond, verdict: null },
  { match: 'substring', value: 'bil', given: 'mobile', verdict: true },
  { match: 'substring', value: '', given: 'mobile', verdict: true },
  { match: 'substring', value: 'Bil', given: 'mobile', verdict: false },
  { match: 'substring', value: '1', given: 1, verdict: null },
  { match: 'semver_eq', value: '2.1', given: '2.1.9', verdict: true },
  { match: 'semver_gt', value: '2.1', given: '2.1.9', verdict: false },
  { match: 'semver_gt', value: '2.1.8', given: '2.1.9', verdict: true },
  { match: 'semver_ge', value: '2.1', given: '2.1.0', verdict: true },
  { match: 'semver_lt', value: '2.1', given: '2.0.9', verdict: true },
  { match: 'semver_le', value: '2.1', given: '2.2', verdict: false },
  { match: 'semver_eq', value: 2.1, given: '2.1', verdict: null },
  { match: 'semver_eq', value: '2.1', given: 2.1, verdict: null },
  { match: 'semver_eq', value: '2.1', given: 'due', verdict: null },
  { match: 'regex', value: '.*', given: 'mobile', verdict: null },
])('$match $value judges $given as $verdict', ({ match, value, given, verdict }) => {
  expect(evaluateCondition({ type: 'custom_attribute', name: 'a', match, value }, given === undefined ? {} : { a: given })).toBe(verdict)
})

test('only conditions on attributes of our own can be judged', () => {
  expect(evaluateCondition({ type: 'third_party_dimension', name: 'a', match: 'exact', value: 1 }, { a: 1 })).toBeNull()
})

const matches = [
  'exact',
  'exists',
  'gt',
  'ge',
  'lt',
  'le',
  'substring',
  'semver_eq',
  'semver_gt',
  'semver_ge',
  'semver_lt',
  'semver_le',
  'regex',
  '',
  null,
  undefined,
]
const versions = [
  '2',
  '2.1',
  '2.1.0',
  '2.1.3',
  '10.0',
  '2.1-beta',
  '2.1.0-beta',
  '2.1.0-alpha',
  '2.1.0-alpha+3',
  '2.1.0+3',
  '2.1.0+3-alpha',
  '2.1.0-',
  '2.1.3-1',
  '2.1.3-10',
  '2.1.0.1',
  '.1',
  '2..1',
  'due',
  '2.1 ',
  '',
]
const values = [...versions, 'mobile', 0, -1, 18, 18.5, 2 ** 53, beyond, -beyond, true, false, null]
const attributes = [...values, NaN, Infinity, {}, [], undefined]

test('every condition on every pair of values, negated too, is judged as by the vendor’s SDK', () => {
  const conditions = matches.flatMap((match) => values.map((value) => ({ type: 'custom_attribute', name: 'a', match, value })))
  const audiences = conditions.flatMap((condition, place) => [
    { id: `${place}`, name: 'is', conditions: ['or', condition] },
    { id: `not ${place}`, name: 'is not', conditions: ['not', condition] },
  ])
  const file = validDatafile({
    typedAudiences: audiences,
    experiments: audiences.map(({ id }) => experimentOf({ id, key: id, audienceIds: [id] })),
  })
  const sdk = openReferenceSdk(file)
  const config = indexDatafile(readDatafile(JSON.stringify(file)))
  const wrong: string[] = []
  let compared = 0
  for (const given of attributes) {
    const visitor = { id: 'anna', attributes: given === undefined ? {} : { a: given }, stored: {} }
    for (const { id, conditions: tree } of audiences) {
      compared++
      if ((decide(config, id, visitor).variation !== null) !== (sdk(id, visitor) !== null))
        wrong.push(`${JSON.stringify(tree)} ${JSON.stringify(visitor.attributes)}`)
    }
  }
  expect([compared, wrong]).toEqual([matches.length * values.length * 2 * attributes.length, []])
})
