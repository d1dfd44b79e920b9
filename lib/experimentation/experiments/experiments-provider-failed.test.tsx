// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { subscribeToExposures } from '@/lib/tracking/exposures'
import { ExperimentsProvider, loadReader } from './experiments-provider'
import { type PageExperiments, PageExperimentsContext } from './page-experiments'
import { useExperiment } from './use-experiment'

// The library's file cannot be fetched.
vi.mock('@growthbook/growthbook-react', () => {
  throw new Error('Loading chunk 340 failed')
})

afterEach(() => vi.useRealTimers())

function Shown() {
  const { variation, inExperiment } = useExperiment('srp_layout')
  return <p>{inExperiment ? variation : 'control'}</p>
}

const variations = [
  { id: '2', key: 'lista' },
  { id: '3', key: 'griglia' },
]
const pageOf = (): PageExperiments => ({
  assigned: [{ key: 'srp_layout', id: '1', campaignId: 'L', variations, variation: 'griglia', isPreview: false, isSticky: true }],
  project: null,
  unavailableReason: null,
  outdated: [],
})
const screenOf = (experiments: PageExperiments) => (
  <PageExperimentsContext value={experiments}>
    <ExperimentsProvider>
      <Shown />
    </ExperimentsProvider>
  </PageExperimentsContext>
)

test('pages whose GrowthBook cannot be fetched show the control at once, uncounted and unreported', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }) // nobody moves them: no time passes
  const exposures: unknown[] = []
  const errors: unknown[] = []
  const stop = subscribeToExposures((exposure) => exposures.push(exposure))
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = '<p>griglia</p>'
  const renderPage = () =>
    hydrateRoot(page, screenOf(pageOf()), {
      onRecoverableError: (error) => errors.push(error instanceof Error ? (error.cause ?? error) : error),
    })
  const root = await act(async () => renderPage())
  await act(loadReader) // it has failed by then
  expect(page.textContent).toBe('control')
  expect(errors).toEqual([expect.objectContaining({ digest: 'BAILOUT_TO_CLIENT_SIDE_RENDERING' })])
  await act(async () => root.render(screenOf(pageOf())))
  expect(page.textContent).toBe('control')
  expect([exposures, errors.length]).toEqual([[], 1])
  act(() => root.unmount())
  stop()
})
