// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { choiceText } from '@/lib/accounts/consent/choice-cookie'
import { bannerVersion, choiceCookie } from '@/lib/accounts/consent/privacy-choice'
import { subscribeToExposures } from '@/lib/tracking/exposures'
import { ExperimentsProvider, loadReader } from './experiments-provider'
import { type PageExperiments, PageExperimentsContext } from './page-experiments'
import { useExperiment } from './use-experiment'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Shown({ name }: { name: string }) {
  return <p>{JSON.stringify(useExperiment(name))}</p>
}

const pageOf = (page: Partial<PageExperiments>): PageExperiments => ({
  assigned: [],
  project: null,
  unavailableReason: null,
  outdated: [],
  ...page,
})
const screenOf = (name: string, page: PageExperiments | null) => (
  <PageExperimentsContext value={page}>
    <ExperimentsProvider>
      <Shown name={name} />
    </ExperimentsProvider>
  </PageExperimentsContext>
)
const renderScreen = (name: string, page: Partial<PageExperiments> | null) => render(screenOf(name, page && pageOf(page)))

test.each([
  { obstacle: 'configuration', message: 'Unable to activate experiment "a" because the experiments client is not initialized.' },
  { obstacle: 'visitor id', message: 'Unable to activate experiment "a" because User ID is not set.' },
] as const)(
  'without a $obstacle the disabled defaults are given, with one warning however often they are read',
  ({ obstacle, message }) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    renderScreen('a', { unavailableReason: obstacle })
    renderScreen('a', { unavailableReason: obstacle })
    expect(screen.getAllByText('{"variation":null,"inExperiment":false}')).toHaveLength(2)
    expect(warn.mock.calls).toEqual([['[tracking]', message]])
  },
)

test('a visitor without experiments gets the disabled defaults, without a warning', () => {
  const warn = vi.spyOn(console, 'warn')
  renderScreen('b', null)
  renderScreen('b', {})
  expect(screen.getAllByText('{"variation":null,"inExperiment":false}')).toHaveLength(2)
  expect(warn).not.toHaveBeenCalled()
})

test('a page rendered before GrowthBook loads shows the control, and the next one its assignment', async () => {
  document.cookie = `${choiceCookie}=${encodeURIComponent(choiceText({ consentId: 'x', version: bannerVersion, purposes: ['measurement'], source: 'banner-accept', decidedAt: new Date(), isRecorded: true, unproven: [] }))}`
  const exposures: unknown[] = []
  const stop = subscribeToExposures(({ variationKey }) => exposures.push(variationKey))
  const assigned = [
    {
      key: 'srp_layout',
      id: '1',
      campaignId: 'L',
      variations: [
        { id: '2', key: 'lista' },
        { id: '3', key: 'griglia' },
      ],
      variation: 'griglia',
      isPreview: false,
      isSticky: true,
    },
  ]
  const [first, next] = [pageOf({ assigned }), pageOf({ assigned })]
  const { rerender } = render(screenOf('srp_layout', first))
  const control = screen.getByText('{"variation":null,"inExperiment":false}')
  await loadReader()
  rerender(screenOf('srp_layout', first))
  expect(screen.getByText('{"variation":null,"inExperiment":false}')).toBe(control)
  expect(exposures).toEqual([])
  rerender(screenOf('srp_layout', next))
  expect(screen.getByText('{"variation":"griglia","inExperiment":true}')).toBeDefined()
  expect(exposures).toEqual(['griglia'])
  stop()
})

test('an address cannot force a variation through GrowthBook', async () => {
  window.history.replaceState(null, '', '/annunci?forced=0&growthbook=1')
  await loadReader()
  renderScreen('forced', {
    assigned: [
      {
        key: 'forced',
        id: '1',
        campaignId: 'L',
        variations: [
          { id: '2', key: 'lista' },
          { id: '3', key: 'griglia' },
        ],
        variation: 'griglia',
        isPreview: false,
        isSticky: true,
      },
    ],
  })
  expect(await screen.findByText('{"variation":"griglia","inExperiment":true}')).toBeDefined()
  expect(Object.keys(window).filter((name) => /growthbook/i.test(name))).toEqual([])
})
