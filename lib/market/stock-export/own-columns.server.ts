import { type Ad, adStatuses } from '@/lib/market/ads/ad'
import { placeText } from '@/lib/market/ads/ad-cards.server'
import { registrationText } from '@/lib/market/ads/page/registration-text'
import {
  bodiesByCategory,
  colours,
  drives,
  emissionClasses,
  fuels,
  gearboxes,
  labelOf,
  offerTypes,
  type Vocabulary,
} from '@/lib/market/catalogue/vocabulary'
import { chosenNumberColumn, ownNumberColumn } from './export-files'
import type { FeedColumn } from './exported-vehicle'

/** The stock as a table that our import reads again, with the same result: what the columns are called is what it knows them by. */
export const ownColumns: readonly FeedColumn[] = [
  { name: ownNumberColumn, cell: ({ ad }) => ad.id },
  { name: 'codice', cell: ({ ad }) => codeOf(ad) },
  { name: 'stato annuncio', cell: ({ ad }) => adStatuses[ad.status] },
  { name: 'categoria', cell: ({ ad }) => ad.category },
  { name: 'tipologia', cell: ({ ad }) => labelOf(offerTypes, ad.offerType) },
  { name: 'marca', cell: ({ makeName }) => makeName },
  { name: 'modello', cell: ({ modelName }) => modelName },
  { name: 'versione', cell: ({ ad }) => ad.version },
  { name: 'carrozzeria', cell: ({ ad }) => word(bodiesByCategory[ad.category], ad.body) },
  { name: 'carburante', cell: ({ ad }) => word(fuels, ad.fuel) },
  { name: 'potenza kw', cell: ({ ad }) => ad.powerKw },
  { name: 'cilindrata', cell: ({ ad }) => ad.displacementCc },
  { name: 'cambio', cell: ({ ad }) => word(gearboxes, ad.gearbox) },
  { name: 'marce', cell: ({ ad }) => ad.gears },
  { name: 'trazione', cell: ({ ad }) => word(drives, ad.drive) },
  { name: 'classe euro', cell: ({ ad }) => word(emissionClasses, ad.emissionClass) },
  { name: 'co2', cell: ({ ad }) => ad.co2GKm },
  { name: 'consumo', cell: ({ ad }) => ad.consumptionL100km },
  { name: 'salute batteria', cell: ({ ad }) => ad.batteryHealth },
  { name: 'batteria a noleggio', cell: ({ ad }) => yesNo(ad.batteryRented) },
  { name: 'colore', cell: ({ ad }) => word(colours, ad.colour) },
  { name: 'porte', cell: ({ ad }) => ad.doors },
  { name: 'posti', cell: ({ ad }) => ad.seats },
  { name: 'posti letto', cell: ({ ad }) => ad.beds },
  { name: 'massa complessiva', cell: ({ ad }) => ad.grossMassKg },
  { name: 'portata', cell: ({ ad }) => ad.payloadKg },
  { name: 'immatricolazione', cell: ({ ad }) => registrationText(ad) },
  { name: 'km', cell: ({ ad }) => ad.mileageKm },
  { name: 'proprietari', cell: ({ ad }) => ad.owners },
  { name: 'prezzo', cell: ({ ad }) => priceOf(ad) },
  { name: 'solo con finanziamento', cell: ({ ad }) => yesNo(ad.financeRequired) },
  { name: 'prezzo senza finanziamento', cell: ({ ad }) => euro(ad.cashPriceCents) },
  { name: 'iva deducibile', cell: ({ ad }) => yesNo(ad.vatDeductible) },
  { name: 'anticipo', cell: ({ ad }) => euro(ad.rentalDepositCents) },
  { name: 'durata', cell: ({ ad }) => ad.rentalMonths },
  { name: 'km annui', cell: ({ ad }) => ad.rentalKmYear },
  { name: 'canone iva inclusa', cell: ({ ad }) => yesNo(ad.rentalVatIncluded) },
  { name: 'settimane consegna', cell: ({ ad }) => ad.deliveryWeeks },
  { name: 'descrizione', cell: ({ ad }) => ad.description },
  { name: 'telefono', cell: ({ ad }) => phoneText(ad.contactPhone) },
  { name: 'email', cell: ({ ad }) => ad.contactEmail },
  { name: 'luogo', cell: ({ ad }) => placeText(ad.placeIstat, ad.provinceCode) },
  { name: 'telaio', cell: ({ ad }) => ad.vin },
  { name: 'foto', cell: ({ pictures }) => pictures.join(' ') },
  { name: 'perizia', cell: ({ ad }) => ad.reportUrl },
  { name: 'link', cell: ({ ad }) => ad.sourceLink },
  { name: 'pagina ingrana', cell: ({ link }) => link },
  { name: 'pubblicato il', cell: ({ ad }) => ad.publishedAt?.toISOString().slice(0, 10) ?? null },
]

/** The same of chosen vehicles: the first column says that it is a part of the stock. */
export const chosenColumns: readonly FeedColumn[] = [{ name: chosenNumberColumn, cell: ({ ad }) => ad.id }, ...ownColumns.slice(1)]

/** What the dealer calls it; null where its file gave no code. */
function codeOf({ dealerId, importKey }: Ad): string | null {
  const prefix = `d${dealerId}|id|`
  return importKey?.startsWith(prefix) === true ? importKey.slice(prefix.length) : null
}

function word(vocabulary: Vocabulary, value: string | null): string | null {
  return value === null ? null : labelOf(vocabulary, value)
}

/** The fee of a rental says that it is one. */
function priceOf({ priceCents, rentalFeeCents }: Ad): string | number | null {
  if (rentalFeeCents !== null) return `${rentalFeeCents / 100} €/mese`
  return euro(priceCents)
}

function euro(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}

function yesNo(value: boolean | null): string | null {
  return value === null ? null : value ? 'sì' : 'no'
}

/** Phone with a blank, so that a spreadsheet program takes it for no number and leaves its zero. */
function phoneText(phone: string | null): string | null {
  return phone === null ? null : phone.replace(/^(\d{4})(?=\d)/, '$1 ')
}
