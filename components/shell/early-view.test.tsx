import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GrowthBookReader } from '@/lib/experimentation/experiments/growthbook-reader'
import type { PageExperiments } from '@/lib/experimentation/experiments/page-experiments'
import { useExperiment } from '@/lib/experimentation/experiments/use-experiment'
import { project } from '@/lib/tracking/test-tracking'
import { useTrackView } from '@/lib/tracking/use-track-view'
import { PageExperimentsProvider } from './PageExperimentsProvider'

const assigned = [
  {
    key: 'contact_wording',
    id: '10002',
    campaignId: 'L2',
    variations: [
      { id: '20003', key: 'contatta' },
      { id: '20004', key: 'scrivi' },
    ],
    variation: 'scrivi',
    isPreview: false,
    isSticky: true,
  },
]
const page: PageExperiments = { assigned, project, unavailableReason: null, outdated: [] }

function Screen() {
  useTrackView('/annuncio', { name: 'adViewed', ad: 7, category: 'auto' })
  return (
    <GrowthBookReader experiments={page}>
      <Button />
    </GrowthBookReader>
  )
}
function Button() {
  return <button type="button">{useExperiment('contact_wording').variation}</button>
}
const htmlOf = (experiments: PageExperiments | null) =>
  renderToString(
    <PageExperimentsProvider experiments={experiments} abTests="" deviceType="unknown">
      <Screen />
    </PageExperimentsProvider>,
  )

test('the HTML of a page says what it shows, for who may be counted alone', () => {
  const html = htmlOf(page)
  expect(html).toContain('>scrivi</button>')
  const [, text = ''] = /data-view="([^"]+)"/.exec(html) ?? []
  expect(JSON.parse(text.replaceAll('&quot;', '"'))).toEqual({
    exposures: [
      { experimentId: '10002', experimentKey: 'contact_wording', campaignId: 'L2', variationId: '20004', variationKey: 'scrivi' },
    ],
    views: [{ name: 'adViewed', ad: 7, category: 'auto' }],
  })
  expect(htmlOf(null)).not.toContain('template')
  expect(htmlOf({ ...page, project: null })).not.toContain('template')
})
