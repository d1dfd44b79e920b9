import { cvToKw } from '@/lib/market/catalogue/power'
import { numbersIn } from './amount'
import { isEmptyValue, type ParsedCell } from './parsed-cell'

export type PowerUnit = 'kw' | 'cv'
const kilowatts = /(\d+(?:[.,]\d+)?)\s*k\s?w(?!h)/i
const horses = /(\d+(?:[.,]\d+)?)\s*(?:cv|hp|ps|bhp)\b/i

/** Power in whole kW: «69 CV (51 kW)», «110kW (150CV)», «150 CV», or a bare number in the unit of its column. */
export function readPower(text: string, unit: PowerUnit): ParsedCell<number> {
  if (isEmptyValue(text)) return null
  const kw = kilowatts.exec(text)?.[1]
  const cv = horses.exec(text)?.[1]
  if (kw !== undefined) return reconcilePower(toNumber(kw), cv === undefined ? undefined : toNumber(cv))
  const both = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text)?.slice(1, 3).map(Number)
  if (both) return ofBoth(both)
  const [bare] = numbersIn(text)
  const value = cv === undefined ? bare : toNumber(cv)
  if (value === undefined) return { fault: 'la potenza non è leggibile' }
  return inRange(cv !== undefined || unit === 'cv' ? cvToKw(value) : Math.round(value))
}

/** «51/69»: kW and CV, in whichever order they are the same power. */
function ofBoth([first = 0, second = 0]: readonly number[]): ParsedCell<number> {
  return reconcilePower(Math.min(first, second), Math.max(first, second))
}

/** kW and CV of one engine; they are one fact, so a clear disagreement makes both doubtful. */
export function reconcilePower(kw: number, cv: number | undefined): ParsedCell<number> {
  const rounded = Math.round(kw)
  if (cv !== undefined && cv > 0 && rounded > 0 && Math.abs(cvToKw(cv) - rounded) > Math.max(3, rounded * 0.04)) {
    return { fault: `${rounded} kW e ${cv} CV non sono la stessa potenza` }
  }
  return inRange(rounded)
}

/** Number beyond which it is no power at all; what no vehicle has below it is asked about (`isLikelyPower`). */
const mostRead = 20_000

function inRange(kw: number): ParsedCell<number> {
  if (kw === 0) return null
  return kw > mostRead || kw < 0 ? { fault: 'la potenza è impossibile' } : { value: kw }
}

function toNumber(digits: string): number {
  return Number(digits.replace(',', '.'))
}

/** Compares the power with the displacement in a motorbike's model name: plausible are 0.015 to about 0.2 kW per cm³. */
function fitsDisplacement(kw: number, model: string): boolean {
  const cc = Number(/(?<!\d)(?:50|[1-9]\d{2}|1\d{3}|2[0-4]\d{2})(?!\d)/.exec(model)?.[0] ?? 0)
  return cc === 0 || (kw >= cc * 0.015 && kw <= cc * 0.2 + 6)
}

const microcars = new Set([
  'aixam',
  'ligier',
  'microcar',
  'xev',
  'minauto',
  'chatenet',
  'estrima',
  'tazzari',
  'tazzari-ev',
  'micro',
  'casalini',
  'bellier',
  'jdm',
  'grecav',
  'italcar',
  'birò',
  'biro',
  'fiat',
  'citroen',
  'renault',
  'mobilize',
  'opel',
  'silence',
])
const maxKw = { auto: 900, 'moto-e-scooter': 230, 'caravan-e-camper': 250, 'veicoli-commerciali': 600 } as const
const minKw = { auto: 15, 'moto-e-scooter': 1, 'caravan-e-camper': 25, 'veicoli-commerciali': 10 } as const

/** Whether such a vehicle can have this power. Only microcars stay under 15 kW, and none of them costs as much as a car. */
export function isLikelyPower(
  kw: number,
  car: { category: keyof typeof maxKw; make: string; model: string; priceCents: number | null },
): boolean {
  if (kw > maxKw[car.category] || (car.category === 'moto-e-scooter' && !fitsDisplacement(kw, car.model))) return false
  if (kw >= minKw[car.category]) return true
  return car.category === 'auto' && kw >= 4 && microcars.has(car.make) && (car.priceCents ?? 0) < 3_000_000
}
