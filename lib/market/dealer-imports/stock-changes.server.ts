import type { Db } from '@/lib/kernel/db/db.server'
import { type Ad, adStatuses } from '@/lib/market/ads/ad'
import { vehicleTitle } from '@/lib/market/ads/ad-cards.server'
import { adColumn, adColumnNames, sqlName, writtenColumns } from '@/lib/market/ads/ad-column-lists'
import type { AdColumnName } from '@/lib/market/ads/ad-columns'
import { euroText } from '@/lib/market/catalogue/number-text'
import { labelOf, yesNoText } from '@/lib/market/catalogue/vocabulary'
import type { ImportLine } from './dealer-import'

export type Stock = ReadonlyMap<number, Ad>

/** The driver makes the rows of an answer at once: 5,000 of them keep visitors waiting for 100 ms. */
const rowsAtOnce = 250

/** All that a dealer has, or had and may have again. */
export function readStock(db: Db, dealerId: number): Promise<Stock> {
  return inPages(
    (after) => db<Ad[]>`
      select ${db(adColumnNames.map(sqlName))} from ad where dealer_id = ${dealerId} and id > ${after} order by id limit ${rowsAtOnce}`,
  )
}

/** The stock as it was before an import. */
export function readStockBefore(db: Db, importId: number): Promise<Stock> {
  const columns = db.unsafe(adColumnNames.map((name) => `old.${sqlName(name)}`).join(', '))
  return inPages(
    (after) => db<Ad[]>`
      select ${columns} from dealer_import_before, jsonb_populate_record(null::ad, before) as old
      where import_id = ${importId} and ad_id > ${after} order by ad_id limit ${rowsAtOnce}`,
  )
}

async function inPages(read: (after: number) => Promise<readonly Ad[]>): Promise<Stock> {
  const stock = new Map<number, Ad>()
  for (let after = 0; ; ) {
    const ads = await read(after)
    for (const ad of ads) stock.set(ad.id, ad)
    after = ads.at(-1)?.id ?? after
    if (ads.length < rowsAtOnce) return stock
  }
}

export type StockChanges = { lines: ImportLine[]; same: number; stock: number }

/** What became of each vehicle between two looks at the stock. */
export function stockChanges(before: Stock, after: Stock): StockChanges {
  const lines: ImportLine[] = []
  let same = 0
  let stock = 0
  for (const [id, ad] of after) {
    const old = before.get(id)
    if (old && isInStock(old)) stock += 1
    const line = changeOf(old, ad)
    if (line) lines.push({ ...line, line: null, vehicle: vehicleTitle(ad) })
    else if (isInStock(ad)) same += 1
  }
  return { lines, same, stock }
}

function changeOf(old: Ad | undefined, ad: Ad): Pick<ImportLine, 'outcome' | 'detail'> | undefined {
  if (!old)
    return ad.status === 'draft' ? { outcome: 'draft', detail: 'manca un dato obbligatorio' } : { outcome: 'new', detail: priceOf(ad) }
  if (isInStock(old) && !isInStock(ad))
    return { outcome: 'removed', detail: ad.status === 'sold' ? 'nel file è venduto' : 'non è più nel file, o il file non lo offre più' }
  if (isOffered(old) && ad.status === 'paused') return { outcome: 'removed', detail: 'nel file non è in vendita: l’annuncio è in pausa' }
  const changes = fieldChanges(old, ad)
  return changes.length === 0 ? undefined : { outcome: 'changed', detail: changes.join('; ') }
}

function isOffered({ status }: Ad): boolean {
  return status === 'published' || status === 'reserved'
}

function isInStock({ status }: Ad): boolean {
  return ['draft', 'in_review', 'published', 'paused', 'reserved'].includes(status)
}

const labels: Partial<Record<AdColumnName, string>> = {
  offerType: 'Tipologia',
  model: 'Modello',
  version: 'Versione',
  body: 'Carrozzeria',
  gears: 'Marce',
  priceCents: 'Prezzo',
  rentalFeeCents: 'Canone',
  description: 'Descrizione',
  photoUrls: 'Foto',
  sourceLink: 'Link',
  contactEmail: 'E-mail',
  contactPhone: 'Telefono',
  reportUrl: 'Perizia',
  vin: 'Telaio',
  provinceCode: 'Provincia',
}

/** «Prezzo: 8.990 € → 8.500 €», for each field that people know by a name. */
function fieldChanges(old: Ad, ad: Ad): string[] {
  const status = old.status === ad.status ? [] : [`Stato: ${adStatuses[old.status]} → ${adStatuses[ad.status]}`]
  const fields = writtenColumns.flatMap((name) => {
    const label = labels[name] ?? adColumn(name).label
    const [from, to] = [shown(name, old[name]), shown(name, ad[name])]
    if (label === undefined || JSON.stringify(old[name]) === JSON.stringify(ad[name])) return []
    return [from.length + to.length > longestValue ? `${label}: testo cambiato` : `${label}: ${from} → ${to}`]
  })
  return [...status, ...fields]
}

const longestValue = 120

function shown(name: AdColumnName, value: Ad[AdColumnName]): string {
  if (value === null || value === '') return 'non indicato'
  if (name.endsWith('Cents') && typeof value === 'number') return euroText(value)
  if (typeof value === 'boolean') return yesNoText(value)
  if (value instanceof Date) return `${String(value.getUTCMonth() + 1).padStart(2, '0')}/${value.getUTCFullYear()}`
  if (Array.isArray(value)) return String(value.length)
  const column = adColumn(name)
  return 'options' in column && typeof value === 'string' ? labelOf(column.options, value) : String(value)
}

function priceOf({ priceCents, rentalFeeCents }: Ad): string {
  const cents = rentalFeeCents ?? priceCents
  return cents === null ? 'prezzo su richiesta' : euroText(cents)
}
