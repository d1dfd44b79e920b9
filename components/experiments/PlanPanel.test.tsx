// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PlanReport } from '@/lib/experimentation/experiment-results/statistics/plan'
import { PlanPanel } from './PlanPanel'
import { ReadingPanel } from './ReadingPanel'

afterEach(cleanup)

const plan: PlanReport = {
  state: 'under way',
  visitors: 1_500,
  planned: 2_000,
  startedAt: '2026-03-01T09:00:00.000Z',
  endsAt: '2026-03-15T09:00:00.000Z',
  daysLeft: 3,
  reading: null,
}
const rowsOf = (label: string) =>
  within(screen.getByRole('region', { name: label }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))

test('a plan shows its progress, and says that its verdict comes once and at the end', () => {
  render(<PlanPanel plan={plan} />)
  const panel = screen.getByRole('region', { name: 'Piano' })
  expect(within(panel).getByRole('progressbar', { name: '1.500 visitatori su 2.000 previsti' })).toBeDefined()
  expect(panel.textContent).toContain('fine prevista il 15/03/26, 10:00: mancano tre giorni.')
  expect(panel.textContent).toContain(
    'Ancora da raggiungere: 500 visitatori e tre giorni. Fino ad allora vale solo la lettura sempre valida',
  )
  expect(within(panel).queryByRole('table')).toBeNull()
})

test.each([
  { state: 'due', text: /il giudizio del piano si sta calcolando/ },
  { state: 'short', text: /il piano non dà un giudizio. Vale la lettura sempre valida/ },
] as const)('before there is a verdict it says why: $state', ({ state, text }) => {
  render(<PlanPanel plan={{ ...plan, state }} />)
  expect(screen.getByText(text)).toBeDefined()
})

test('without a plan there is no plan panel, and the method says why', () => {
  render(
    <>
      <PlanPanel plan={null} />
      <ReadingPanel hasPlan={false} />
    </>,
  )
  expect(screen.queryByRole('region', { name: 'Piano' })).toBeNull()
  expect(screen.getByText(/Una lettura a durata fissa non c’è/)).toBeDefined()
})

test('the verdict of a plan is shown with its moment, for each goal, and per visitor', () => {
  const arm = { visitors: 1_000, rate: 0.1, converted: 100, lift: null, liftLow: null, liftHigh: null }
  const result: NonNullable<PlanReport['reading']>['result'] = {
    total: 2_000,
    mixed: 0,
    visitors: [],
    goals: [
      {
        key: 'contact',
        role: 'primary',
        arms: [
          { ...arm, variation: 'lista', verdict: 'control' },
          { ...arm, variation: 'griglia', converted: 160, rate: 0.16, lift: 0.6, liftLow: 0.21, liftHigh: 1.13, verdict: 'better' },
        ],
        measures: [{ kind: 'reckoned', variation: 'griglia', mean: 160, lift: 0.6, liftLow: 0.2, liftHigh: 1.1 }],
      },
    ],
  }
  const reading = { reachedAt: '2026-03-15T09:00:00.000Z', readAt: '2026-03-15T09:01:00.000Z', result }
  render(<PlanPanel plan={{ ...plan, state: 'read', reading, daysLeft: 0 }} />)
  expect(screen.getByRole('region', { name: 'Piano' }).textContent).toContain('Il piano è stato raggiunto il 15/03/26, 10:00.')
  expect(rowsOf('Giudizio del piano')[1]).toBe(
    'contact (principale): griglia | 160 su 1.000 | 16,00% | +60,0% (da +21,0% a +113%) | Meglio del controllo',
  )
  expect(rowsOf('Per visitatore: Giudizio del piano')).toEqual([
    'contact, valore stimato: griglia | 1,60\u00a0€ | +60,0% (da +20,0% a +110%)',
  ])
})
