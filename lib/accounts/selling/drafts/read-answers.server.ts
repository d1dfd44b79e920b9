import { refuseFields } from '@/lib/kernel/validation/fields'
import { withoutFormatCharacters } from '@/lib/kernel/validation/format-characters'
import { isPhone, lengthOf, messages } from '@/lib/kernel/validation/rules'
import type { AdValues } from '@/lib/market/ads/write-ad.server'
import { findMake, findModel } from '@/lib/market/catalogue/catalogue.server'
import type { Category } from '@/lib/market/catalogue/category'
import { findTypedPlace } from '@/lib/market/places/typed-place.server'
import { parseMonth } from '@/lib/market/search/query/registration-month'
import { parseWhole } from '@/lib/market/search/query/whole-number'
import { parseVin } from '@/lib/market/stock-import/cells/vin'
import { type Answers, type DraftField, descriptionLength, equipmentPrefix, fieldsOf, needsAnswer, otherModel } from './draft-fields'
import type { AnsweredStep } from './draft-steps'

export type Faults = Readonly<Record<string, string>>

const maxNameLength = 60
const maxAnswerLength = descriptionLength.mostOfDealers + 1_000
const oldestYear = 1885

/** The sent fields of this page, as they were typed; others are left out, and what is no text is refused. */
export function answersIn(category: Category, step: AnsweredStep, sent: Readonly<Record<string, unknown>>, isDealers = false): Answers {
  const fields = fieldsOf(category, step, isDealers).map(({ name, kind }) => ({ name, given: textOf(sent[name], kind) }))
  refuseFields(fields.flatMap(({ name, given }) => (given === undefined ? [name] : [])))
  const typed = fields.flatMap(({ name, given = '' }) => (given === '' ? [] : [[name, given.slice(0, maxAnswerLength)] as const]))
  return Object.fromEntries(typed)
}

/** A script may give a number where one is asked for; undefined for what is no answer. */
function textOf(value: unknown, kind: DraftField['kind']): string | undefined {
  if (typeof value === 'number' && kind === 'whole') return String(value)
  return value === undefined || value === null ? '' : typeof value === 'string' ? value : undefined
}

/** What the answers of a page say of the ad, and what is wrong or missing in them. `all`: the answers of the whole draft. */
export function readAnswers(
  category: Category,
  step: AnsweredStep,
  all: Answers,
  now: Date,
  isDealers = false,
): { values: AdValues; faults: Faults } {
  const values: AdValues = {}
  const faults: Record<string, string> = {}
  for (const field of fieldsOf(category, step, isDealers)) {
    const typed = all[field.name] ?? ''
    const text = (field.kind === 'text' ? typed : withoutFormatCharacters(typed)).trim()
    if (text === '') {
      if (needsAnswer(field, all)) faults[field.name] = messages.required
      continue
    }
    const read = readField(field, text, { category, make: all['marca'] ?? '', now })
    if ('fault' in read) faults[field.name] = read.fault
    else Object.assign(values, read)
  }
  if (step === 'stato') values.equipment = equipmentIn(category, all)
  return { values, faults }
}

type Around = { category: Category; make: string; now: Date }
type Read = AdValues | { fault: string }

function readField(field: DraftField, text: string, around: Around): Read {
  switch (field.kind) {
    case 'choice':
    case 'fact':
      return Object.hasOwn(field.options, text) ? { [field.column]: text } : { fault: messages.digits }
    case 'yesNo':
      return text === 'si' || text === 'no' ? { [field.column]: text === 'si' } : { fault: messages.digits }
    case 'tick':
      return field.column === 'equipment' ? {} : { [field.column]: true }
    case 'whole': {
      const number = parseWhole(text, field.min, field.max)
      return number === undefined
        ? { fault: `Scrivi un numero, per esempio ${field.example}` }
        : { [field.column]: number * (field.factor ?? 1) }
    }
    case 'decimal':
      return readDecimal(field, text)
    case 'version':
      return {}
    case 'month':
      return readMonth(field, text, around.now)
    case 'line':
    case 'text':
      return readText(field, text)
    default:
      return readNamed(field.kind, text, around)
  }
}

/** What only the catalogue, the table of places or the rules of contacts know. */
function readNamed(kind: 'make' | 'model' | 'place' | 'name' | 'phone' | 'vin', text: string, { category, make }: Around): Read {
  if (kind === 'make') return findMake(category, text) ? { make: text } : { fault: 'Questa marca non è nell’elenco' }
  if (kind === 'model') {
    if (!findMake(category, make)) return {} // its make is at fault
    if (text === otherModel) return { model: null }
    return findModel(category, make, text) ? { model: text } : { fault: 'Questo modello non è nell’elenco' }
  }
  if (kind === 'place') return readPlace(text)
  if (kind === 'vin') return readVin(text)
  if (kind === 'phone') return isPhone(text) ? { contactPhone: text } : { fault: messages.phone }
  return lengthOf(text) <= maxNameLength ? { contactName: oneLine(text) } : { fault: messages.maxLength }
}

function readVin(text: string): Read {
  const vin = parseVin(text)
  return vin === undefined ? { fault: 'Un numero di telaio ha 17 caratteri, senza I, O e Q' } : { vin }
}

function readPlace(text: string): Read {
  const place = findTypedPlace(text)
  if (!place) return { fault: 'Non troviamo questo comune: aggiungi la provincia, per esempio Monza (MB)' }
  const { istat, provinceCode, region, latitude, longitude } = place
  return { placeIstat: istat, provinceCode, region, latitude, longitude }
}

function readDecimal({ column, min, max, example }: DraftField & { kind: 'decimal' }, text: string): Read {
  const number = /^\d{1,3}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  return number >= min && number <= max ? { [column]: number } : { fault: `Scrivi un numero, per esempio ${example}` }
}

function readMonth(field: DraftField & { kind: 'month' }, text: string, now: Date): Read {
  const month = parseMonth(text, 9_999)
  if (!month || month.year < oldestYear) return { fault: 'Scrivi mese e anno, per esempio 03/2019' }
  if (month.month === null && field.column !== 'firstRegistration') return { fault: 'Scrivi anche il mese, per esempio 03/2019' }
  const first = new Date(Date.UTC(month.year, (month.month ?? 1) - 1, 1))
  if (first > now && !field.mayBeFuture) return { fault: 'Questa data è nel futuro' }
  return {
    [field.column]: first,
    ...(field.column === 'firstRegistration' && { registrationYearOnly: month.month === null ? true : null }),
  }
}

function readText({ kind, column, max }: DraftField & { kind: 'line' | 'text' }, text: string): Read {
  const clean = kind === 'line' ? oneLine(text) : text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, '')
  return lengthOf(clean) <= max ? { [column]: clean } : { fault: messages.maxLength }
}

function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

function equipmentIn(category: Category, answers: Answers): string[] {
  return fieldsOf(category, 'stato').flatMap(({ name }) =>
    name.startsWith(equipmentPrefix) && answers[name] === 'true' ? [name.slice(equipmentPrefix.length)] : [],
  )
}
