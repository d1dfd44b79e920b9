import type { NewAd } from '@/lib/market/ads/ad'
import { cleanText } from '@/lib/market/stock-import/cells/clean-text'
import type { Column } from '@/lib/market/stock-import/columns/column'
import type { RowReader } from './row-reader'
import type { StatedFacts } from './statement-table'

/** The facts that no other reader of the row looks at. */
export function columnsOf({
  financeRequired,
  accident,
  running,
  previousUse,
  serviceBook,
  warrantyMonths,
  negotiable,
  tradeIn,
}: StatedFacts) {
  return {
    financeRequired: financeRequired ?? null,
    accident: accident ?? null,
    running: running ?? null,
    previousUse: previousUse ?? null,
    serviceBook: serviceBook ?? null,
    warrantyMonths: warrantyMonths ?? null,
    negotiable: negotiable ?? null,
    tradeIn: tradeIn ?? null,
  } satisfies Partial<NewAd>
}

/** Tells which statements the fields of an ad repeat. */
export class Disclosures {
  private readonly fields: ReadonlyMap<string, unknown>

  constructor(ad: object, isWithVat: boolean) {
    this.fields = new Map<string, unknown>(Object.entries({ ...ad, isWithVat }))
  }

  has(facts: StatedFacts): boolean {
    return Object.entries(facts).every(([name, value]) => this.hasFact(name, value))
  }

  namesIn(facts: StatedFacts): string[] {
    return Object.entries(facts).flatMap(([name, value]) => (name !== 'netEuro' && this.hasFact(name, value) ? [name] : []))
  }

  private hasFact(name: string, value: unknown): boolean {
    if (name === 'netEuro') return true
    return name === 'vatToAdd' ? this.fields.get('isWithVat') === true : this.fields.get(name) === value
  }
}

/** The column in which these words stand. */
export function columnSaying(row: RowReader, words: string): Column {
  const spoken = ['title', 'version', 'model', 'makeModel', 'price', 'discountedPrice', 'link'] as const
  return spoken.find((column) => cleanText(row.text(column)).includes(words)) ?? 'title'
}
