import { ValidationError } from 'yup'
import { invalidField, refuseFields } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { findMake, findModel } from '@/lib/market/catalogue/catalogue.server'
import { type Category, isCategory } from '@/lib/market/catalogue/category'
import { fuels, gearboxes, offerTypes, type Vocabulary } from '@/lib/market/catalogue/vocabulary'
import { provinceOfCode, provinceOfName } from '@/lib/market/places/province-name'
import type { ValuedAd } from '@/lib/market/price-rating/published-vehicle'
import { parseMonth } from '@/lib/market/search/query/registration-month'
import { parseWhole } from '@/lib/market/search/query/whole-number'
import { contradictionsIn } from './contradictions.server'
import { type ValuationField, type ValuationForm, valuationFields } from './valuation-form'

/** The vehicle of somebody who asks what it is worth; they sell it as a person. */
export type AskedVehicle = {
  category: Category
  make: string
  model: string
  version: string
  fuel: string | null
  gearbox: string | null
  powerKw: number | null
  mileageKm: number
  /** The first day of its month; of a year alone, of July. */
  firstRegistration: Date
  province: string | null
  /** What its ad says besides. */
  more?: Partial<Omit<ValuedAd, 'category'>>
}

type Given = Readonly<Partial<Record<string, unknown>>>
type Read = ValuationForm & { vehicle: AskedVehicle | null }

const unknownMakeText = 'Questa marca non è nell’elenco'
const unknownModelText = 'Questo modello non è nell’elenco'
const maxLength = 120
const oldestYear = 1900
const maxKm = 9_999_999
const maxKw = 2_000
const numbers: ReadonlySet<string> = new Set<ValuationField>(['km', 'potenza', 'immatricolazione'])

/** What an address or a body says of a vehicle. The vehicle is null while something is missing or wrong; what is missing is a fault once its field was sent. */
export function readValuation(given: Given, now: Date): Read {
  const values = textsOf(given)
  const typed = textIn(given, 'categoria')
  const category = isCategory(typed) ? typed : 'auto'
  const make = findMake(category, values.marca)
  const model = make && findModel(category, make.slug, values.modello)
  const { facts, errors: faults } = readFacts(values, now)
  const errors: ValuationForm['errors'] = {
    ...missingFields(given, make !== undefined),
    ...(!make && values.marca !== '' && { marca: unknownMakeText }),
    ...(make && !model && values.modello !== '' && { modello: unknownModelText }),
    ...faults,
    ...(make && model && facts && contradictionsIn({ category, make, model, ...facts }, now)),
  }
  const isWhole = Object.keys(errors).length === 0
  const offer = offerIn(given)
  const more = offer === undefined ? {} : { more: { offerType: offer } }
  const vehicle =
    make && model && facts && isWhole ? { category, make: make.slug, model: model.slug, version: values.versione, ...facts, ...more } : null
  return { category, values, errors, vehicle }
}

type Facts = Omit<AskedVehicle, 'category' | 'make' | 'model' | 'version'>

/** Reads all but make and model; no facts while one of them is missing or wrong. */
function readFacts(values: ValuationForm['values'], now: Date): { facts?: Facts; errors: ValuationForm['errors'] } {
  const registered = readRegistration(values.immatricolazione, now)
  const mileageKm = parseWhole(values.km, 0, maxKm)
  const powerKw = values.potenza === '' ? null : parseWhole(values.potenza, 1, maxKw)
  const province = values.provincia === '' ? null : (provinceOfCode(values.provincia) ?? provinceOfName(values.provincia))
  const [fuel, gearbox] = [choiceIn(fuels, values.carburante), choiceIn(gearboxes, values.cambio)]
  const errors = {
    ...(typeof registered === 'string' && { immatricolazione: registered }),
    ...(mileageKm === undefined && values.km !== '' && { km: 'Scrivi i chilometri in cifre, per esempio 45.000' }),
    ...(powerKw === undefined && { potenza: 'Scrivi i kW in cifre, per esempio 51' }),
    ...(province === undefined && { provincia: 'Questa provincia non esiste' }),
    ...(fuel === undefined && { carburante: messages.digits }),
    ...(gearbox === undefined && { cambio: messages.digits }),
  }
  if (!(registered instanceof Date) || mileageKm === undefined || powerKw === undefined || province === undefined) return { errors }
  if (fuel === undefined || gearbox === undefined) return { errors }
  return { errors, facts: { fuel, gearbox, powerKw, mileageKm, firstRegistration: registered, province } }
}

function missingFields(given: Given, hasMake: boolean): ValuationForm['errors'] {
  const needed = ['marca', ...(hasMake ? (['modello', 'immatricolazione', 'km'] as const) : [])] as const
  return Object.fromEntries(
    needed.filter((name) => given[name] !== undefined && textIn(given, name) === '').map((name) => [name, messages.required]),
  )
}

/** The choice of a value; null where nothing was chosen, undefined for what is no choice. */
function choiceIn(vocabulary: Vocabulary, value: string): string | null | undefined {
  if (value === '') return null
  return Object.hasOwn(vocabulary, value) ? value : undefined
}

/** The type of the offer: rentals and classics have no market price; undefined where none was declared. */
function offerIn(given: Given): string | undefined {
  const offer = textIn(given, 'offerta')
  return Object.hasOwn(offerTypes, offer) ? offer : undefined
}

/** A script may give numbers as such. */
function textIn(given: Given, name: string): string {
  const value = given[name]
  if (typeof value === 'number' && numbers.has(name)) return String(value)
  return typeof value === 'string' ? value.trim().slice(0, maxLength) : ''
}

function textsOf(given: Given): ValuationForm['values'] {
  const text = (name: ValuationField) => textIn(given, name)
  return {
    marca: text('marca'),
    modello: text('modello'),
    immatricolazione: text('immatricolazione'),
    km: text('km'),
    versione: text('versione'),
    carburante: text('carburante'),
    cambio: text('cambio'),
    potenza: text('potenza'),
    provincia: text('provincia'),
  }
}

/** Reads the vehicle of a call: throws what is missing or wrong, field by field. */
export function requireAskedVehicle(given: Given, now: Date): AskedVehicle {
  refuseFields(unreadFields(given, ['categoria', 'offerta', ...valuationFields]))
  const needed = { marca: '', modello: '', immatricolazione: '', km: '' }
  const { vehicle, errors } = readValuation({ ...needed, ...given }, now)
  if (!vehicle) throw new ValidationError(Object.entries(errors).map(([field, message]) => invalidField(field, message)))
  return vehicle
}

/** Make and model alone. */
export function requireAskedModel(given: Given): Pick<AskedVehicle, 'category' | 'make' | 'model'> {
  refuseFields(unreadFields(given, ['categoria', 'marca', 'modello']))
  const { category, values } = readValuation(
    { categoria: given['categoria'], marca: given['marca'], modello: given['modello'] },
    new Date(0),
  )
  const make = findMake(category, values.marca)
  if (!make) throw invalidField('marca', unknownMakeText)
  const model = findModel(category, make.slug, values.modello)
  if (!model) throw invalidField('modello', unknownModelText)
  return { category, make: make.slug, model: model.slug }
}

/** What a call sent that is not asked for, or is neither a text nor, where one is meant, a number. */
function unreadFields(given: Given, names: readonly string[]): string[] {
  const isRead = (name: string, value: unknown) =>
    name === 'categoria'
      ? typeof value === 'string' && isCategory(value)
      : name === 'offerta'
        ? typeof value === 'string' && Object.hasOwn(offerTypes, value)
        : typeof value === 'string' || (typeof value === 'number' && numbers.has(name))
  return Object.entries(given).flatMap(([name, value]) =>
    name === '_csrf' || (names.includes(name) && (value === null || value === '' || isRead(name, value))) ? [] : [name],
  )
}

/** The month, or the middle of a year; a text when it cannot be. */
function readRegistration(text: string, now: Date): Date | string | undefined {
  if (text === '') return undefined
  const month = parseMonth(text, 9_999)
  if (!month || month.year < oldestYear) return 'Scrivi mese e anno, per esempio 03/2019'
  const date = new Date(Date.UTC(month.year, (month.month ?? 7) - 1, 1))
  if (month.month === null && month.year === now.getUTCFullYear()) return new Date(Date.UTC(month.year, 0, 1))
  return date > now ? 'La prima immatricolazione è nel futuro' : date
}
