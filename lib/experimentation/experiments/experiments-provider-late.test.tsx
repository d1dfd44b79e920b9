// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { ExperimentsProvider } from './experiments-provider'
import { PageExperimentsContext } from './page-experiments'
import { useExperiment } from './use-experiment'

// The library's file is under way and never arrives.
vi.mock('@growthbook/growthbook-react', () => new Promise(() => {}))

afterEach(() => vi.useRealTimers())

function Shown() {
  const { variation, inExperiment } = useExperiment('srp_layout')
  return <p>{inExperiment ? variation : 'control'}</p>
}

test('a page whose GrowthBook does not come shows the control after three seconds, without an error', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const variations = [
    { id: '2', key: 'lista' },
    { id: '3', key: 'griglia' },
  ]
  const assigned = [{ key: 'srp_layout', id: '1', campaignId: 'L', variations, variation: 'griglia', isPreview: false, isSticky: true }]
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = '<p>griglia</p>'
  const errors: unknown[] = []
  const renderPage = () =>
    hydrateRoot(
      page,
      <PageExperimentsContext value={{ assigned, project: null, unavailableReason: null, outdated: [] }}>
        <ExperimentsProvider>
          <Shown />
        </ExperimentsProvider>
      </PageExperimentsContext>,
      { onRecoverableError: (error) => errors.push(error instanceof Error ? (error.cause ?? error) : error) },
    )
  const root = await act(async () => renderPage())
  await act(() => vi.advanceTimersByTimeAsync(2_900))
  expect(page.textContent, 'the server’s HTML stands').toBe('griglia')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(page.textContent).toBe('control')
  expect(errors).toEqual([expect.objectContaining({ digest: 'BAILOUT_TO_CLIENT_SIDE_RENDERING' })])
  act(() => root.unmount())
})
