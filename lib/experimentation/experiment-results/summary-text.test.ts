import { expect, test } from 'vitest'
import { analyseResults } from '@/lib/experimentation/experiment-results/analyse-results'
import { summaryOf } from './summary-text'

const variations = [
  { id: '0', key: 'lista', share: 0.5 },
  { id: '1', key: 'griglia', share: 0.5 },
]
const names = { contact: 'Contatti inviati', phone: 'Numeri mostrati' }

/** Two variations of so many visitors each; of `converted`, how many of each did what. */
function summary(visitors: [number, number], converted: Record<string, [number, number]>, guarded: string[] = []): string[] {
  const results = {
    visitors: visitors.map((count, place) => ({ day: '2026-03-01', phase: '', variationId: `${place}`, visitors: count })),
    converted: Object.entries(converted).flatMap(([key, counts]) =>
      counts.map((count, place) => ({ day: '2026-03-02', phase: '', variationId: `${place}`, key, visitors: count })),
    ),
    mixed: 0,
    worth: [],
    earlier: [],
  }
  const guardrails = guarded.map((key) => ({ key, limit: 0.1 }))
  return summaryOf(analyseResults(results, variations, ['contact', 'phone'], { guardrails }), names)
}

test('a clear gain is said in conversions of a thousand visitors, with what its guardrails say', () => {
  expect(summary([20_000, 20_000], { contact: [2_000, 2_400] })[0]).toMatch(
    /^griglia porta fra \+\d+ e \+\d+ contatti inviati ogni 1\.000 visitatori\.$/,
  )
  expect(summary([20_000, 20_000], { contact: [2_000, 2_400], phone: [4_000, 4_000] }, ['phone'])[0]).toMatch(/visitatori; nessun danno\.$/)
  expect(summary([20_000, 20_000], { contact: [2_000, 2_400], phone: [4_000, 2_500] }, ['phone'])[0]).toMatch(
    /; fa danno a numeri mostrati\.$/,
  )
  expect(summary([20_000, 20_000], { contact: [2_000, 2_400], phone: [100, 100] }, ['phone'])[0]).toMatch(
    /; ancora da decidere se fa danno a numeri mostrati\.$/,
  )
})

test('where figures say nothing yet there are none, or the difference is said to be open', () => {
  expect(summary([50, 50], { contact: [5, 9] })).toEqual(['griglia ha ancora troppo pochi dati: è presto per dire qualcosa.'])
  expect(summary([20_000, 15_000], { contact: [2_000, 2_400] })).toEqual([
    'griglia non si può giudicare: la divisione dei visitatori non è giusta.',
  ])
  expect(summary([20_000, 20_000], { contact: [2_000, 2_010] })[0]).toMatch(/^griglia non mostra ancora una differenza: fra −\d+ e \+\d+ /)
  expect(summary([20_000, 20_000], {})).toEqual([])
})
