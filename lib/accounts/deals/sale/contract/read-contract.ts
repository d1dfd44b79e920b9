import { untilText } from '@/lib/accounts/deals/offer'
import { italianDay, italianMoments } from '@/lib/kernel/italian/italian-time'
import { readTaxCode } from '@/lib/kernel/validation/tax-code'
import type { Category } from '@/lib/market/catalogue/category'
import { parseWhole } from '@/lib/market/search/query/whole-number'
import { readChassis } from '@/lib/market/vehicle-identity/chassis'
import { readPlate } from '@/lib/market/vehicle-identity/plate'
import {
  type ContractPerson,
  type ContractTerms,
  longest,
  mostPaperDays,
  paymentNames,
  personFields,
  personKeys,
  termFields,
  termKeys,
} from './contract'

/** What a form sends, by the names of its fields. */
export type Typed = Readonly<Record<string, string | undefined>>
type Faults = Record<string, string>
type Read<Part> = { part: Part; faults: Faults }
type Reader = (text: string) => { value: string } | { fault: string }

const dayMs = 86_400_000
const euro = { min: 1, max: 20_000_000 } as const
const mostKm = 2_000_000
const oldestYears = 120

function line(most: number): Reader {
  return (text) => (text.length > most ? { fault: `Al massimo ${most} caratteri` } : { value: text })
}

/** A side's own data. What is empty stays empty: it can be written later. */
export function readPerson(typed: Typed, now: Date): Read<ContractPerson> {
  const readers: Readonly<Record<keyof ContractPerson, Reader>> = {
    name: line(longest.name),
    birthPlace: line(longest.line),
    birthDay: (text) => readBirthDay(text, now),
    address: line(longest.line),
    taxCode: (text) => {
      const read = readTaxCode(text)
      return 'fault' in read ? read : { value: read.taxCode }
    },
  }
  const faults: Faults = {}
  const [name = '', birthPlace = '', birthDay = '', address = '', taxCode = ''] = personKeys.map((key) =>
    readOne(typed, personFields[key], readers[key], faults),
  )
  return { part: { name, birthPlace, birthDay, address, taxCode }, faults }
}

type About = { category: Category; registrationYear: number | null; before: ContractTerms; now: Date }

/** What the seller writes of the vehicle and the delivery. A delivery that was agreed on before may be over meanwhile. */
export function readTerms(typed: Typed, { category, registrationYear, before, now }: About): Read<ContractTerms> {
  const readers: Readonly<Record<keyof ContractTerms, Reader>> = {
    plate: (text) => {
      const read = readPlate(text, category)
      return 'fault' in read ? read : { value: read.plate }
    },
    chassis: (text) => {
      const read = readChassis(text, registrationYear)
      return 'fault' in read ? read : { value: read.chassis }
    },
    km: (text) => whole(text, 0, mostKm, 'Scrivi i chilometri con numeri soltanto, per esempio 42.610'),
    priceEuro: (text) => whole(text, euro.min, euro.max, 'Scrivi il prezzo in euro interi, per esempio 26.700'),
    payment: (text) => (paymentNames.some((name) => name === text) ? { value: text } : { fault: 'Scegli come pagate' }),
    defects: line(longest.defects),
    keys: (text) => whole(text, 0, 9, 'Scrivi quante chiavi, con una cifra'),
    documents: line(longest.line),
    day: (text) => (isDay(text) ? { value: text } : { fault: 'Scrivi il giorno, per esempio 30/11/2026' }),
    hour: (text) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? { value: text } : { fault: 'Scrivi l’ora, per esempio 11:00' }),
    place: line(longest.line),
  }
  const faults: Faults = {}
  const [
    plate = '',
    chassis = '',
    km = '',
    priceEuro = '',
    payment = '',
    defects = '',
    keys = '',
    documents = '',
    day = '',
    hour = '',
    place = '',
  ] = termKeys.map((key) => readOne(typed, termFields[key], readers[key], faults))
  const part = { plate, chassis, km, priceEuro, payment, defects, keys, documents, day, hour, place }
  const fault = day === before.day && hour === before.hour ? undefined : deliveryFault(part, now)
  if (fault !== undefined && faults[fault.field] === undefined) faults[fault.field] = fault.text
  return { part, faults }
}

/** The moment of the delivery; null: not named yet, or in an hour that no clock shows. */
export function deliveryOf({ day, hour }: Pick<ContractTerms, 'day' | 'hour'>): Date | null {
  if (!isDay(day) || !/^\d\d:\d\d$/.test(hour)) return null
  return italianMoments(day, Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3)))[0] ?? null
}

function deliveryFault(terms: ContractTerms, now: Date): { field: string; text: string } | undefined {
  const { day, hour } = terms
  if (day === '' && hour === '') return undefined
  if (day === '') return { field: termFields.day, text: 'Scrivi anche il giorno' }
  if (hour === '') return { field: termFields.hour, text: 'Scrivi anche l’ora: da allora multe e danni sono di chi compra' }
  const moment = deliveryOf(terms)
  if (moment === null) return { field: termFields.hour, text: 'In quella notte l’orologio salta quest’ora: scrivine un’altra' }
  if (moment <= now)
    return {
      field: termFields.day,
      text: `È già passato: ora sono le ${untilText(now).split('ore ')[1] ?? ''} del ${italianDay(now).split('-').reverse().join('/')}`,
    }
  if (moment.getTime() > now.getTime() + mostPaperDays * dayMs)
    return { field: termFields.day, text: `Al massimo tra ${mostPaperDays} giorni: dopo, questi dati si cancellano` }
  return undefined
}

function readOne(typed: Typed, field: string, reader: Reader, faults: Faults): string {
  const text = (typed[field] ?? '').replaceAll('\r\n', '\n').trim()
  if (text === '') return ''
  const read = reader(text)
  if ('value' in read) return read.value
  faults[field] = read.fault
  return ''
}

function whole(text: string, least: number, most: number, fault: string): { value: string } | { fault: string } {
  const read = parseWhole(text, least, most)
  return read === undefined ? { fault } : { value: String(read) }
}

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

function readBirthDay(text: string, now: Date): { value: string } | { fault: string } {
  const today = italianDay(now)
  if (!isDay(text)) return { fault: 'Scrivi la data di nascita, per esempio 03/09/1988' }
  if (text >= today) return { fault: 'La data di nascita è nel futuro: ricontrollala' }
  return Number(today.slice(0, 4)) - Number(text.slice(0, 4)) > oldestYears
    ? { fault: 'È troppo lontana: ricontrolla l’anno' }
    : { value: text }
}
