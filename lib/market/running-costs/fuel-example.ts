import { energyUse } from './energy-use'

/** Prices of an example, and the day and the article they are written in: nobody has measured them (decision 051). What the visitor pays takes their place. */
const examples: Readonly<Record<string, number>> = { Benzina: 1.75, Gasolio: 1.65, GPL: 0.72, Metano: 1.45, Elettricità: 0.25 }
export const fuelExampleSource = { day: '2026-11-25', article: 'ibrido-gpl-metano-elettrico' } as const

/** What a litre, a kilogram or a kWh costs in our example; null of an energy that it does not have. */
export function fuelExample(fuel: string | null): number | null {
  const { name } = energyUse({ fuel, consumptionL100km: null, batteryKwh: null, rangeKm: null }, null, null)
  return examples[name] ?? null
}
