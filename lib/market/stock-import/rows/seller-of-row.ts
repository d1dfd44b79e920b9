import { cleanText } from '@/lib/market/stock-import/cells/clean-text'
import { isEmptyValue } from '@/lib/market/stock-import/cells/parsed-cell'
import type { RowReader } from './row-reader'

export type SellerType = 'concessionario' | 'privato'
/** `reference`: the mark or name of one dealer; empty where the row names none. */
export type RowSeller = { type: SellerType | null; reference: string }

const privateWords = /^privat[oaie]?$|^(?:venditore\s+)?privato$|^private(?:\s+seller)?$|^particolare$/i
/** What a portal calls the kind of a seller. As a name it would be one dealer for the whole country. */
const dealerWords =
  /^(?:concessionari[oa]|rivenditor[ei]|autosalon[ei]|salone|commerciante|professionista|professionale|azienda|impresa|dealer|professional|company|trade|h[äa]ndler|pro)(?:\s+(?:auto|ufficiale|d'auto|plurimarche|professionale))?$/i

/** Who sells it, as far as the file says so: a row that says nothing has neither a dealer nor a private seller. */
export function readSeller(row: RowReader): RowSeller {
  const named = cleanText(row.text('sellerReference'))
  const reference = isEmptyValue(named) ? '' : named
  const type = typeIn(row.text('sellerType'), true) ?? typeIn(reference, false)
  const isName = reference !== '' && typeIn(reference, false) === null
  if (type === 'privato') return { type, reference: '' }
  return isName ? { type: 'concessionario', reference } : { type, reference: '' }
}

function typeIn(text: string, isTypeColumn: boolean): SellerType | null {
  const words = cleanText(text)
  if (privateWords.test(words) || (isTypeColumn && /privat/i.test(words))) return 'privato'
  return dealerWords.test(words) || (isTypeColumn && /dealer|concession|rivend|profession|commerc|azienda|salone/i.test(words))
    ? 'concessionario'
    : null
}
