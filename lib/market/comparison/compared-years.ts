import { euroText } from '@/lib/market/catalogue/number-text'
import type { FiveYearCosts, YearlyCost } from '@/lib/market/running-costs/five-year-costs'
import type { Cell, RowSource } from './compared-row'

/** What five years with each vehicle cost; null for those that cannot be had. */
export function fiveYearRows(all: readonly (FiveYearCosts | null)[]): RowSource[] {
  const known = all.flatMap((costs) => costs ?? [])
  if (known.length === 0) return []
  const isAlike = new Set(known.map(({ missing }) => missing.join())).size === 1
  return [
    {
      label: 'Costo in cinque anni',
      cells: all.map((costs) => (costs ? totalCell(costs, isAlike) : unavailable)),
      best: { is: 'lowest', words: 'Costa meno' },
    },
    ...lines.map(
      ({ kind, label, words }): RowSource => ({
        label,
        cells: all.map((costs) => (costs ? lineCell(costs.costs.find((cost) => cost.kind === kind)) : unavailable)),
        best: { is: 'lowest', words },
      }),
    ),
  ]
}

/** What depends on the driver alone is the same for all, and said at the ad. */
const lines: readonly { kind: YearlyCost['kind']; label: string; words: string }[] = [
  { kind: 'depreciation', label: 'Perdita di valore', words: 'Perde meno' },
  { kind: 'tax', label: 'Bollo e superbollo', words: 'Paga meno' },
  { kind: 'energy', label: 'Carburante o corrente', words: 'Costa meno' },
]
const unavailable: Cell = { text: null, instead: 'non calcolato' }

/** Sums are compared only where the same things are in them. */
function totalCell({ totalEuro, monthEuro, missing }: FiveYearCosts, isAlike: boolean): Cell {
  const without = missing.length === 0 ? '' : `, senza ${missing.join(', ')}`
  return { text: euroText(totalEuro * 100), note: `${euroText(monthEuro * 100)} al mese${without}`, amount: isAlike ? totalEuro : null }
}

function lineCell(cost: YearlyCost | undefined): Cell {
  if (cost === undefined) return { text: null, instead: 'non previsto' }
  if (cost.totalEuro !== null) return { text: euroText(cost.totalEuro * 100), amount: cost.euro.includes(null) ? null : cost.totalEuro }
  return { text: null, instead: 'non sommato', note: cost.kind === 'energy' ? byPrice : cost.how }
}

const byPrice = 'Dipende da quanto la paghi: lo scrivi nella pagina dell’annuncio.'
