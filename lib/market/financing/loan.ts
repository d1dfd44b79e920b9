import { annualRate, type Flow } from './annual-rate'

/** A credit repaid in equal monthly instalments, the first a month after it was paid out. Euro; `tan` 0.0695 is 6,95 %. */
export type Loan = {
  credit: number
  months: number
  tan: number
  /** Paid on top of the last instalment; 0: none. */
  balloon: number
  /** Once, when the credit is paid out. */
  setupFee: number
  /** With each instalment. */
  collectionFee: number
}
/** What a loan comes to, in euro. `taeg`: null where no rate makes the sums equal. */
export type LoanCost = {
  instalment: number
  lastInstalment: number
  interest: number
  tax: number
  fees: number
  /** Everything that is paid after the deposit, costs and tax among it. */
  total: number
  taeg: number | null
}

/** Loans of more than eighteen months pay 0,25 % of the credit (DPR 601/1973, articles 15 to 18), others a stamp of 16 euro (DPR 642/1972, tariff, article 2). */
const longerThanMonths = 18
const longTax = 0.0025
const stampEuro = 16

/** Instalments are rounded to the cent, as a contract has them. */
export function loanCost(loan: Loan): LoanCost {
  const { credit, months, balloon, setupFee, collectionFee } = loan
  const instalment = round(instalmentOf(loan))
  const tax = months > longerThanMonths ? round(credit * longTax) : stampEuro
  const fees = round(setupFee + collectionFee * months + tax)
  const repaid = round(instalment * months + balloon)
  const paid = Array.from({ length: months }, (_, month): Flow => {
    const isLast = month === months - 1
    return { years: (month + 1) / 12, amount: -(instalment + collectionFee + (isLast ? balloon : 0)) }
  })
  return {
    instalment,
    lastInstalment: round(instalment + balloon),
    interest: round(repaid - credit),
    tax,
    fees,
    total: round(repaid + fees),
    taeg: annualRate([{ years: 0, amount: credit - setupFee - tax }, ...paid]),
  }
}

function instalmentOf({ credit, months, tan, balloon }: Loan): number {
  const monthly = tan / 12
  if (monthly === 0) return (credit - balloon) / months
  const discount = (1 + monthly) ** -months
  return ((credit - balloon * discount) * monthly) / (1 - discount)
}

const round = (euro: number) => Math.round(euro * 100) / 100
