import { type Region, regions } from '@/lib/kernel/italian/regions'
import { numberText, preciseText } from '@/lib/market/catalogue/number-text'
import { provinces } from '@/lib/market/places/place'
import { type CostLine, known, unknown } from './cost-line'
import { ageOn, type CostedVehicle, euroNumber } from './costed-vehicle'
import type { RoadTaxTariff, TariffSource } from './tariffs'

const label = 'Bollo, 12 mesi'
const surchargeLabel = 'Superbollo, 12 mesi'
const noPower = 'Il venditore non ha indicato la potenza.'
const noClass = 'Il venditore non ha indicato la classe di emissioni.'

/** The yearly tax where the buyer lives. A region with a tariff of its own gets no number: ours is the national one. */
export function roadTax(vehicle: CostedVehicle, provinceCode: string, day: string, tariff: RoadTaxTariff): CostLine {
  const region = provinces[provinceCode]?.region
  const age = ageOn(vehicle, day)
  if (vehicle.category !== 'auto' && vehicle.category !== 'moto-e-scooter')
    return unknown(label, 'Dipende da portata e uso del veicolo: verifica sul sito dell’ACI.')
  if (age !== null && age >= tariff.car.historicAfterYears)
    return unknown(
      label,
      'Oltre i 30 anni non si paga il bollo, ma una tassa di circolazione fissa, decisa dalla regione, se il veicolo circola.',
    )
  if (region === undefined || tariff.ownTariffRegions.includes(region))
    return unknown(
      label,
      `Tariffa regionale${region === undefined ? '' : ` (${regions[region]})`}: verifica sul sito dell’ACI o della regione.`,
    )
  return vehicle.category === 'auto' ? carTax(vehicle, region, age, tariff) : motorbikeTax(vehicle, tariff)
}

/** Sources of a tariff that speak of a vehicle like this one. */
export function roadTaxSources({ category, fuel }: CostedVehicle, tariff: RoadTaxTariff): TariffSource[] {
  const kind = category === 'moto-e-scooter' ? 'motorbike' : fuel === 'elettrica' ? 'electric' : 'car'
  return tariff.sources.filter(({ of }) => of.includes(kind)).map(({ label, url }) => ({ label, url }))
}

function carTax(vehicle: CostedVehicle, region: Region, age: number | null, { car }: RoadTaxTariff): CostLine {
  if (vehicle.fuel === 'elettrica') return electricTax(vehicle, region, age, car)
  if (vehicle.powerKw === null) return unknown(label, noPower)
  const rates = ratesOf(car.euroPerKw, vehicle.emissionClass)
  if (!rates) return unknown(label, noClass)
  const isGasAlone = vehicle.fuel === 'gpl' || vehicle.fuel === 'metano'
  const hints = [
    ...(isGasAlone ? ['Se la carta di circolazione dice solo gas, si paga un quarto.'] : []),
    ...(age !== null && age >= 20 ? ['Tra 20 e 29 anni la metà, se il certificato di rilevanza storica è annotato.'] : []),
  ]
  return known(label, carEuro(vehicle.powerKw, car.baseKw, rates), [carBasis(vehicle.powerKw, car.baseKw, rates), ...hints].join(' '))
}

function electricTax(
  { powerKw }: CostedVehicle,
  region: Region,
  age: number | null,
  { electric, euroPerKw, baseKw }: RoadTaxTariff['car'],
): CostLine {
  if (electric.alwaysFreeRegions.includes(region)) return known(label, 0, `Le elettriche non pagano in ${regions[region]}.`)
  if (electric.unknownRegions.includes(region))
    return unknown(label, `Regola regionale (${regions[region]}): verifica sul sito della regione.`)
  if (age === null) return unknown(label, 'Dipende dall’età, che il venditore non ha indicato.')
  if (age < electric.freeYears) return known(label, 0, `Le elettriche non pagano per ${electric.freeYears} anni.`)
  if (powerKw === null) return unknown(label, noPower)
  const share = electric.laterSharePercent / 100
  return known(
    label,
    share * carEuro(powerKw, baseKw, euroPerKw[6]),
    `Dopo ${electric.freeYears} anni le elettriche pagano il ${electric.laterSharePercent}%.`,
  )
}

type CarRates = { upToBase: number; above: number }

function carEuro(kw: number, baseKw: number, { upToBase, above }: CarRates): number {
  return Math.min(kw, baseKw) * upToBase + Math.max(0, kw - baseKw) * above
}

function carBasis(kw: number, baseKw: number, { upToBase, above }: CarRates): string {
  const first = `${numberText(Math.min(kw, baseKw))} kW × ${preciseText(upToBase)} €`
  return kw <= baseKw
    ? `${first}, tariffa nazionale.`
    : `${first} + ${numberText(kw - baseKw)} kW × ${preciseText(above)} €, tariffa nazionale.`
}

function motorbikeTax({ powerKw, displacementCc, emissionClass }: CostedVehicle, { motorbike }: RoadTaxTariff): CostLine {
  if (displacementCc !== null && displacementCc <= motorbike.taxedAboveCc)
    return unknown(label, `Fino a ${motorbike.taxedAboveCc} cm³ si paga solo se circola, quanto decide la regione.`)
  if (powerKw === null) return unknown(label, noPower)
  const rates = ratesOf(motorbike.byEuro, emissionClass)
  if (!rates) return unknown(label, noClass)
  const above = Math.max(0, powerKw - motorbike.flatUpToKw)
  return known(
    label,
    rates.flat + above * rates.perKw,
    `${preciseText(rates.flat)} € + ${numberText(above)} kW × ${preciseText(rates.perKw)} €, tariffa nazionale.`,
  )
}

function ratesOf<Rates>(rates: Readonly<Record<string, Rates>>, emissionClass: string | null): Rates | undefined {
  return rates[euroNumber(emissionClass) ?? '']
}

/** What strong cars pay besides, less with age. The law counts from the year the car was built; we know the year it was registered. */
export function roadTaxSurcharge(vehicle: CostedVehicle, day: string, { car: { surcharge } }: RoadTaxTariff): CostLine | null {
  if (vehicle.category !== 'auto') return null
  if (vehicle.powerKw === null) return unknown(surchargeLabel, noPower)
  if (vehicle.powerKw <= surcharge.aboveKw) return known(surchargeLabel, 0, `Si paga sopra i ${surcharge.aboveKw} kW.`)
  if (vehicle.fuel === 'elettrica')
    return unknown(surchargeLabel, 'Per le elettriche non abbiamo una fonte sicura: verifica sul sito dell’Agenzia delle Entrate.')
  const age = ageOn(vehicle, day)
  if (age === null) return unknown(surchargeLabel, 'Dipende dall’età, che il venditore non ha indicato.')
  const percent = surcharge.sharePercentFromYear.find(({ years }) => age >= years)?.percent ?? 100
  const kw = vehicle.powerKw - surcharge.aboveKw
  const reduced = percent === 100 ? '' : `, al ${percent}% dopo ${age} anni`
  return known(
    surchargeLabel,
    (kw * surcharge.euroPerKw * percent) / 100,
    `${numberText(kw)} kW oltre ${surcharge.aboveKw} × ${surcharge.euroPerKw} €${reduced}.`,
  )
}
