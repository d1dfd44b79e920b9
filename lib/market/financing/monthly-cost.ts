import { exactEuroText, measureText } from '@/lib/market/catalogue/number-text'
import type { CostLine } from '@/lib/market/running-costs/cost-line'
import type { FiveYearCosts, YearlyCost } from '@/lib/market/running-costs/five-year-costs'
import type { Loan, LoanCost } from './loan'

/** One part of what a month costs; null where nobody knows it. */
type MonthlyRow = { kind: 'loan' | YearlyCost['kind']; label: string; how: string; euro: number | null }

/** What a vehicle in instalments costs each month, with everything that is known. JSON-serialisable. */
export type MonthlyCost = {
  rows: MonthlyRow[]
  monthEuro: number
  /** Once the last instalment is paid. */
  laterEuro: number
  months: number
  /** The labels of what is not in the sums. */
  missing: string[]
  /** What is paid on the first day; `transferEuro` null: not known here. */
  start: { euro: number; depositEuro: number; transferEuro: number | null }
  /** What the vehicle loses meanwhile, in whole years of the loan; null where we do not estimate it. */
  loss: { years: number; euro: number } | null
}

type Facts = {
  loan: Loan
  cost: LoanCost
  priceEuro: number
  fiveYears: FiveYearCosts
  /** Lines of the transfer; none: the vehicle is not put into another name, or nobody knows where. */
  transfer: readonly CostLine[]
}

const yearly: readonly YearlyCost['kind'][] = ['energy', 'insurance', 'maintenance', 'tax']

/** The instalment and the first year of everything else, by the month. */
export function monthlyCost({ loan, cost, priceEuro, fiveYears, transfer }: Facts): MonthlyCost {
  const { months, credit, collectionFee } = loan
  const instalment = round(cost.instalment + collectionFee)
  const others = fiveYears.costs
    .filter(({ kind }) => yearly.includes(kind))
    .map(
      ({ kind, label, how, euro: [first] }): MonthlyRow => ({
        kind,
        label,
        how,
        euro: first === null || first === undefined ? null : round(first / 12),
      }),
    )
  const how = collectionFee > 0 ? `${exactEuroText(cost.instalment)} + ${exactEuroText(collectionFee)} di incasso` : ''
  const rows: MonthlyRow[] = [{ kind: 'loan', label: collectionFee > 0 ? 'Rata e incasso' : 'Rata', how, euro: instalment }, ...others]
  const laterEuro = round(others.reduce((sum, { euro }) => sum + (euro ?? 0), 0))
  const depositEuro = priceEuro - credit
  const transferEuro = transferOf(transfer)
  return {
    rows,
    monthEuro: round(instalment + laterEuro),
    laterEuro,
    months,
    missing: rows.filter(({ euro }) => euro === null).map(({ label }) => label.toLowerCase()),
    start: { euro: round(depositEuro + (transferEuro ?? 0)), depositEuro, transferEuro },
    loss: lossOf(fiveYears, Math.floor(months / 12)),
  }
}

function transferOf(lines: readonly CostLine[]): number | null {
  if (lines.length === 0 || lines.some(({ cents }) => cents === null)) return null
  return lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0) / 100
}

function lossOf({ costs }: FiveYearCosts, years: number): MonthlyCost['loss'] {
  const loss = costs.find(({ kind }) => kind === 'depreciation')?.euro.slice(0, years) ?? []
  if (loss.length < years || years === 0 || loss.includes(null)) return null
  return { years, euro: loss.reduce<number>((sum, one) => sum + (one ?? 0), 0) }
}

/** «787 € al mese per 48 mesi, poi circa 257 €», in parts. */
export function laterText({ months, laterEuro }: Pick<MonthlyCost, 'months' | 'laterEuro'>): string {
  return laterEuro === 0 ? `al mese per ${months} mesi` : `al mese per ${months} mesi, poi circa ${measureText(laterEuro, '€')}`
}

const round = (euro: number) => Math.round(euro * 100) / 100
