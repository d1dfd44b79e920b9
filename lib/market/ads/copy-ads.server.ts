import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import type { NewAd } from './ad'

/** Every column a writer fills; the text of the COPY command and the order of its fields. */
export const adColumns = [
  'category',
  'status',
  'offerType',
  'dealerId',
  'contactName',
  'contactEmail',
  'contactPhone',
  'importKey',
  'sourceLink',
  'make',
  'model',
  'version',
  'body',
  'fuel',
  'gearbox',
  'gearboxKind',
  'gears',
  'drive',
  'emissionClass',
  'co2GKm',
  'consumptionL100km',
  'powerKw',
  'systemPowerKw',
  'displacementCc',
  'cylinders',
  'doors',
  'seats',
  'colour',
  'metallic',
  'interiorMaterial',
  'interiorColour',
  'kerbMassKg',
  'grossMassKg',
  'payloadKg',
  'towableBrakedKg',
  'batteryKwh',
  'rangeKm',
  'acKw',
  'dcKw',
  'licence',
  'licenceLimitedA2',
  'seatHeightMm',
  'abs',
  'beds',
  'beltedSeats',
  'lengthMm',
  'heightMm',
  'heating',
  'vanLength',
  'vanHeight',
  'registeredAs',
  'firstRegistration',
  'constructionYear',
  'mileageKm',
  'owners',
  'serviceBook',
  'accident',
  'nonSmoker',
  'previousUse',
  'imported',
  'inspectionUntil',
  'warrantyKind',
  'warrantyMonths',
  'certificate',
  'crsNoted',
  'restoration',
  'matchingNumbers',
  'priceCents',
  'previousPriceCents',
  'priceChangedAt',
  'financeRequired',
  'vatDeductible',
  'negotiable',
  'tradeIn',
  'rentalFeeCents',
  'rentalDepositCents',
  'rentalMonths',
  'rentalKmYear',
  'rentalServices',
  'rentalReady',
  'equipment',
  'description',
  'placeIstat',
  'provinceCode',
  'region',
  'latitude',
  'longitude',
  'publishedAt',
  'createdAt',
  'closedAt',
] as const satisfies readonly (keyof NewAd)[]

/** The digits of «l_100km» start a word of their own, those of «co2» and «a2» do not. */
export const adColumnNames = adColumns.map((name) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace('l100km', 'l_100km'),
)
const copyCommand = `copy ad (${adColumnNames.join(', ')}) from stdin`

/** COPY knows no defaults for the columns it lists, so those that may not be null get theirs here. */
const emptyValues: Partial<Record<(typeof adColumns)[number], unknown>> = {
  version: '',
  rentalServices: [],
  equipment: [],
  description: '',
}

/** Rows of one COPY: the trigger that begins the price history holds them all until the command ends. */
const rowsPerCopy = 20_000
const rowsPerChunk = 100

type AdIterator = { next(): IteratorResult<NewAd> | Promise<IteratorResult<NewAd>>; ended: boolean }

/** Writes any number of ads by COPY, in one transaction; answers how many. */
export async function copyAds(
  db: Db,
  ads: Iterable<NewAd> | AsyncIterable<NewAd>,
  onProgress?: (written: number) => void,
): Promise<number> {
  const iterator = Symbol.asyncIterator in ads ? ads[Symbol.asyncIterator]() : ads[Symbol.iterator]()
  const source: AdIterator = { next: () => iterator.next(), ended: false }
  return inTransaction(db, async (db) => {
    await db`set local statement_timeout = 0`
    let written = 0
    while (!source.ended) {
      const chunks = takeChunks(source, (rows) => onProgress?.((written += rows)))
      await copyFrom(db, Readable.from(chunks, { highWaterMark: 2 }))
    }
    return written
  })
}

/** The driver tells its stream nothing of an error that comes after the last row, so the query's own refusal is listened to. */
async function copyFrom(db: Db, rows: Readable): Promise<void> {
  const copy = db.unsafe(copyCommand)
  const refused = new Promise<never>((_, reject) => {
    Reflect.set(copy, 'reject', reject)
  })
  await Promise.race([copy.writable().then((sink) => pipeline(rows, sink)), refused])
}

/** The rows of one COPY, as text, some at a time; the stream asks for more when the database has taken the last. */
async function* takeChunks(source: AdIterator, onRows: (rows: number) => void): AsyncGenerator<string> {
  for (let taken = 0; taken < rowsPerCopy && !source.ended; taken += rowsPerChunk) {
    let chunk = ''
    let rows = 0
    for (; rows < rowsPerChunk; rows++) {
      const step = await source.next()
      if (step.done) {
        source.ended = true
        break
      }
      chunk += copyRow(step.value)
    }
    if (chunk !== '') yield chunk
    onRows(rows)
  }
}

/** One line of COPY's text format. */
export function copyRow(ad: NewAd): string {
  let row = ''
  for (const column of adColumns) {
    const value = ad[column] ?? emptyValues[column] ?? (column === 'createdAt' ? new Date() : null)
    row += row === '' ? copyField(value) : `\t${copyField(value)}`
  }
  return `${row}\n`
}

function copyField(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escapeField(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return escapeField(`{${value.map(arrayElement).join(',')}}`)
  if (typeof value === 'number') return String(value)
  throw new TypeError(`COPY cannot write a ${typeof value}`)
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '' }

/** PostgreSQL stores no zero bytes, so these are left out. */
function escapeField(text: string): string {
  return text.replace(/[\\\t\n\r\0]/g, (sign) => escapes[sign] ?? '')
}

function arrayElement(element: unknown): string {
  const text = String(element)
  return /^[a-z0-9-]+$/.test(text) && text !== 'null' ? text : `"${text.replace(/["\\]/g, '\\$&')}"`
}
