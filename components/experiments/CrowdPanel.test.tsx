// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { analyseResults } from '@/lib/experimentation/experiment-results/analyse-results'
import { CrowdPanel } from './CrowdPanel'

afterEach(cleanup)

const variations = [
  { id: 'a', key: 'contatta', share: 0.5 },
  { id: 'b', key: 'scrivi', share: 0.5 },
]
/** The analysis of a thousand visitors of the control, of whom a hundred convert, and of these of the other. */
const analysisOf = (visitors: number, converted: number) =>
  analyseResults(
    {
      visitors: [
        { day: '2026-03-01', phase: '', variationId: 'a', visitors: 1_000 },
        { day: '2026-03-01', phase: '', variationId: 'b', visitors },
      ],
      converted: [
        { day: '2026-03-01', phase: '', variationId: 'a', key: 'contact', visitors: 100 },
        { day: '2026-03-01', phase: '', variationId: 'b', key: 'contact', visitors: converted },
      ],
      worth: [],
      earlier: [],
      mixed: 0,
    },
    variations,
    ['contact'],
  )

test('addresses that brought too many are listed, and each goal stands with them and without', () => {
  const judgement = analysisOf(1_000, 110)
  render(
    <CrowdPanel
      crowd={{ addresses: [100], everybody: analysisOf(1_100, 210) }}
      judgement={judgement}
      goalNames={{ contact: 'Contatti' }}
    />,
  )
  const panel = screen.getByRole('region', { name: 'Indirizzi di rete' })
  expect(panel.textContent).toContain('Un indirizzo ha portato 100 visitatori')
  expect(within(panel).getByRole('row', { name: /^1 100 4,8/ })).toBeTruthy()
  expect(within(panel).getByRole('row', { name: /^Contatti: scrivi 11,00% \(\+10,0%\) 19,09% \(\+90,9%\)$/ })).toBeTruthy()
})

test('without any such address one line says so', () => {
  render(<CrowdPanel crowd={null} judgement={analysisOf(1_000, 110)} goalNames={{}} />)
  expect(screen.getByText('Nessun indirizzo di rete ha portato più dell’1% dei visitatori.')).toBeTruthy()
})
