import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goalsOf } from '@/lib/experimentation/experiment-results/goals'
import { datafileWarnings } from '@/lib/experimentation/experiments/datafile/datafile-warnings'
import { bucketOf } from '@/lib/experimentation/experiments/decision/bucketer'
import { decide } from '@/lib/experimentation/experiments/decision/decide'
import type { ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import { openReferenceSdk } from '@/lib/experimentation/experiments/decision/test-reference-sdk'
import type { Visitor } from '@/lib/experimentation/experiments/decision/visitor'
import { describeAudience } from '@/lib/experimentation/experiments/describe-audience'
import { experimentOverview } from '@/lib/experimentation/experiments/experiment-overview'
import { goalKeys } from './goal-keys'
import { experimentIdOf, groupIdOf, type OwnExperiment, shippedIdOf } from './own-experiment'
import { placeInGroup } from './place-in-group'
import { configOf, fileOf, ownExperiment } from './test-own-experiment'
import { widenVariations } from './write-datafile'

const visitorOf = (id: string, device = 'desktop', stored = {}): Visitor => ({ id, attributes: { device }, stored })
const visitors = Array.from({ length: 2_000 }, (_, number) => visitorOf(`visitor-${number}`))
const variationOf = (config: ProjectConfig, key: string, visitor: Visitor) => decide(config, key, visitor).variation?.key ?? null
const ramped = (experiment: OwnExperiment, traffic: number) => ({
  ...experiment,
  traffic,
  variationSlices: widenVariations(experiment, traffic) ?? [],
})

/** Percentages that add up to 100. */
const shares = fc
  .array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 3 })
  .filter((some) => some.reduce((sum, share) => sum + share, 0) < 100)
  .map((some) => [...some, 100 - some.reduce((sum, share) => sum + share, 0)])

test('visitors keep their variation however often the traffic is widened, and the shares are exact', () => {
  const traffics = fc
    .uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 5 })
    .map((some) => some.sort((a, b) => a - b))
  fc.assert(
    fc.property(shares, traffics, fc.integer({ min: 1, max: 1_000_000 }), (percents, [first = 1, ...more], id) => {
      let experiment = ownExperiment({ id, traffic: first, variations: percents.map((percent, place) => ({ key: `v${place}`, percent })) })
      const some = visitors.slice(0, 150)
      let seen = some.map((visitor) => variationOf(configOf(fileOf([experiment])), 'prova', visitor))
      for (const traffic of more) {
        experiment = ramped(experiment, traffic)
        const config = configOf(fileOf([experiment]))
        const now = some.map((visitor) => variationOf(config, 'prova', visitor))
        seen.forEach((before, place) => before !== null && expect(now[place]).toBe(before))
        seen = now
        percents.forEach((percent, place) =>
          expect(experimentOverview(config, 'prova')?.variations[place]?.share).toBeCloseTo(percent / 100, 10),
        )
        expect(experimentOverview(config, 'prova')?.participation).toBeCloseTo(traffic / 100, 10)
      }
    }),
    { numRuns: 12 },
  )
})

test('the vendor’s own SDK decides the same from the same file', () => {
  const group = { id: 3, name: 'Elenco', holdout: 10, isClosed: false }
  const inGroup = (id: number, from: number, to: number): OwnExperiment =>
    ownExperiment({
      id,
      key: `gruppo${id}`,
      group: { id: 3, name: 'Elenco', percent: (to - from) / 100 },
      groupSlices: [{ owner: experimentIdOf(id), from, to }],
    })
  const file = fileOf(
    [
      ownExperiment({ audience: { device: ['mobile', 'tablet'] }, traffic: 35 }),
      inGroup(8, 1_000, 5_000),
      inGroup(9, 5_000, 7_000),
      ownExperiment({ id: 10, key: 'esteso', state: 'shipped', winner: 'chiedi', group: { id: 3, name: 'Elenco', percent: 20 } }),
      ownExperiment({ id: 11, key: 'fermo', state: 'stopped' }),
      ownExperiment({ id: 12, key: 'bozza', state: 'draft' }),
    ],
    [group],
  )
  const config = configOf(file)
  const sdk = openReferenceSdk(file)
  for (const { id } of visitors.slice(0, 150))
    for (const device of ['mobile', 'desktop'])
      for (const key of ['prova', 'gruppo8', 'gruppo9', 'esteso', 'fermo', 'bozza']) {
        const visitor = visitorOf(id, device)
        expect(variationOf(config, key, visitor)).toBe(sdk(key, visitor))
      }
  expect(datafileWarnings(config)).toEqual([])
})

test('experiments of a group exclude one another, and its holdout sees none of them', () => {
  const group = { id: 3, name: 'Elenco', holdout: 20, isClosed: false }
  const first = ownExperiment({ id: 8, key: 'uno', group: { id: 3, name: 'Elenco', percent: 30 } })
  const placeOf = (experiment: OwnExperiment, others: OwnExperiment[]) => {
    const groupSlices = placeInGroup(experiment, { groups: [group], experiments: others })
    if (typeof groupSlices === 'string') throw new Error(groupSlices)
    return { ...experiment, groupSlices }
  }
  const one = placeOf(first, [])
  const two = placeOf(ownExperiment({ id: 9, key: 'due', group: { id: 3, name: 'Elenco', percent: 50 } }), [one])
  const config = configOf(fileOf([one, two], [group]))
  const seen = visitors.map((visitor) => [variationOf(config, 'uno', visitor), variationOf(config, 'due', visitor)])
  expect(seen.filter(([a, b]) => a !== null && b !== null)).toEqual([])
  visitors.forEach(({ id }, place) => {
    const bucket = bucketOf(id, groupIdOf(3))
    expect(seen[place]?.map((variation) => variation !== null)).toEqual([bucket >= 2_000 && bucket < 5_000, bucket >= 5_000])
  })
  expect(
    placeInGroup(ownExperiment({ id: 10, group: { id: 3, name: 'Elenco', percent: 1 } }), { groups: [group], experiments: [one, two] }),
  ).toMatch(/non c’è posto per il 1%: ne resta il 0%/)
})

test('while a group has a holdout, no experiment starts outside it', () => {
  const holding = { id: 3, name: 'Tutto', holdout: 5, isClosed: false }
  const experiment = ownExperiment({ state: 'draft' })
  expect(placeInGroup(experiment, { groups: [holding], experiments: [] })).toMatch(/«Tutto» tiene il 5% dei visitatori fuori/)
  expect(placeInGroup(experiment, { groups: [{ ...holding, isClosed: true }], experiments: [] })).toEqual([])
  expect(placeInGroup({ ...experiment, group: { id: 3, name: 'Tutto', percent: 95 } }, { groups: [holding], experiments: [] })).toEqual([
    { owner: 'e7', from: 500, to: 10_000 },
  ])
})

test('a group that is closed takes nobody in', () => {
  const closed = { id: 3, name: 'Elenco', holdout: 0, isClosed: true }
  expect(placeInGroup(ownExperiment({ group: { id: 3, name: 'Elenco', percent: 5 } }), { groups: [closed], experiments: [] })).toMatch(
    /è chiuso/,
  )
})

test('the winner goes to all of the audience, also to visitors with a remembered other variation', () => {
  const running = ownExperiment()
  const loser = visitors.find((visitor) => variationOf(configOf(fileOf([running])), 'prova', visitor) === 'contatta')
  const stored = { e7: 'e7-1' }
  expect(variationOf(configOf(fileOf([running])), 'prova', visitorOf(loser?.id ?? '', 'desktop', stored))).toBe('contatta')
  const config = configOf(fileOf([{ ...running, state: 'shipped', winner: 'chiedi' }]))
  for (const { id } of visitors.slice(0, 200)) expect(variationOf(config, 'prova', visitorOf(id, 'desktop', stored))).toBe('chiedi')
  expect(config.experimentById.has(experimentIdOf(7))).toBe(false) // its results end there, and are read by its id
  expect(config.experimentById.get(shippedIdOf(7))?.key).toBe('prova')
})

test('drafts and stopped experiments assign nobody, and their previews open', () => {
  const config = configOf(
    fileOf([ownExperiment({ id: 8, key: 'bozza', state: 'draft', traffic: 10 }), ownExperiment({ state: 'stopped' })]),
  )
  for (const visitor of visitors.slice(0, 50))
    expect([variationOf(config, 'bozza', visitor), variationOf(config, 'prova', visitor)]).toEqual([null, null])
  expect(experimentOverview(config, 'bozza')).toMatchObject({ status: 'Non iniziato', participation: 0.1 })
  expect(experimentOverview(config, 'prova')).toMatchObject({ status: 'In pausa' })
})

test('an audience consists of the ticked values and has a text; all or none ticked is everybody', () => {
  const audienceOf = (values: string[]) => {
    const config = configOf(fileOf([ownExperiment({ audience: { device: values } })]))
    const takesPart = (device: string) => variationOf(config, 'prova', visitorOf('anna', device)) !== null
    return {
      text: describeAudience(config.experimentByKey.get('prova')?.audience ?? [], config.audienceById),
      who: ['mobile', 'tablet', 'desktop'].filter(takesPart),
    }
  }
  expect(audienceOf(['mobile'])).toEqual({ text: '«prova» (device è «mobile»)', who: ['mobile'] })
  expect(audienceOf(['tablet', 'desktop'])).toEqual({
    text: '«prova» (device è «tablet» oppure device è «desktop»)',
    who: ['tablet', 'desktop'],
  })
  for (const values of [[], ['mobile', 'tablet', 'desktop']])
    expect(audienceOf(values)).toEqual({ text: 'Tutti i visitatori', who: ['mobile', 'tablet', 'desktop'] })
})

test('each experiment has its own primary goal first, whatever the others chose', () => {
  const { datafile } = configOf(
    fileOf([
      ownExperiment({ id: 1, key: 'a', goals: ['search', 'contact_sent'], guardrails: [{ key: 'login', limit: 0.05 }] }),
      ownExperiment({ id: 2, key: 'b', goals: ['contact_sent', 'search', 'phone_shown'] }),
      ownExperiment({ id: 3, key: 'c', goals: ['phone_shown'], state: 'shipped', winner: 'chiedi' }),
    ]),
  )
  expect(goalsOf(datafile, 'e1')).toEqual(['search', 'contact_sent', 'login'])
  expect(goalsOf(datafile, 'e2')[0]).toBe('contact_sent')
  expect(goalsOf(datafile, 'e2').sort()).toEqual(['contact_sent', 'phone_shown', 'search'])
  expect([goalsOf(datafile, 'e3'), goalsOf(datafile, 'e3-ship')]).toEqual([['phone_shown'], ['phone_shown']])
  expect([...new Set(datafile.events.map(({ key }) => key))].sort()).toEqual([...goalKeys].sort())
})

test('a file without experiments is valid', () => {
  const { datafile, experiments } = configOf(fileOf([]))
  expect([datafile.revision, experiments, datafile.groups]).toEqual(['1', [], []])
})
