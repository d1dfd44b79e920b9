import { adColumn, adColumnNames } from '@/lib/market/ads/ad-column-lists'
import type { AdField } from '@/lib/market/ads/ad-columns'
import { normaliseText } from './parsed-cell'

/** What a listing may hold besides the columns of an ad, with the headers that exports give it (written as `normaliseText` gives them). */
const otherHeaders = {
  externalId: [
    'id',
    'codice',
    'codice annuncio',
    'id annuncio',
    'annuncio id',
    'codice interno',
    'rif',
    'riferimento',
    'reference',
    'ad id',
    'listing id',
    'vehicle id',
    'stock id',
    'stock number',
    'numero interno',
    'interne nummer',
  ],
  ownNumber: ['numero ingrana'],
  ownPage: ['pagina ingrana'],
  title: ['annuncio', 'titolo', 'title', 'full name', 'fullname', 'nome', 'name', 'oggetto', 'titel', 'headline'],
  makeModel: ['make model', 'marca modello', 'marca e modello', 'veicolo', 'vehicle', 'auto'],
  discountedPrice: ['prezzo scont', 'prezzo scontato', 'sconto prezzo', 'discounted price', 'prezzo promo', 'prezzo offerta', 'sale price'],
  currency: ['valuta', 'currency', 'price currency', 'offers price currency', 'pricecurrency', 'wahrung', 'divisa', 'moneta'],
  year: ['year', 'anno', 'anno immatricolazione', 'jahr', 'model year'],
  condition: ['condition', 'condizione', 'stato', 'stato veicolo', 'zustand'],
  saleState: [
    'stato annuncio',
    'stato vendita',
    'stato di vendita',
    'stato stock',
    'stato pubblicazione',
    'status',
    'ad status',
    'listing status',
    'sale status',
    'stock status',
    'vehicle status',
    'verkaufsstatus',
    'state of sale',
  ],
  availability: [
    'disponibilita',
    'disponibile',
    'availability',
    'available',
    'is available',
    'offers availability',
    'vehicle fulfillment',
    'verfugbar',
    'verfugbarkeit',
    'quantita',
    'quantity',
    'qty',
    'q ta',
    'giacenza',
    'inventory',
    'in stock',
    'in vendita',
    'for sale',
    'attivo',
    'active',
    'pubblicato',
    'published',
    'visibile',
    'bestand',
    'anzahl',
  ],
  sold: ['venduto', 'venduta', 'sold', 'is sold', 'verkauft', 'consegnato', 'delivered', 'gia venduto'],
  reserved: ['prenotato', 'prenotata', 'riservato', 'opzionato', 'reserved', 'is reserved', 'reserviert', 'in trattativa'],
  powerCv: ['power hp', 'hp', 'potenza cv', 'cavalli', 'ps', 'power cv', 'power ps'],
  power: ['potenza', 'power', 'cv', 'leistung', 'potenza kw cv', 'kw cv'],
  sellerType: ['seller type', 'tipo venditore', 'venditore tipo'],
  sellerReference: [
    'venditore',
    'seller ref',
    'seller',
    'nome venditore',
    'concessionario',
    'concessionaria',
    'dealer',
    'dealer id',
    'seller id',
    'seller name',
    'dealer name',
    'ragione sociale',
    'id venditore',
    'codice venditore',
    'handler',
  ],
  place: ['localita', 'seller location', 'luogo', 'citta', 'comune', 'location', 'city', 'sede', 'ort', 'ubicazione', 'indirizzo'],
  province: ['provincia', 'province', 'prov', 'sigla provincia'],
  postcode: ['cap', 'postcode', 'zip', 'postal code', 'plz', 'codice postale'],
  seenAt: ['scraped at', 'last seen', 'data estrazione', 'aggiornato il', 'updated at', 'last update'],
} as const

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

/** The column a header names, if it is one we know. */
export function columnNamed(header: string): Column | undefined {
  const name = normaliseText(header)
  const known = byHeader.get(name)
  if (known !== undefined) return known
  const unnumbered = byHeader.get(name.replace(/ ?\d{1,3}$/, ''))
  return isRepeatable(unnumbered ?? null) ? unnumbered : undefined
}

/** A file may have several columns of this kind: «Foto 1», «Foto 2». */
export function isRepeatable(column: Column | null): boolean {
  return column === 'photos'
}
