import { ValidationError } from 'yup'
import { invalidField } from '@/lib/kernel/validation/fields'
import { measureText } from '@/lib/market/catalogue/number-text'
import { readingMonth } from '@/lib/market/dossier/mileage'
import { isRecordKind, type RecordKind } from '@/lib/market/dossier/vehicle-record'
import { parseWhole } from '@/lib/market/search/query/whole-number'

/** What a seller types of one record, by the names of the form. */
export const recordFields = ['tipo', 'giorno', 'km', 'proprietari', 'percento', 'misurata_da'] as const
export type RecordField = (typeof recordFields)[number]
export type TypedRecord = Record<RecordField, string>

/** `on`: «2026-03-14». */
export type NewRecord = {
  kind: RecordKind
  on: string
  km: number | null
  owners: number | null
  percent: number | null
  measuredBy: string | null
}

/** What the ad says, to which a record has to fit. `registered`: the first day of the period in which it was registered; null: not said. */
export type RecordBounds = { registered: string | null; today: string }

/** More than these has no vehicle on the road. */
export const mostKm = 2_000_000

/** How long records and papers of an ad that has ended wait for it to come back: as long as its page says that it is over. */
export const recordDays = 30
const firstYear = 1900
const mostOwners = 30
const longestName = 80

/** Reads a record as somebody typed it; throws one sentence for each field that cannot be. */
export function readRecord(typed: TypedRecord, bounds: RecordBounds): NewRecord {
  const faults: ValidationError[] = []
  const fault = (field: RecordField, text: string) => {
    faults.push(invalidField(field, text))
    return null
  }
  const kind = isRecordKind(typed.tipo) ? typed.tipo : fault('tipo', 'Scegli che cosa è')
  const on = readDay(typed.giorno)
  const dayFault = on === null ? 'Scrivi giorno, mese e anno, per esempio 14/03/2024' : dayFaultOf(on, kind, bounds)
  if (dayFault !== null) fault('giorno', dayFault)
  const km = readWhole(typed.km, 0, mostKm)
  if (km === undefined) fault('km', `Scrivi i chilometri in cifre, al massimo ${measureText(mostKm, 'km')}`)
  if (km === null && (kind === 'inspection' || kind === 'service' || kind === 'other'))
    fault('km', 'Scrivi i chilometri che si leggono sulla carta')
  const owners = readWhole(typed.proprietari, 0, mostOwners)
  if (owners === undefined) fault('proprietari', `Scrivi quanti sono in cifre, al massimo ${mostOwners}`)
  const percent = readWhole(typed.percento.replace('%', ''), 1, 100)
  if (percent === undefined || (percent === null && kind === 'battery')) fault('percento', 'Scrivi la capacità rimasta, da 1 a 100')
  const measuredBy = typed.misurata_da.trim()
  if (measuredBy.length > longestName) fault('misurata_da', `Al massimo ${longestName} caratteri`)
  if (kind === 'battery' && measuredBy === '') fault('misurata_da', 'Scrivi chi l’ha misurata: officina, costruttore, ente')
  if (faults.length > 0 || kind === null || on === null) throw new ValidationError(faults)
  const isBattery = kind === 'battery'
  return {
    kind,
    on,
    km: kind === 'registration' ? null : (km ?? null),
    owners: kind === 'registration' ? (owners ?? null) : null,
    percent: isBattery ? (percent ?? null) : null,
    measuredBy: isBattery ? measuredBy : null,
  }
}

/** Null of an empty text, undefined of what is no such number. */
function readWhole(text: string, min: number, max: number): number | null | undefined {
  return text.trim() === '' ? null : parseWhole(text, min, max)
}

/** A day as people and as date fields write it; null of what is none. */
function readDay(text: string): string | null {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? []
  const [, day, month, year] = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(text.trim()) ?? []
  const written = `${isoYear ?? year}-${(isoMonth ?? month ?? '').padStart(2, '0')}-${(isoDay ?? day ?? '').padStart(2, '0')}`
  const moment = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written) ? written : null
}

function dayFaultOf(on: string, kind: RecordKind | null, { registered, today }: RecordBounds): string | null {
  if (on > today) return 'Questo giorno deve ancora venire'
  if (Number(on.slice(0, 4)) < firstYear) return 'Controlla l’anno'
  if (kind === 'registration' || registered === null || on >= registered) return null
  return `È prima dell’immatricolazione che dice l’annuncio (${readingMonth(registered)}): controlla, o correggi l’annuncio`
}
