import { expect, test, vi } from 'vitest'
import type { AssignedExperiment } from './assigned-experiment'
import { createGrowthBook } from './create-growthbook'

const variations = [
  { id: '20001', key: 'lista' },
  { id: '20002', key: 'griglia' },
  { id: '20003', key: 'mappa' },
]
const layout: AssignedExperiment = {
  key: 'srp_layout',
  id: '10001',
  campaignId: 'L1',
  variations,
  variation: 'griglia',
  isPreview: false,
  isSticky: true,
}
const decided = (experiment: AssignedExperiment) => createGrowthBook([experiment]).evalFeature(experiment.key)

test.each(variations)('GrowthBook gives the variation that was decided: $key', ({ key }) => {
  expect(decided({ ...layout, variation: key })).toMatchObject({
    value: key,
    source: 'experiment',
    experimentResult: { key, inExperiment: true },
  })
})

test('an experiment the visitor takes no part in has no variation', () => {
  expect(createGrowthBook([layout]).evalFeature('contact_wording').value).toBeNull()
})

test('an exposure is reported once, however often the variation is read', () => {
  const onExposure = vi.fn()
  const growthBook = createGrowthBook([layout], onExposure)
  growthBook.evalFeature('srp_layout')
  growthBook.evalFeature('srp_layout')
  expect(onExposure.mock.calls).toEqual([[layout]])
})

test('an experiment that is not shown has no exposure', () => {
  const onExposure = vi.fn()
  createGrowthBook([layout], onExposure).evalFeature('contact_wording')
  expect(onExposure).not.toHaveBeenCalled()
})

test('a preview shows the variation it names and is not counted', () => {
  const onExposure = vi.fn()
  const growthBook = createGrowthBook([{ ...layout, variation: 'mappa', isPreview: true }], onExposure)
  expect(growthBook.evalFeature('srp_layout').value).toBe('mappa')
  expect(onExposure).not.toHaveBeenCalled()
})

test('several experiments work on one page', () => {
  const wording = { ...layout, key: 'contact_wording', id: '10002', variation: 'lista' }
  const growthBook = createGrowthBook([layout, wording])
  expect([growthBook.evalFeature('srp_layout').value, growthBook.evalFeature('contact_wording').value]).toEqual(['griglia', 'lista'])
})

test('an experiment with a single variation runs as well', () => {
  expect(createGrowthBook([{ ...layout, variations: variations.slice(0, 1), variation: 'lista' }]).evalFeature('srp_layout')).toMatchObject(
    { value: 'lista', source: 'experiment' },
  )
})
