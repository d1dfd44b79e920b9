import { kwToCv } from '@/lib/market/catalogue/power'
import { type ListPageSlug, listPageOf } from '@/lib/market/search/page/list-pages'
import { filtersOf } from '@/lib/market/search/query/filter-params'
import type { Unit } from './amount-words'
import type { Amount } from './amounts'

type Where = { list: ListPageSlug; params: URLSearchParams; thisYear: number; prefersKm: boolean }
type Bounds = { low: number | null; high: number | null }
type Params = readonly (readonly [string, string])[]

const tolerance = 0.1
/** The displacement on the fuel tank is never above the real class: a scooter of 300 has 278 cm³. */
const nominal = 0.9
const monthsAYear = 12

/** The parameters for an amount on a list; null where it has no filter for it. */
export function paramsOfAmount(amount: Amount, where: Where): Params | null {
  const params = paramsOf(amount, where)
  const known =
    params &&
    params.every(([name]) => filtersOf(where.list).some(({ param }) => name === param || name === `${param}_da` || name === `${param}_a`))
  return known && params.length > 0 ? params : null
}

function paramsOf(amount: Amount, { list, thisYear }: Where): Params | null {
  const { value, unit } = amount
  const { category } = listPageOf(list)
  switch (unit) {
    case 'euro':
      return list === 'noleggio_lungo_termine' ? most('canone_a', amount) : range('prezzo', boundsOf(amount, 'max'))
    case 'chiavi':
      return range('chiavi', boundsOf(amount, 'max'))
    case 'canone':
      return most('canone_a', amount)
    case 'anticipo':
      return most('anticipo_a', amount)
    case 'raggio':
      return null // without a place nobody knows around what
    case 'km':
      return range('km', boundsOf(amount, 'max'))
    case 'anno':
      return list !== 'auto_d_epoca' && amount.month !== undefined ? inMonth(amount, amount.month) : range(yearParam(list), yearsOf(amount))
    case 'anni':
      return category === 'moto-e-scooter' || value < 100 ? range(yearParam(list), agesOf(amount, thisYear)) : null
    case 'cv':
      return range('cv', boundsOf(amount, 'exact'))
    case 'kw':
      return range('cv', inCv(boundsOf(amount, 'exact')))
    case 'cc':
      return range(
        'cilindrata',
        amount.limit === null && amount.low === null ? { low: Math.round(value * nominal), high: value } : boundsOf(amount, 'exact'),
      )
    case 'porte':
      return doors(amount)
    case 'mesi':
      return list === 'noleggio_lungo_termine' ? [['durata', String(value)]] : [['garanzia_mesi', String(value)]]
    case 'garanzia_anni':
      return [['garanzia_mesi', String(value * monthsAYear)]]
    case 'proprietari':
      return [['proprietari', String(value)]]
    case 'giorni':
      return [['online_da', String(value)]]
    case 'co2':
      return most('co2_a', amount)
    default:
      return sizes(unit, amount, list)
  }
}

function yearParam(list: ListPageSlug): string {
  return list === 'auto_d_epoca' ? 'costruzione' : 'anno'
}

/** «marzo 2019», «da marzo 2019», «fino a marzo 2019»; «dopo» and «prima di» leave the month itself out, as they do a year. */
function inMonth({ value, limit }: Amount, month: number): Params {
  const shift = limit === 'after' ? 1 : limit === 'before' ? -1 : 0
  const [year, shifted] = [value + Math.floor((month - 1 + shift) / 12), ((month - 1 + shift + 12) % 12) + 1]
  const text = `${year}-${String(shifted).padStart(2, '0')}`
  const isLower = limit === 'from' || limit === 'min' || limit === 'after' || limit === 'younger'
  const isUpper = limit === 'max' || limit === 'before'
  return [...(isUpper ? [] : [['anno_da', text] as const]), ...(isLower ? [] : [['anno_a', text] as const])]
}

function sizes(unit: Unit, amount: Amount, list: ListPageSlug): Params | null {
  const { value } = amount
  const least = amount.low ?? value
  switch (unit) {
    case 'posti':
      return [['posti', String(least)]]
    case 'posti_letto':
      return [['posti_letto', String(least)]]
    case 'posti_omologati':
      return [['posti_omologati', String(least)]]
    case 'km_anno':
      return [['km_anno_da', String(least)]]
    case 'autonomia':
      return [['autonomia_da', String(least)]]
    case 'garanzia_mesi':
      return [['garanzia_mesi', String(least)]]
    case 'portata':
      return [['portata_da', String(least)]]
    case 'kg':
      return amount.limit === 'min' && list === 'veicoli-commerciali' ? [['portata_da', String(value)]] : [['massa_a', String(value)]]
    case 'quintali':
      return [['massa_a', String(value * 100)]]
    case 'tonnellate':
      return [['massa_a', String(Math.round(value * 1000))]]
    case 'm':
      return value <= 20 ? [['lunghezza_a', String(Math.round(value * 100))]] : null
    case 'cm':
      return [['lunghezza_a', String(value)]]
    case 'sella':
      return [['altezza_sella_a', String(value < 200 ? value * 10 : value)]]
    default:
      return null
  }
}

/** `usual` is what a number without a limit means: at most so many euro, exactly so many CV. */
function boundsOf({ value, low, limit }: Amount, usual: 'max' | 'exact'): Bounds {
  if (low !== null) return { low, high: value }
  if (limit === 'about') return { low: Math.round(value * (1 - tolerance)), high: Math.round(value * (1 + tolerance)) }
  if (limit === 'max' || limit === 'before') return { low: null, high: value }
  if (limit === 'min' || limit === 'from' || limit === 'after' || limit === 'younger') return { low: value, high: null }
  return usual === 'max' ? { low: null, high: value } : { low: value, high: value }
}

function yearsOf(amount: Amount): Bounds {
  const { value, low, limit } = amount
  if (low !== null) return { low, high: value }
  if (limit === 'about') return { low: value - 1, high: value + 1 }
  if (limit === 'after') return { low: value + 1, high: null }
  if (limit === 'before') return { low: null, high: value - 1 }
  return boundsOf(amount, 'exact')
}

/** «di 3 anni» is not older than three years, «oltre 20 anni» at least twenty. */
function agesOf({ value, low, limit }: Amount, thisYear: number): Bounds {
  if (low !== null) return { low: thisYear - value, high: thisYear - low }
  return limit === 'min' || limit === 'from' ? { low: null, high: thisYear - value } : { low: thisYear - value, high: null }
}

function doors({ value, low }: Amount): Params | null {
  const groups = [low ?? value, value].map((count) => (count === 2 || count === 3 ? '2-3' : count === 4 || count === 5 ? '4-5' : null))
  const known = [...new Set(groups)].filter((group) => group !== null)
  return known.length === 0 ? null : known.map((group) => ['porte', group])
}

function inCv({ low, high }: Bounds): Bounds {
  return { low: low === null ? null : kwToCv(low), high: high === null ? null : kwToCv(high) }
}

function most(param: string, { value, limit }: Amount): Params | null {
  return limit === 'min' ? null : [[param, String(value)]]
}

function range(param: string, { low, high }: Bounds): Params {
  return [
    ...(low === null ? [] : [[`${param}_da`, String(low)] as const]),
    ...(high === null ? [] : [[`${param}_a`, String(high)] as const]),
  ]
}
