import { adColumn, adColumnNames } from '@/lib/market/ads/ad-column-lists'
import type { AdField } from '@/lib/market/ads/ad-columns'
import { normaliseText } from '@/lib/market/stock-import/cells/parsed-cell'
import { otherHeaders } from './other-headers'

/** What a column of a listing may hold. */
export type Column = AdField | keyof typeof otherHeaders

const headersByColumn = new Map<string, readonly string[]>(Object.entries(otherHeaders))
for (const name of adColumnNames) {
  const { cell } = adColumn(name)
  if (cell) headersByColumn.set(cell.field ?? name, cell.headers)
}

export function isColumn(text: string): text is Column {
  return headersByColumn.has(text)
}

const byHeader = new Map<string, Column>()
for (const [column, headers] of headersByColumn) {
  if (!isColumn(column)) continue
  byHeader.set(normaliseText(column), column)
  for (const header of headers) byHeader.set(header, column)
}

/** The column a header names, if it is one we know: whatever its capitals, hyphens, brackets and units. */
export function columnNamed(header: string): Column | undefined {
  for (const name of spellingsOf(header)) {
    const known = byHeader.get(name)
    if (known !== undefined) return known
    const unnumbered = byHeader.get(name.replace(/ ?\d{1,3}(?= |$)/, '').trim())
    if (isRepeatable(unnumbered ?? null)) return unnumbered
  }
  return undefined
}

const longestHeader = 120
const units =
  / (?:km|kms|mi|miles|miglia|kw|cv|hp|ps|cc|cmc|cm3|ccm|eur|euro|in euro|usd|gbp|chf|pln|iva inclusa|iva compresa|iva incl|incl vat|inkl mwst|brutto|gg mm aaaa|mm gg aaaa|dd mm yyyy|mm dd yyyy|tt mm jjjj|mm aaaa|mm yyyy|mm jjjj)$/

const measured: ReadonlySet<Column | undefined> = new Set([
  'price',
  'discountedPrice',
  'mileage',
  'power',
  'displacement',
  'rentalFee',
  'registration',
] as const)

/** «FirstRegistration», «Pot. (kW/CV)», «Prezzo € (IVA incl.)»: as it stands, in words, without what stands in brackets, without its unit. */
function spellingsOf(header: string): readonly string[] {
  if (header.length > longestHeader) return []
  const words = header.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
  const bare = normaliseText(words.replace(/\(.*$|\s[[{].*$/, ' '))
  const unitless = bare.replace(units, '')
  const isMeasured = measured.has(byHeader.get(unitless))
  return [normaliseText(header), normaliseText(words), bare, ...(isMeasured ? [unitless] : [])].filter((name) => name !== '')
}

/** A file may have several columns of this kind: «Foto 1», «Foto 2». */
export function isRepeatable(column: Column | null): boolean {
  return column === 'photos'
}
