import type { Ad, NewAd } from '@/lib/market/ads/ad'
import type { OwnCellColumn } from '@/lib/market/ads/ad-columns'
import type { Category } from '@/lib/market/catalogue/category'
import { isCategory } from '@/lib/market/catalogue/category'
import type { Place } from '@/lib/market/places/place'
import { resolvePlace } from '@/lib/market/places/places.server'
import { readPrice } from './amount'
import { cleanText } from './clean-text'
import type { Column } from './column'
import { agreesWithLink, linkWords } from './link-words'
import type { ColumnMap } from './map-columns'
import { firstDay, readMonth } from './month'
import { isEmptyValue, normaliseText } from './parsed-cell'
import { addPlainCells } from './plain-cells'
import type { PowerUnit } from './power-text'
import { recogniseVehicle, type Vehicle } from './recognise-vehicle.server'
import type { CellNote } from './report-line'
import { assignCells } from './row-cells'
import { RowReader } from './row-reader'
import { readContact } from './seller-contact'
import { readSpecification } from './specification'

/** How the rows of one file are to be read. */
export type RowContext = { map: ColumnMap; header: readonly string[]; category: Category; powerUnit: PowerUnit | undefined; now: Date }

export type Identity = { externalId: string; link: string; sellerReference: string; isPrivate: boolean; content: readonly string[] }
/** Every column that has a reader of its own must be among what is read. */
type ReadAd = Omit<NewAd, 'importKey' | 'dealerId'> & Pick<Ad, OwnCellColumn>
export type InterpretedRow = { ad: ReadAd; place: Place | undefined; identity: Identity; notes: CellNote[] }
export type RejectedRow = { field: string; value: string; reason: string }

/** Makes an advertisement of a row, or says why that cannot be. What is doubtful in it is left out and noted. */
export function interpretRow(context: RowContext, cells: readonly string[]): InterpretedRow | RejectedRow {
  if (cells.slice(context.header.length).some((cell) => cell.trim() !== '')) {
    return {
      field: '',
      value: cells.at(-1) ?? '',
      reason: `la riga ha ${cells.length} valori, l'intestazione ${context.header.length}: non si sa a quale campo appartengano`,
    }
  }
  const row = new RowReader(assignCells(context.map, context.header, cells))
  const vehicle = vehicleOf(row, context)
  if (!vehicle) return noMake(row)
  const price = priceOf(row)
  if ('reason' in price) return price
  const dates = datesOf(row, context.now)
  const specification = readSpecification(row, vehicle, {
    priceCents: price.cents,
    powerUnit: context.powerUnit,
    isNewRegistration: dates.isNew,
    registration: dates.registration,
    seenAt: dates.seenAt,
  })
  if (price.cents === null) {
    if (!dates.registration && specification.mileageKm === null) {
      return { field: row.nameOf('price'), value: row.text('price'), reason: 'la riga non ha né prezzo né immatricolazione né chilometri' }
    }
    row.note('price', 'prezzo non indicato: l’annuncio esce con «prezzo su richiesta»')
  }
  const place = placeOf(row)
  const ad: ReadAd = {
    ...specification,
    category: vehicle.category,
    status: 'published',
    make: vehicle.make.slug,
    model: vehicle.model?.slug ?? null,
    version: vehicle.version,
    priceCents: price.cents,
    firstRegistration: dates.registration,
    publishedAt: dates.publishedAt,
    sourceLink: sourceLink(row.text('link')),
    ...readContact(row),
    ...placeFields(place),
  }
  return {
    ad: addPlainCells(ad, row),
    place,
    identity: identityOf(row, vehicle),
    notes: row.notes,
  }
}

function vehicleOf(row: RowReader, { category }: RowContext): Vehicle | undefined {
  const link = linkWords(row.text('link'))
  let version = row.text('version')
  if (version !== '' && !agreesWithLink(version, link)) {
    row.note('version', 'la versione non corrisponde all’indirizzo dell’annuncio')
    version = ''
  }
  const named = normaliseText(row.text('category')).replaceAll(' ', '-')
  const texts = {
    make: row.text('make'),
    makeModel: row.text('makeModel'),
    model: row.text('model'),
    title: row.text('title'),
    version,
    link,
  }
  const vehicle = recogniseVehicle(texts, isCategory(named) ? named : category)
  if (vehicle && !vehicle.model)
    row.note(
      texts.model === '' ? 'title' : 'model',
      'il modello non è nel catalogo: l’annuncio esce come «Altro modello»',
      texts.model || texts.title || texts.makeModel,
    )
  return vehicle
}

function noMake(row: RowReader): RejectedRow {
  const column = (['make', 'makeModel', 'title', 'model'] as const).find((candidate) => row.text(candidate) !== '')
  if (!column) return { field: row.nameOf('make'), value: '', reason: 'manca la marca' }
  return { field: row.nameOf(column), value: cleanText(row.text(column)), reason: 'la marca non è nel catalogo' }
}

function priceOf(row: RowReader): { cents: number | null } | RejectedRow {
  const discounted = readPrice(row.text('discountedPrice'))
  if (discounted && 'value' in discounted) return { cents: discounted.value }
  const text = row.text('price')
  const price = readPrice(text)
  if (price && 'fault' in price) return { field: row.nameOf('price'), value: cleanText(text), reason: price.fault }
  return { cents: price?.value ?? null }
}

function datesOf(row: RowReader, now: Date): { registration: Date | null; isNew: boolean; publishedAt: Date; seenAt: Date } {
  const seenAt = momentIn(row.text('seenAt'), now) ?? now
  const text = row.text('registration')
  const month = row.accept('registration', readMonth(text, seenAt)) ?? row.accept('year', readMonth(row.text('year'), seenAt))
  if (month?.month === null) row.note(text === '' ? 'year' : 'registration', 'manca il mese: vale gennaio', undefined, 'corrected')
  return {
    registration: month ? firstDay(month) : null,
    isNew: /^(?:new|nuov[ao]|da immatricolare)$/i.test(text.trim()),
    publishedAt: momentIn(row.text('publishedAt'), now) ?? seenAt,
    seenAt,
  }
}

/** A day or moment written the ISO way that has passed. */
function momentIn(text: string, now: Date): Date | undefined {
  const moment = /^\d{4}-\d{2}-\d{2}(?:[T ][\d:.]+Z?)?$/.test(text.trim())
    ? new Date(
        text
          .trim()
          .replace(' ', 'T')
          .replace(/(?<=T.*)(?<!Z)$/, 'Z'),
      )
    : undefined
  return moment && moment.getTime() <= now.getTime() && moment.getUTCFullYear() > 2000 ? moment : undefined
}

const places = new Map<string, Place | undefined>()

function placeOf(row: RowReader): Place | undefined {
  const [place, province, postcode] = (['place', 'province', 'postcode'] as const).map((column) => row.text(column).trim())
  const text = [postcode, place, province === '' || place?.includes('(') ? '' : `(${province})`].filter((part) => part !== '').join(' ')
  if (text === '') return undefined
  if (!places.has(text)) {
    if (places.size > 50_000) places.clear()
    places.set(text, resolvePlace(text))
  }
  const found = places.get(text)
  if (!found) row.note('place', 'la località non è stata riconosciuta')
  return found
}

function placeFields(place: Place | undefined) {
  return {
    placeIstat: place?.istat ?? null,
    provinceCode: place?.provinceCode ?? null,
    region: place?.region ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  }
}

function sourceLink(text: string): string | null {
  const link = text.trim()
  return link !== '' && link.length <= 2_000 && !/[\s<>"]/.test(link) ? link : null
}

function identityOf(row: RowReader, vehicle: Vehicle): Identity {
  const reference = cleanText(row.text('sellerReference'))
  const isPrivate = /^privat[oi]?$/i.test(reference) || /privat/i.test(row.text('sellerType'))
  const told: readonly Column[] = [
    'make',
    'makeModel',
    'model',
    'title',
    'version',
    'registration',
    'year',
    'mileage',
    'powerKw',
    'power',
    'colour',
    'place',
  ]
  return {
    externalId: isEmptyValue(row.text('externalId')) ? '' : cleanText(row.text('externalId')),
    link: row.text('link').trim(),
    sellerReference: isPrivate || isEmptyValue(reference) ? '' : reference,
    isPrivate,
    content: [vehicle.make.slug, ...told.map((column) => row.text(column))],
  }
}
