import { exactEuroText, measureText } from '@/lib/market/catalogue/number-text'
import { provinces } from '@/lib/market/places/place'
import type { CostLine } from '@/lib/market/running-costs/cost-line'
import type { CostedVehicle } from '@/lib/market/running-costs/costed-vehicle'
import { roadTax, roadTaxSources, roadTaxSurcharge } from '@/lib/market/running-costs/road-tax'
import { type RoadTaxTariff, roadTaxTariffOn, transferTariffOn } from '@/lib/market/running-costs/tariffs'
import { registrationTax, transferFees } from '@/lib/market/running-costs/transfer-cost'
import type { Figure } from './figure'

/** A new petrol car of this power. */
function petrolCar(powerKw: number, emissionClass: string, day: string): CostedVehicle {
  return {
    category: 'auto',
    powerKw,
    emissionClass,
    fuel: 'benzina',
    displacementCc: null,
    kerbMassKg: null,
    firstRegistration: day,
  }
}

/** The road tax of a year where the national tariff holds. */
export function roadTaxExample(kw: number, euro: number, day: string): Figure {
  const title = `Bollo di un’auto a benzina da ${measureText(kw, 'kW')}, Euro ${euro}`
  const tariff = roadTaxTariffOn(day)
  if (!tariff) return withoutTariff(title)
  const car = petrolCar(kw, `euro${euro}`, day)
  const surcharge = roadTaxSurcharge(car, day, tariff)
  const lines = [roadTax(car, ordinaryProvince(tariff), day, tariff), ...(surcharge && surcharge.cents !== 0 ? [surcharge] : [])]
  return {
    ...tableOf(title, lines),
    finding: 'Con la tariffa nazionale: alcune regioni ne hanno una propria.',
    basis: { sources: roadTaxSources(car, tariff), checkedOn: tariff.checkedOn },
  }
}

/** A province whose region has no tariff of its own. */
function ordinaryProvince({ ownTariffRegions }: RoadTaxTariff): string {
  const found = Object.entries(provinces).find(([, { region }]) => !ownTariffRegions.includes(region))
  if (!found) throw new Error('every region has a tariff of its own')
  return found[0]
}

/** What a buyer in this province pays for the transfer of a car. */
export function transferExample(kw: number, provinceCode: string, day: string): Figure {
  const title = `Passaggio di proprietà di un’auto da ${measureText(kw, 'kW')}, ${provinces[provinceCode]?.name ?? provinceCode}`
  const tariff = transferTariffOn(day)
  if (!tariff) return withoutTariff(title)
  const car = petrolCar(kw, 'euro6', day)
  return {
    ...tableOf(title, [registrationTax(car, provinceCode, day, tariff), ...transferFees(car, tariff)]),
    finding: 'Conta la provincia di chi compra. Il compenso di un’agenzia è escluso.',
    basis: { sources: tariff.sources, checkedOn: tariff.checkedOn },
  }
}

function tableOf(title: string, lines: readonly CostLine[]): Omit<Figure, 'basis' | 'finding'> {
  const total = lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0)
  const amount = (cents: number | null) => (cents === null ? 'non indicato' : exactEuroText(cents / 100))
  return {
    title,
    bars: [],
    table: {
      head: ['Voce', 'Come si calcola', 'Importo'],
      rows: [
        ...lines.map(({ label, how, cents }) => [label, how || 'fisso', amount(cents)]),
        ...(lines.length > 1 ? [['Totale', '', amount(total)]] : []),
      ],
    },
    more: null,
  }
}

function withoutTariff(title: string): Figure {
  return {
    title,
    finding: 'Non abbiamo tariffe verificate per questa data.',
    bars: [],
    table: null,
    basis: { ads: 0 },
    more: null,
  }
}
