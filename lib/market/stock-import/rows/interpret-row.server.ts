import { isOver, type SaleState } from '@/lib/market/ads/ad'
import type { Make } from '@/lib/market/catalogue/catalogue.server'
import { type Category, isCategory } from '@/lib/market/catalogue/category'
import type { Place } from '@/lib/market/places/place'
import { readBatteryAndLoan } from '@/lib/market/stock-import/battery-and-loan'
import { cleanText } from '@/lib/market/stock-import/cells/clean-text'
import { roundedCode, roundedCodeReason, wholeAsFraction } from '@/lib/market/stock-import/cells/external-code'
import { agreesWithLink } from '@/lib/market/stock-import/cells/link-words'
import { readOfferType } from '@/lib/market/stock-import/cells/offer-type'
import { isEmptyValue, normaliseText } from '@/lib/market/stock-import/cells/parsed-cell'
import { readPhotoUrls } from '@/lib/market/stock-import/cells/photo-urls'
import { addPlainCells } from '@/lib/market/stock-import/cells/plain-cells'
import type { PowerUnit } from '@/lib/market/stock-import/cells/power-text'
import { readRentalTerms } from '@/lib/market/stock-import/cells/rental-cells'
import { readSpecification } from '@/lib/market/stock-import/cells/specification'
import { parseVin, readVin } from '@/lib/market/stock-import/cells/vin'
import type { ColumnReadings } from '@/lib/market/stock-import/columns/aspects'
import type { Codes } from '@/lib/market/stock-import/columns/formats'
import type { ColumnMap } from '@/lib/market/stock-import/columns/map-columns'
import type { UnreadColumn } from '@/lib/market/stock-import/columns/unread-columns'
import type { CellNote } from '@/lib/market/stock-import/report-line'
import { readReportUrl } from '@/lib/market/stock-import/report-url'
import { type Corrections, correctedCells } from './corrections'
import { datesOf, type RowDates } from './dates-of-row'
import { columnSaying, columnsOf, Disclosures } from './disclosures'
import { impossiblePairs } from './impossible-pairs.server'
import { type MissingFact, missingFacts } from './mandatory-facts'
import { mileageOf } from './mileage-of-row'
import { parseDisclosures, type StatementReading } from './parse-disclosures'
import { placeFields, placeOf, placeToChoose } from './place-of-row.server'
import type { ReadAd } from './read-ad'
import { recogniseIn, recogniseVehicle, textsOf, type Vehicle } from './recognise-vehicle.server'
import { type RejectedRow, type RowPrice, readRowPrice } from './row-price'
import { RowReader } from './row-reader'
import { readContact } from './seller-contact'
import { readSeller } from './seller-of-row'
import { sourceLink } from './source-link.server'
import { stateToExplain } from './state-question'
import type { StatedFacts } from './statement-table'
import { readStockState } from './stock-state'
import { takeVersion } from './version-of-row'

/** How the rows of one file are to be read. */
export type RowContext = {
  map: ColumnMap
  header: readonly string[]
  unreadColumns: readonly UnreadColumn[]
  category: Category
  /** Make of nearly all rows; undefined for a file with several. */
  usualMake: Make | undefined
  powerUnit: PowerUnit | undefined
  readings: ColumnReadings
  /** What the codes of the file's format mean. */
  codes: Codes
  /** What a person said of single cells. */
  corrections: Corrections
  /** Models of which versions with a certain power are known, «auto/fiat/panda». */
  modelsWithVersions: ReadonlySet<string>
  /** Address of our own pages: one there is no source of an ad. */
  siteUrl: string
  /** Province of the dealer whose file it is. */
  dealerProvince: string | null
  now: Date
}

export type Identity = { externalId: string; link: string; sellerReference: string; content: readonly string[] }
/** `stated`: the fields that the seller's words have filled. `missing`: what keeps the ad a draft. */
type ReadVehicle = {
  ad: ReadAd
  saleState: SaleState | null
  /** «Fiat Panda 1.2 Easy». */
  name: string
  place: Place | undefined
  stated: readonly string[]
  missing: readonly MissingFact[]
  notes: CellNote[]
}
export type InterpretedRow = ReadVehicle & { identity: Identity }
/** The identity too: what is refused has not left the file. `ended`: the file calls the vehicle gone, and nothing else matters of it. */
export type RefusedRow = RejectedRow & {
  vehicle?: string
  identity?: Identity
  ended?: { saleState: 'sold' | 'unavailable'; vin: string | undefined }
}

/** Makes an advertisement of a row, or says why that cannot be. What is doubtful in it is left out and noted. */
export function interpretRow(context: RowContext, cells: readonly string[], line = 0): InterpretedRow | RefusedRow {
  if (cells.slice(context.header.length).some((cell) => cell.trim() !== '')) {
    return {
      field: '',
      value: cells.at(-1) ?? '',
      reason: `la riga ha ${cells.length} valori, l'intestazione ${context.header.length}: non si sa a quale campo appartengano`,
    }
  }
  const row = new RowReader(correctedCells(context, cells, line), context.readings)
  const code = row.text('externalId')
  if (roundedCode.test(code)) return { field: row.nameOf('externalId'), value: code, reason: roundedCodeReason }
  const declared = vehicleOf(row, context)
  const ended = declared ? undefined : endedState(row)
  if (ended) return { ...noMake(row), ended, identity: identityOf(row, undefined) }
  const vehicle = declared ?? vehicleOfUsualMake(row, context)
  const read = vehicle ? interpretVehicle(row, vehicle, { ...context, isMakeDeclared: declared !== undefined }) : noMake(row)
  return { ...read, ...('reason' in read && { vehicle: row.name() }), identity: identityOf(row, declared) }
}

function interpretVehicle(
  row: RowReader,
  vehicle: Vehicle,
  { powerUnit, now, siteUrl, dealerProvince, isMakeDeclared, corrections, modelsWithVersions }: RowContext & { isMakeDeclared: boolean },
): ReadVehicle | RejectedRow {
  const rowPlace = placeOf(row, dealerProvince)
  const { place } = rowPlace
  const { facts, questions } = parseDisclosures([...vehicle.words, row.text('price'), row.text('discountedPrice')].join(' ¦ '))
  const dates = datesOf(row, now)
  const mileageKm = mileageOf(row)
  const said = readStockState(row, vehicle.words, now)
  const offerType = readOfferType(row, { ...dates, mileageKm, stated: facts })
  const saleState = said.state === 'unknown' ? 'draft' : said.state // a word nobody knows makes no ad
  const price = moneyOf(row, facts, offerType === 'noleggio', saleState)
  if ('reason' in price) return price
  const lacksPrice = !isOver(saleState) && price.priceCents === null && offerType !== 'noleggio' && !price.isUnclear
  const isBare = lacksPrice && !dates.registration && mileageKm === null
  if (isBare && !isMakeDeclared) return noMake(row)
  if (lacksPrice && !isBare) row.note('price', 'prezzo non indicato: l’annuncio esce con «prezzo su richiesta»')
  const specified = readSpecification(row, vehicle, { priceCents: price.priceCents, powerUnit, stated: facts })
  const ad = adOf(row, vehicle, { facts, specified: specified.facts, price, dates, mileageKm, offerType, place, siteUrl })
  const disclosures = new Disclosures(ad, price.isWithVat)
  askAbout(row, questions)
  ad.version = vehicle.versionWithout((statement) => disclosures.has(statement))
  addPlainCells(ad, row)
  const modelName = [vehicle.make.name, vehicle.model?.name ?? ''].join(' ').trim()
  if (!isOver(saleState)) takeVersion(ad, row, { modelName, corrections, modelsWithVersions })
  return {
    ad,
    saleState,
    name: [modelName, ad.version].filter((word) => word !== '').join(' '),
    place,
    stated: disclosures.namesIn(facts),
    missing: [
      ...makeToConfirm(row, vehicle, isMakeDeclared),
      ...stateToExplain(row, said),
      ...placeToChoose(row, rowPlace),
      ...impossiblePairs(row, { ad, title: vehicle.title, modelName, unlikelyPower: specified.unlikelyPower, now, seenAt: dates.seenAt }),
      ...missingFacts(row, ad, price.isUnclear || isBare, dates.isInFuture),
    ],
    notes: row.notes,
  }
}

/** Days decide only whether a vehicle can be had already, which is no end. */
const anyDay = new Date(0)

/** What a row without a make says, when it calls its vehicle gone: which one it is a code or a chassis number tells. */
function endedState(row: RowReader): RefusedRow['ended'] {
  const { make: _make, link: _link, ...texts } = textsOf(row)
  const { state } = readStockState(row, Object.values(texts), anyDay)
  return state === 'sold' || state === 'unavailable' ? { saleState: state, vin: parseVin(row.text('vin')) } : undefined
}

function askAbout(row: RowReader, questions: StatementReading['questions']): void {
  for (const { words, asks } of questions) row.note(columnSaying(row, words), asks, words, 'question')
}

type Readings = {
  facts: StatedFacts
  price: RowPrice
  dates: RowDates
  mileageKm: number | null
  offerType: string
  specified: ReturnType<typeof readSpecification>['facts']
  place: Place | undefined
  siteUrl: string
}

/** The ad without its version, from which only those words leave that the other fields say. */
function adOf(
  row: RowReader,
  vehicle: Vehicle,
  { facts, specified, price, dates, mileageKm, offerType, place, siteUrl }: Readings,
): ReadAd {
  return {
    ...columnsOf(facts),
    ...readBatteryAndLoan(row, facts),
    ...specified,
    priceCents: price.priceCents,
    rentalFeeCents: price.rentalFeeCents,
    ...readRentalTerms(row, offerType === 'noleggio'),
    mileageKm,
    offerType,
    category: vehicle.category,
    status: 'published',
    make: vehicle.make.slug,
    model: vehicle.model?.slug ?? null,
    version: '',
    sellerType: readSeller(row).type,
    firstRegistration: dates.registration,
    registrationYearOnly: dates.isYearAlone ? true : null,
    publishedAt: dates.publishedAt,
    sourceLink: sourceLink(row.text('link'), siteUrl),
    reportUrl: readReportUrl(row),
    photoUrls: readPhotoUrls(row),
    vin: readVin(row),
    ...readContact(row),
    ...placeFields(place),
  }
}

/** What a row says of money. What is wrong with it does not matter of a vehicle that is gone. */
function moneyOf(row: RowReader, facts: StatedFacts, isRental: boolean, saleState: SaleState | null): RowPrice | RejectedRow {
  const price = readRowPrice(row, facts, isRental)
  return 'reason' in price && isOver(saleState) ? noPrice : price
}

const noPrice = { priceCents: null, rentalFeeCents: null, isUnclear: false, isWithVat: false }

/** A row that says no make, in a file about nearly one alone: somebody has to confirm it. */
function vehicleOfUsualMake(row: RowReader, { category, usualMake }: RowContext): Vehicle | undefined {
  if (!usualMake || row.text('make') !== '' || row.text('makeModel') !== '') return undefined
  return recogniseIn({ ...textsOf(row), make: usualMake.name, version: '' }, category)
}

function makeToConfirm(row: RowReader, { make }: Vehicle, isMakeDeclared: boolean): MissingFact[] {
  return isMakeDeclared ? [] : [{ field: row.nameOf('make'), what: `manca la marca: le altre righe dicono ${make.name}` }]
}

function vehicleOf(row: RowReader, { category }: RowContext): Vehicle | undefined {
  const texts = textsOf(row)
  if (texts.version !== '' && !agreesWithLink(texts.version, texts.link)) {
    row.note('version', 'la versione non corrisponde all’indirizzo dell’annuncio')
    texts.version = ''
  }
  const named = normaliseText(row.text('category')).replaceAll(' ', '-')
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

const identifying = [
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
] as const

function identityOf(row: RowReader, vehicle: Vehicle | undefined): Identity {
  return {
    externalId: isEmptyValue(row.text('externalId')) ? '' : cleanText(row.text('externalId')).replace(wholeAsFraction, '$1'),
    link: row.text('link').trim(),
    sellerReference: readSeller(row).reference,
    content: [vehicle?.make.slug ?? '', ...identifying.map((column) => row.text(column))],
  }
}
