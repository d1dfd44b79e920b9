// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { analyseResults } from '@/lib/experimentation/experiment-results/analyse-results'
import { GoalPanel } from './GoalPanel'

afterEach(cleanup)

const variations = ['lista', 'griglia'].map((key) => ({ id: key, key, share: 0.5 }))
const rows = (figures: [number, number]) =>
  figures.map((visitors, place) => ({ day: '2026-03-01', phase: '', variationId: variations[place]?.id ?? '', visitors }))

/** The panels of a variant that wins «contact», and of «search» as its guardrail. */
function renderPanels(searched: [number, number], known: [number, number] = [0, 0]) {
  const results = {
    visitors: rows([10_000, 10_000]),
    converted: [
      ...rows([1_000, 1_300]).map((row) => ({ ...row, key: 'contact' })),
      ...rows(searched).map((row) => ({ ...row, key: 'search' })),
    ],
    mixed: 0,
    worth: [],
    earlier: rows(known).map((row) => ({ ...row, key: 'contact', converted: row.visitors })),
  }
  const { goals } = analyseResults(results, variations, ['contact', 'search'], { guardrails: [{ key: 'search', limit: 0.025 }] })
  return render(goals.map((goal, place) => <GoalPanel key={goal.key} goal={goal} name={goal.key} place={place} isStratified={false} />))
}
const verdictOf = (title: string) => screen.getByRole('region', { name: title }).querySelector('[data-verdict]')?.textContent

test('a guardrail shows its limit, and takes the win from a variant that does harm beyond it', () => {
  renderPanels([6_000, 4_000])
  expect(verdictOf('Non deve peggiorare: search')).toBe('Peggiora oltre il limite')
  expect(verdictOf('Obiettivo principale: contact')).toBe('Meglio, ma fa danno a qualcosa che non deve peggiorare: non vince')
  expect(screen.getByText(/^Non deve peggiorare di più del 2,5% rispetto al controllo/)).toBeDefined()
})

test('a win stands beside a guardrail without harm, and waits for one that is not decided', () => {
  renderPanels([6_000, 6_100])
  expect([verdictOf('Non deve peggiorare: search'), verdictOf('Obiettivo principale: contact')]).toEqual([
    'Non peggiora oltre il limite',
    'Meglio del controllo',
  ])
  cleanup()
  renderPanels([60, 59])
  expect([verdictOf('Non deve peggiorare: search'), verdictOf('Obiettivo principale: contact')]).toEqual([
    'Non ancora deciso',
    'Meglio, ma una salvaguardia non è ancora decisa: aspetta',
  ])
})

test('earlier visits are mentioned only where they narrow the interval', () => {
  renderPanels([6_000, 6_100], [600, 610])
  const primary = screen.getByRole('region', { name: 'Obiettivo principale: contact' })
  expect(primary.textContent).toMatch(/Visite precedenti\s*intervallo più stretto del [1-5]\d%/)
  cleanup()
  renderPanels([6_000, 6_100])
  expect(screen.queryByText('Visite precedenti')).toBeNull()
})

test('the panel says how many converted for the first time only where earlier visits are known', () => {
  renderPanels([6_000, 6_100], [600, 610])
  const primary = screen.getByRole('region', { name: 'Obiettivo principale: contact' })
  expect(primary.textContent).toContain(
    'Convertiti per la prima volta, cioè senza averlo fatto nei 28 giorni prima di vedere l’esperimento: lista 400; griglia 690.',
  )
  expect(screen.getByRole('region', { name: 'Non deve peggiorare: search' }).textContent).not.toContain('per la prima volta')
})
