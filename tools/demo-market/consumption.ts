/** Estimated consumption (l/100 km) and CO₂ from fuel, power, mass and year. */
export function consumptionOf(fuel: string, powerKw: number, kerbMassKg: number, year: number) {
  if (fuel === 'elettrica') return { co2GKm: 0, consumptionL100km: null }
  const kind = byFuel[fuel] ?? { consumptionFactor: 1, co2PerLitre: 23.3 }
  const age = 1 + 0.011 * Math.max(0, 2022 - year)
  const litres = (0.0026 * kerbMassKg + 0.016 * powerKw + 0.9) * kind.consumptionFactor * age
  const consumptionL100km = Math.round(litres * 10) / 10
  return { co2GKm: Math.round(consumptionL100km * kind.co2PerLitre), consumptionL100km }
}

const byFuel: Readonly<Record<string, { consumptionFactor: number; co2PerLitre: number }>> = {
  diesel: { consumptionFactor: 0.8, co2PerLitre: 26.3 },
  'ibrida-diesel': { consumptionFactor: 0.78, co2PerLitre: 26.3 },
  'mild-hybrid': { consumptionFactor: 0.94, co2PerLitre: 23.3 },
  'ibrida-benzina': { consumptionFactor: 0.77, co2PerLitre: 23.3 },
  'plug-in': { consumptionFactor: 0.22, co2PerLitre: 23.3 },
  'benzina-gpl': { consumptionFactor: 1.2, co2PerLitre: 16.4 },
  'benzina-metano': { consumptionFactor: 0.7, co2PerLitre: 26 },
}
