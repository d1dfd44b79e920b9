// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SideOfSellers } from '@/lib/experimentation/experiment-results/two-sides'
import { SellersPanel } from './SellersPanel'

afterEach(cleanup)

const side = (key: string, change: Partial<SideOfSellers> = {}): SideOfSellers => ({
  variation: { id: key, key, share: 0.5 },
  ...{ visitors: 1_000, contacts: 60, sellers: 30, ads: 50, topTenth: 0.25, difference: null },
  ...change,
})

test('each variation has its contacts by seller and by ad, and a gain is said per thousand visitors', () => {
  render(
    <SellersPanel
      sides={[side('lista'), side('griglia', { contacts: 90, difference: { estimate: 0.03, low: 0.012, high: 0.048, sellers: 40 } })]}
    />,
  )
  const panel = screen.getByRole('region', { name: 'L’altra parte: i venditori' })
  expect(panel.textContent).toContain('griglia porta ai venditori fra +12 e +48 contatti ogni 1.000 visitatori')
  const rows = within(panel).getAllByRole('row').slice(1)
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))).toEqual([
    'lista (controllo) | 60 | 30 | 2,000 | 50 | 1,200 | 25%',
    'griglia | 90 | 30 | 3,000 | 50 | 1,800 | 25%',
  ])
  expect(panel.textContent).toContain('Che cosa può aver tolto ad altri.')
})

test('with few sellers nothing is said but how many are missing, and without contacts there is no panel', () => {
  render(<SellersPanel sides={[side('lista', { sellers: 7 }), side('griglia', { sellers: 9 })]} />)
  expect(screen.getByText('griglia: ancora presto, servono 20 venditori contattati (9 ora).')).toBeDefined()
  cleanup()
  render(<SellersPanel sides={null} />)
  expect(screen.queryByRole('region')).toBeNull()
})
