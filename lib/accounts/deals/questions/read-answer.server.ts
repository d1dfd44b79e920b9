import { messages } from '@/lib/kernel/validation/rules'
import type { AdValues } from '@/lib/market/ads/write-ad.server'
import { numberText } from '@/lib/market/catalogue/number-text'
import { parseMonth } from '@/lib/market/search/query/registration-month'
import { parseWhole } from '@/lib/market/search/query/whole-number'
import type { AskedFact } from './asked-facts'

/** `values`: what the ad says then; null where it has no place for the answer. */
type ReadAnswer = { text: string; values: AdValues | null }

const oldestYear = 1885

/** What an answer says of the ad, and how it is read; or what is wrong with it. */
export function readAnswer({ name, control }: AskedFact, typed: string, now: Date): ReadAnswer | { fault: string } {
  if (control.kind === 'choice') {
    const label = Object.hasOwn(control.options, typed) ? control.options[typed] : undefined
    return label === undefined ? { fault: messages.digits } : { text: label, values: chosenValues(name, typed) }
  }
  if (control.kind === 'month') return readRegistration(typed, control.example, now)
  const number = parseWhole(typed, control.min, control.max)
  if (number === undefined) return { fault: `Scrivi un numero, per esempio ${control.example}` }
  return { text: `${numberText(number)} ${control.unit}`.trim(), values: numberValues(name, number) }
}

function readRegistration(typed: string, example: string, now: Date): ReadAnswer | { fault: string } {
  const read = parseMonth(typed, 9_999)
  if (!read || read.year < oldestYear) return { fault: `Scrivi mese e anno, per esempio ${example}` }
  const { year, month } = read
  const firstRegistration = new Date(Date.UTC(year, (month ?? 1) - 1, 1))
  if (firstRegistration > now) return { fault: 'Questa data è nel futuro' }
  const text = month === null ? String(year) : `${String(month).padStart(2, '0')}/${year}`
  return { text, values: { firstRegistration, registrationYearOnly: month === null ? true : null } }
}

function chosenValues(name: string, option: string): AdValues | null {
  switch (name) {
    case 'garanzia':
      return option === 'no' ? null : { warrantyKind: option }
    case 'tagliandi':
      return { serviceBook: option === 'si' }
    case 'incidenti':
      return { accident: option }
    case 'cambio':
      return { gearbox: option }
    case 'classe Euro':
      return { emissionClass: option }
    default:
      return null
  }
}

function numberValues(name: string, number: number): AdValues | null {
  switch (name) {
    case 'prezzo':
      return { priceCents: number * 100 }
    case 'canone':
      return { rentalFeeCents: number * 100 }
    case 'anticipo':
      return { rentalDepositCents: number * 100 }
    case 'durata':
      return { rentalMonths: number }
    case 'chilometri inclusi':
      return { rentalKmYear: number }
    case 'consegna':
      return { deliveryWeeks: number }
    case 'chilometri':
      return { mileageKm: number }
    case 'proprietari':
      return { owners: number }
    default:
      return null
  }
}
