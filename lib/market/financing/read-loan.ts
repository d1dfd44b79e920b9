import { exactEuroText, numberText } from '@/lib/market/catalogue/number-text'
import { type NumberLimits, readTypedNumber } from '@/lib/market/running-costs/typed-number'
import { type Loan, type LoanCost, loanCost } from './loan'
import type { LoanField, LoanForm } from './loan-form'

const limits: Readonly<Record<LoanField, NumberLimits>> = {
  anticipo: { min: 0, max: 9_999_999, decimals: false },
  mesi: { min: 2, max: 120, decimals: false },
  tan: { min: 0, max: 50, decimals: true },
  maxirata: { min: 0, max: 9_999_999, decimals: false },
  istruttoria: { min: 0, max: 5_000, decimals: false },
  incasso: { min: 0, max: 50, decimals: true },
}
/** An example that stands in the fields until somebody writes the terms of an offer. */
const example: Readonly<Record<LoanField, string>> = {
  anticipo: '0',
  mesi: '48',
  tan: '7,50',
  maxirata: '0',
  istruttoria: '300',
  incasso: '3,50',
}

/** `isExample`: nobody has written a rate, so the figures are those of an example. */
export type LoanReading = { form: LoanForm; loan: Loan | null; cost: LoanCost | null; isExample: boolean }

/** What an address says of a loan for a price in whole euro. With any fault there is no loan: a figure that leaves out what was typed would mislead. */
export function readLoan(given: Readonly<Partial<Record<string, unknown>>>, priceEuro: number): LoanReading {
  const read = (name: LoanField) => readTypedNumber(given[name] ?? example[name], limits[name])
  const [deposit, months, tan, balloon, setupFee, collectionFee] = [
    read('anticipo'),
    read('mesi'),
    read('tan'),
    read('maxirata'),
    read('istruttoria'),
    read('incasso'),
  ]
  const credit = priceEuro - (deposit.value ?? 0)
  const errors: Record<string, string | undefined> = {
    anticipo: deposit.error ?? (credit > 0 ? undefined : paidWhole(deposit.value ?? 0, priceEuro)),
    mesi: months.error ?? required(months.text, 'Scrivi in quanti mesi'),
    tan: tan.error ?? required(tan.text, 'Scrivi il TAN'),
    maxirata:
      balloon.error ?? (credit <= 0 || (balloon.value ?? 0) < credit ? undefined : `Deve essere meno del credito, ${numberText(credit)} €`),
    istruttoria: setupFee.error,
    incasso: collectionFee.error,
  }
  const faults = Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
  const loan =
    Object.keys(faults).length > 0
      ? null
      : {
          credit,
          months: months.value ?? 0,
          tan: (tan.value ?? 0) / 100,
          balloon: balloon.value ?? 0,
          setupFee: setupFee.value ?? 0,
          collectionFee: collectionFee.value ?? 0,
        }
  return {
    form: {
      values: {
        anticipo: deposit.text,
        mesi: months.text,
        tan: tan.text,
        maxirata: balloon.text,
        istruttoria: setupFee.text,
        incasso: collectionFee.text,
      },
      errors: faults,
    },
    loan,
    cost: loan && loanCost(loan),
    isExample: given['tan'] === undefined,
  }
}

const required = (text: string, error: string) => (text === '' ? error : undefined)

function paidWhole(depositEuro: number, priceEuro: number): string {
  const whole = exactEuroText(priceEuro).replace(',00', '')
  return depositEuro > priceEuro
    ? `L’anticipo supera il prezzo. Con ${whole} la paghi tutta: niente rata.`
    : `Con ${whole} la paghi tutta: niente rata.`
}
