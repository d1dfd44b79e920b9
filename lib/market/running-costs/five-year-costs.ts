import { measureText, preciseText } from '@/lib/market/catalogue/number-text'
import type { WorthOverYears } from '@/lib/market/price-rating/worth-over-years'
import type { CostLine } from './cost-line'
import type { CostedVehicle } from './costed-vehicle'
import type { EnergyUse } from './energy-use'
import { roadTax, roadTaxSources, roadTaxSurcharge } from './road-tax'
import { type RoadTaxTariff, roadTaxTariffOn, type TariffSource } from './tariffs'
import type { VehicleUse } from './vehicle-use'

const yearsAhead = [0, 1, 2, 3, 4] as const
type FiveYears = (number | null)[]

/** One row of the table: whole euro for each year, null where we do not estimate, and how it comes about. */
export type YearlyCost = {
  kind: 'energy' | 'insurance' | 'maintenance' | 'tax' | 'depreciation'
  label: string
  how: string
  euro: FiveYears
  /** Sum of the years that are known; null without any. */
  totalEuro: number | null
}

/** What five years with a vehicle cost. JSON-serialisable. */
export type FiveYearCosts = {
  kmAYear: number
  costs: YearlyCost[]
  /** Sums of what is known, of each year and of all. */
  yearsEuro: number[]
  totalEuro: number
  yearEuro: number
  monthEuro: number
  centsAKm: number
  /** What is paid, without the loss of value. */
  paidEuro: number
  isDepreciationKnown: boolean
  /** The labels of what is not in the total, or not in all of its years. */
  missing: string[]
  /** Sources of the tariffs. */
  sources: TariffSource[]
  checkedOn: string | null
}
export type FiveYearFacts = {
  vehicle: CostedVehicle
  energy: EnergyUse | null
  worth: WorthOverYears
  provinceCode: string | null
  /** «2026-11-22». */
  day: string
}

/** Throws nothing: a year of which nothing is known stands without an amount, and the total says so. */
export function fiveYearCosts({ vehicle, energy, worth, provinceCode, day }: FiveYearFacts, use: VehicleUse): FiveYearCosts {
  const tariff = roadTaxTariffOn(day)
  const costs = [
    ...(energy ? [energyCost(energy, use)] : []),
    typedCost('insurance', 'Assicurazione', use.insuranceEuro, 'Dipende da chi guida: non la stimiamo.'),
    typedCost(
      'maintenance',
      'Manutenzione',
      use.maintenanceEuro,
      'Tagliandi, gomme, freni e revisione: non abbiamo una fonte, non la stimiamo.',
    ),
    taxCost(vehicle, provinceCode, day, tariff),
    depreciation(worth, use.kmAYear),
  ]
  const yearsEuro = yearsAhead.map((year) => sum(costs.map(({ euro }) => euro[year] ?? 0)))
  const totalEuro = sum(yearsEuro)
  return {
    kmAYear: use.kmAYear,
    costs,
    yearsEuro,
    totalEuro,
    yearEuro: Math.round(totalEuro / 5),
    monthEuro: Math.round(totalEuro / 60),
    centsAKm: Math.round((totalEuro * 100) / (5 * use.kmAYear)),
    paidEuro: sum(costs.map(({ kind, totalEuro }) => (kind === 'depreciation' ? 0 : (totalEuro ?? 0)))),
    isDepreciationKnown: costs.some(({ kind, totalEuro }) => kind === 'depreciation' && totalEuro !== null),
    missing: costs.filter(({ euro }) => euro.includes(null)).map(missingText),
    sources: tariff ? roadTaxSources(vehicle, tariff) : [],
    checkedOn: tariff?.checkedOn ?? null,
  }
}

function missingText({ label, totalEuro }: YearlyCost): string {
  const name = label === label.toUpperCase() ? label : label.toLowerCase()
  return totalEuro === null ? name : `${name} di alcuni anni`
}

function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0)
}

function row(kind: YearlyCost['kind'], label: string, how: string, euro: FiveYears): YearlyCost {
  const known = euro.filter((one) => one !== null)
  return { kind, label, how, euro, totalEuro: known.length === 0 ? null : sum(known) }
}

function energyCost({ name, unit, per100km, how }: EnergyUse, { kmAYear, energyPrice }: VehicleUse): YearlyCost {
  const amount = per100km === null ? null : (per100km * kmAYear) / 100
  const yearly = amount === null || energyPrice === null ? null : Math.round(amount * energyPrice)
  return row(
    'energy',
    name,
    `${how}${amountText(amount, unit, energyPrice)}`,
    yearsAhead.map(() => yearly),
  )
}

function amountText(amount: number | null, unit: EnergyUse['unit'], price: number | null): string {
  if (amount === null) return ''
  const yearly = measureText(Math.round(amount), unit)
  return price === null
    ? ` ${yearly} l’anno: scrivi quanto paghi al ${unitNames[unit]} per avere la cifra.`
    : ` ${yearly} l’anno × ${preciseText(price)} €.`
}

const unitNames: Readonly<Record<EnergyUse['unit'], string>> = { l: 'litro', kg: 'chilo', kWh: 'kWh' }

function typedCost(kind: YearlyCost['kind'], label: string, euro: number | null, why: string): YearlyCost {
  return row(
    kind,
    label,
    euro === null ? `${why} Se sai quanto paghi, scrivilo.` : 'La cifra che hai scritto.',
    yearsAhead.map(() => euro),
  )
}

/** Tax of each year at the age the vehicle then has, by the tariff of today. */
function taxCost(vehicle: CostedVehicle, provinceCode: string | null, day: string, tariff: RoadTaxTariff | undefined): YearlyCost {
  if (!tariff)
    return row(
      'tax',
      'Bollo',
      'Non abbiamo tariffe verificate per questa data.',
      yearsAhead.map(() => null),
    )
  if (provinceCode === null)
    return row(
      'tax',
      'Bollo',
      'Scrivi la tua provincia.',
      yearsAhead.map(() => null),
    )
  const taxes = yearsAhead.map((year) => yearTax(vehicle, provinceCode, laterBy(day, year), tariff))
  const first = taxes[0]
  const hasSurcharge = taxes.some(({ surcharge }) => surcharge !== null && surcharge.cents !== 0)
  const how = [first?.tax.how, ...(hasSurcharge ? [first?.surcharge?.how] : []), ...changeText(taxes.map(({ cents }) => cents))]
  return row(
    'tax',
    hasSurcharge ? 'Bollo e superbollo' : 'Bollo',
    how.filter((part) => part !== undefined).join(' '),
    taxes.map(({ cents }) => (cents === null ? null : Math.round(cents / 100))),
  )
}

type YearTax = { tax: CostLine; surcharge: CostLine | null; cents: number | null }

function yearTax(vehicle: CostedVehicle, provinceCode: string, day: string, tariff: RoadTaxTariff): YearTax {
  const [tax, surcharge] = [roadTax(vehicle, provinceCode, day, tariff), roadTaxSurcharge(vehicle, day, tariff)]
  const extra = surcharge === null ? 0 : surcharge.cents
  return { tax, surcharge, cents: tax.cents === null || extra === null ? null : tax.cents + extra }
}

function changeText(cents: FiveYears): string[] {
  return new Set(cents).size > 1 ? ['Cambia con l’età del veicolo.'] : []
}

function laterBy(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
}

function depreciation(worth: WorthOverYears, kmAYear: number): YearlyCost {
  const label = 'Perdita di valore'
  if ('why' in worth)
    return row(
      'depreciation',
      label,
      `Non la stimiamo: ${worth.why}.`,
      yearsAhead.map(() => null),
    )
  const euro = yearsAhead.map((year) => {
    const [before, after] = [worth.euro[year] ?? null, worth.euro[year + 1] ?? null]
    return before === null || after === null ? null : before - after
  })
  const years = worth.euro.findLastIndex((one) => one !== null)
  const [now, later] = [worth.euro[0] ?? 0, worth.euro[years] ?? 0]
  const how =
    years < 1
      ? 'Di veicoli così più vecchi ce ne sono troppo pochi.'
      : `Un veicolo così oggi è offerto a ${measureText(now, '€')}; uno con ${years === 1 ? 'un anno' : `${years} anni`} e ${measureText(years * kmAYear, 'km')} in più, a ${measureText(later, '€')}.`
  return row('depreciation', label, how, euro)
}
