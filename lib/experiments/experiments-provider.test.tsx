// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ExperimentsProvider } from './experiments-provider'
import { PageExperimentsContext, type PageExperiments } from './page-experiments'
import { useExperiment } from './use-experiment'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Shown({ name }: { name: string }) {
  return <p>{JSON.stringify(useExperiment(name))}</p>
}

function draw(name: string, page: Partial<PageExperiments> | null) {
  const experiments = page && { assigned: [], project: null, obstacle: null, outdated: [], ...page }
  render(<PageExperimentsContext value={experiments}><ExperimentsProvider><Shown name={name} /></ExperimentsProvider></PageExperimentsContext>)
}

test.each([
  { obstacle: 'configuration', message: 'Unable to activate experiment "a" because the experiments client is not initialized.' },
  { obstacle: 'visitor id', message: 'Unable to activate experiment "a" because User ID is not set.' },
] as const)('without a $obstacle the disabled defaults are given, with one warning however often they are asked for', ({ obstacle, message }) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  draw('a', { obstacle })
  draw('a', { obstacle })
  expect(screen.getAllByText('{"variation":null,"inExperiment":false}')).toHaveLength(2)
  expect(warn.mock.calls).toEqual([['[tracking]', message]])
})

test('whoever takes part in nothing is given the disabled defaults, and nothing is said', () => {
  const warn = vi.spyOn(console, 'warn')
  draw('b', null)
  draw('b', {})
  expect(screen.getAllByText('{"variation":null,"inExperiment":false}')).toHaveLength(2)
  expect(warn).not.toHaveBeenCalled()
})

test('an address can force nothing, and GrowthBook opens no door of its own', async () => {
  window.history.replaceState(null, '', '/annunci?forced=0&growthbook=1')
  draw('forced', { assigned: [{ key: 'forced', id: '1', campaignId: 'L', variations: [{ id: '2', key: 'lista' }, { id: '3', key: 'griglia' }], variation: 'griglia', isPreview: false, isKept: true }] })
  expect(await screen.findByText('{"variation":"griglia","inExperiment":true}')).toBeDefined()
  expect(Object.keys(window).filter((name) => /growthbook/i.test(name))).toEqual([])
})

test('GrowthBook gives the page’s own assignment once it is there', async () => {
  draw('srp_layout', { assigned: [{ key: 'srp_layout', id: '1', campaignId: 'L', variations: [{ id: '2', key: 'lista' }, { id: '3', key: 'griglia' }], variation: 'griglia', isPreview: false, isKept: true }] })
  expect(await screen.findByText('{"variation":"griglia","inExperiment":true}')).toBeDefined()
})
