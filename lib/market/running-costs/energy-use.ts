import { decimalText, measureText } from '@/lib/market/catalogue/number-text'

/** What the energy a vehicle uses is known by; null where the seller has not declared it. */
export type EnergyFacts = {
  fuel: string | null
  consumptionL100km: number | null
  batteryKwh: number | null
  rangeKm: number | null
}
/** The median of other ads of the same model, fuel and power. */
export type LikeConsumption = { l100km: number; ads: number }
export type EnergyUse = {
  name: string
  /** Unit by which the energy is sold. */
  unit: 'l' | 'kg' | 'kWh'
  /** Consumption for 100 km; null: nobody knows. */
  per100km: number | null
  /** Sentence on where the consumption is from, and what it leaves out. */
  how: string
}

type Energy = Pick<EnergyUse, 'name' | 'unit'>
const anyFuel: Energy = { name: 'Carburante', unit: 'l' }
const energies: Readonly<Record<string, Energy>> = {
  benzina: { name: 'Benzina', unit: 'l' },
  'ibrida-benzina': { name: 'Benzina', unit: 'l' },
  diesel: { name: 'Gasolio', unit: 'l' },
  'ibrida-diesel': { name: 'Gasolio', unit: 'l' },
  gpl: { name: 'GPL', unit: 'l' },
  etanolo: { name: 'Etanolo', unit: 'l' },
  metano: { name: 'Metano', unit: 'kg' },
  idrogeno: { name: 'Idrogeno', unit: 'kg' },
  elettrica: { name: 'Elettricità', unit: 'kWh' },
}
const notDeclared = 'Consumo non indicato: se lo sai, scrivilo.'
const cautions: Readonly<Record<string, string>> = {
  'plug-in': ' Il consumo dichiarato vale con la batteria carica; l’elettricità non è contata.',
  'benzina-gpl': ' L’annuncio non dice per quale dei due carburanti vale.',
  'benzina-metano': ' L’annuncio non dice per quale dei due carburanti vale.',
}

/** How much energy a vehicle uses: what the visitor says, else what the ad declares, else what others like it declare, shown as such. */
export function energyUse(facts: EnergyFacts, like: LikeConsumption | null, typed: number | null): EnergyUse {
  const energy = energies[facts.fuel ?? ''] ?? anyFuel
  if (typed !== null)
    return { ...energy, per100km: typed, how: `${decimalText(typed, `${energy.unit}/100 km`)}, il consumo che hai scritto.` }
  return { ...energy, ...declared(facts, energy, like) }
}

function declared(facts: EnergyFacts, { unit }: Energy, like: LikeConsumption | null): Pick<EnergyUse, 'per100km' | 'how'> {
  const { fuel, consumptionL100km, batteryKwh, rangeKm } = facts
  if (unit === 'kWh') return ofBattery(batteryKwh, rangeKm)
  if (unit === 'kg') return { per100km: null, how: 'Si vende al chilo, e l’annuncio dà litri: scrivi il consumo in kg ogni 100 km.' }
  const caution = cautions[fuel ?? ''] ?? ''
  if (consumptionL100km !== null && consumptionL100km > 0)
    return { per100km: consumptionL100km, how: `${decimalText(consumptionL100km, 'l/100 km')}, dall’annuncio.${caution}` }
  if (like !== null)
    return {
      per100km: like.l100km,
      how: `Il venditore non ha scritto il consumo. Usiamo ${decimalText(like.l100km, 'l/100 km')}, la mediana di ${like.ads} annunci con lo stesso motore.${caution}`,
    }
  return { per100km: null, how: notDeclared }
}

function ofBattery(batteryKwh: number | null, rangeKm: number | null): Pick<EnergyUse, 'per100km' | 'how'> {
  if (batteryKwh === null || rangeKm === null || rangeKm <= 0 || batteryKwh <= 0) return { per100km: null, how: notDeclared }
  const per100km = (batteryKwh / rangeKm) * 100
  return {
    per100km,
    how: `${decimalText(per100km, 'kWh/100 km')}: ${decimalText(batteryKwh, 'kWh')} di batteria per ${measureText(rangeKm, 'km')}, senza le perdite di ricarica.`,
  }
}
