import { cleanText } from '@/lib/market/stock-import/cells/clean-text'
import type { Column } from '@/lib/market/stock-import/columns/column'
import { columnSaying } from './disclosures'
import type { MissingFact } from './mandatory-facts'
import type { RowReader } from './row-reader'
import type { SaidState } from './said-state'

/** What somebody has to say of a vehicle whose words leave open whether it is for sale. */
export function stateToExplain(row: RowReader, { state, words }: SaidState): MissingFact[] {
  return state === 'unknown'
    ? [{ field: row.nameOf(columnOfState(row, words)), what: `«${cleanText(words)}» non dice se il veicolo è in vendita` }]
    : []
}

function columnOfState(row: RowReader, words: string): Column {
  const columns = ['saleState', 'availability', 'sold', 'reserved', 'condition', 'offerType'] as const
  return columns.find((column) => row.text(column).includes(words)) ?? columnSaying(row, words)
}
