import type { CarChoice } from './car-market'
import type { CarEngine, CarGeneration, Gearbox } from './car-table'

/** What a way to drive adds in kg to a petrol engine of the same size: tanks, particle filter, motors. */
const addedByFuel: Readonly<Record<string, number>> = {
  diesel: 50,
  'ibrida-diesel': 65,
  'mild-hybrid': 15,
  'ibrida-benzina': 60,
  'plug-in': 240,
  'benzina-gpl': 45,
  'benzina-metano': 100,
}
const perLitre = 55
const perKw = 0.25
/** A traction battery with its casing, per kWh; that of a plug-in hybrid stands in the table of fuels. */
const perKwh = 7
const allWheelDrive = 65
const automaticGearbox = 25

/** Kerb mass of a version in kg, to 5: the generation's own mass is the mean of its engines, weighed by how often they are sold. */
export function kerbMassOf({ generation, engine, gearbox }: CarChoice): number {
  return Math.round((generation.kerbMassKg + drivetrainMass(engine, gearbox) - meanMassOf(generation)) / 5) * 5
}

function drivetrainMass({ fuel, displacementCc, powerKw, batteryKwh, drive }: CarEngine, gearbox: Gearbox): number {
  const motor = fuel === 'elettrica' ? (batteryKwh ?? 40) * perKwh : ((displacementCc ?? 0) / 1_000) * perLitre + (addedByFuel[fuel] ?? 0)
  const automatic = gearbox.kind === 'manuale' || fuel === 'elettrica' ? 0 : automaticGearbox
  return motor + powerKw * perKw + (drive === 'integrale' ? allWheelDrive : 0) + automatic
}

const meanMasses = new Map<CarGeneration, number>()

function meanMassOf(generation: CarGeneration): number {
  const known = meanMasses.get(generation)
  if (known !== undefined) return known
  let mass = 0
  let weight = 0
  for (const engine of generation.engines) {
    const gearboxes = engine.gearboxes.reduce((sum, gearbox) => sum + gearbox.weight, 0)
    for (const gearbox of engine.gearboxes) mass += drivetrainMass(engine, gearbox) * engine.weight * (gearbox.weight / gearboxes)
    weight += engine.weight
  }
  meanMasses.set(generation, mass / weight)
  return mass / weight
}
