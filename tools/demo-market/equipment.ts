import type { Random } from './random'

/** Year an item appeared, year it became usual, how rich a car must be for it to be likely, and how likely it gets. */
type EquipmentRule = readonly [item: string, since: number, usual: number, level: number, share: number]

const carHabits: readonly EquipmentRule[] = [
  ['abs', 1996, 2003, 0, 0.85],
  ['esp', 2000, 2012, 0.05, 0.8],
  ['airbag-laterali', 1998, 2006, 0.1, 0.75],
  ['airbag-tendina', 2003, 2010, 0.25, 0.6],
  ['isofix', 2004, 2012, 0, 0.7],
  ['frenata-automatica', 2014, 2022, 0.2, 0.85],
  ['antifurto', 1998, 2006, 0.45, 0.35],
  ['pressione-pneumatici', 2012, 2015, 0, 0.55],
  ['mantenimento-corsia', 2014, 2022, 0.2, 0.8],
  ['angolo-cieco', 2015, 2021, 0.6, 0.6],
  ['segnaletica', 2014, 2022, 0.35, 0.55],
  ['sensori-anteriori', 2010, 2018, 0.55, 0.6],
  ['sensori-posteriori', 2004, 2015, 0.25, 0.85],
  ['telecamera-posteriore', 2013, 2019, 0.35, 0.8],
  ['park-assist', 2013, 2019, 0.75, 0.4],
  ['limitatore', 2008, 2016, 0.2, 0.45],
  ['sedili-riscaldati', 2006, 2018, 0.65, 0.5],
  ['volante-riscaldato', 2015, 2020, 0.75, 0.3],
  ['keyless', 2012, 2019, 0.5, 0.65],
  ['navigatore', 2008, 2018, 0.45, 0.75],
  ['bluetooth', 2009, 2014, 0.05, 0.85],
  ['carplay', 2016, 2021, 0.2, 0.85],
  ['android-auto', 2016, 2021, 0.2, 0.82],
  ['dab', 2015, 2020, 0.3, 0.65],
  ['head-up-display', 2016, 2020, 0.85, 0.4],
  ['ricarica-wireless', 2018, 2022, 0.6, 0.5],
  ['cockpit-digitale', 2017, 2022, 0.4, 0.65],
  ['audio-premium', 2010, 2015, 0.85, 0.4],
  ['cerchi-in-lega', 1998, 2012, 0.3, 0.85],
  ['fendinebbia', 1998, 2005, 0.3, 0.55],
  ['vetri-oscurati', 2006, 2014, 0.5, 0.55],
  ['volante-pelle', 2000, 2012, 0.35, 0.65],
  ['luci-ambiente', 2015, 2020, 0.7, 0.5],
  ['bracciolo', 2003, 2010, 0.35, 0.6],
]

export type CarProfile = { make: string; year: number; level: number; body: string; automatic: boolean }

/** What a car of this year and this level has, and a seller remembers to say. */
export function carEquipment(random: Random, car: CarProfile): string[] {
  const items = new Set<string>()
  for (const [item, since, usual, level, share] of carHabits) {
    const known = Math.min(1, Math.max(0, (car.year - since + 0.5) / (usual - since)))
    const wanted = 1 / (1 + Math.exp(-7 * (car.level - level + 0.15)))
    if (random.chance(known * wanted * share) && !(car.make === 'tesla' && phoneMirrors.has(item))) items.add(item)
  }
  for (const item of [climate(random, car), cruise(random, car), lights(random, car), roof(random, car)]) if (item) items.add(item)
  if (items.has('sensori-anteriori')) items.add('sensori-posteriori')
  if (car.level > 0.7 && car.year >= 2016 && random.chance(0.3)) items.add('telecamera-360').delete('telecamera-posteriore')
  if (isTall(car.body) && random.chance(0.45)) items.add('barre-tetto')
  if (isTall(car.body) && car.level > 0.5 && car.year >= 2012 && random.chance(0.4)) items.add('portellone-elettrico')
  const hitch = random.next()
  if (isTall(car.body) && hitch < 0.08) items.add(hitch < 0.03 ? 'gancio-fisso' : 'gancio-estraibile')
  const tyres = random.next()
  if (tyres < 0.2) items.add(tyres < 0.06 ? 'pneumatici-invernali' : 'pneumatici-4-stagioni')
  return [...items]
}

/** The mirrors of a phone; Tesla has neither. */
const phoneMirrors = new Set(['carplay', 'android-auto'])

const isTall = (body: string) => body === 'suv' || body === 'station-wagon' || body === 'fuoristrada' || body === 'crossover'

function climate(random: Random, { year, level }: CarProfile): string | null {
  const comfortScore = level + (year - 2012) * 0.025 + random.between(-0.25, 0.25)
  if (level > 0.85 && comfortScore > 1.2 && random.chance(0.3)) return random.chance(0.6) ? 'clima-trizona' : 'clima-quadrizona'
  if (comfortScore > 0.7) return 'clima-bizona'
  if (comfortScore > 0.38) return 'clima-automatico'
  return year >= 1998 && random.chance(0.9) ? 'clima-manuale' : null
}

function cruise(random: Random, { year, level, automatic }: CarProfile): string | null {
  if (automatic && year >= 2017 && random.chance(Math.min(0.8, level * (year - 2014) * 0.13))) return 'cruise-adattivo'
  return year >= 2003 && random.chance(Math.min(0.85, 0.1 + level * 0.6 + (year - 2010) * 0.03)) ? 'cruise-control' : null
}

function lights(random: Random, { year, level }: CarProfile): string | null {
  if (year >= 2017 && level > 0.75 && random.chance(0.25)) return 'fari-matrix'
  if (year >= 2014 && random.chance(Math.min(0.9, (level + 0.15) * (year - 2012) * 0.13))) return 'fari-led'
  return year >= 2003 && year <= 2017 && level > 0.45 && random.chance(0.35) ? 'fari-xeno' : null
}

function roof(random: Random, { year, level, body }: CarProfile): string | null {
  if (body === 'cabrio' || body === 'pick-up' || level < 0.5 || !random.chance(0.18)) return null
  return year >= 2010 ? 'tetto-panoramico' : 'tetto-apribile'
}

/** The seats, when the seller says so. */
export function interiorOf(random: Random, level: number) {
  if (random.chance(0.4)) return { interiorMaterial: null, interiorColour: null }
  const mark = random.next() + (level - 0.5) * 0.9
  const interiorMaterial = mark < 0.62 ? 'tessuto' : mark < 0.78 ? 'pelle-tessuto' : mark < 0.86 ? 'alcantara' : 'pelle'
  return { interiorMaterial, interiorColour: random.pick(['nero', 'nero', 'nero', 'grigio', 'grigio', 'beige', 'marrone']) }
}

/** Leather seats are a material and an item of equipment; both say the same. */
export function seatItems({ interiorMaterial }: { interiorMaterial: string | null }): string[] {
  return interiorMaterial === 'pelle' || interiorMaterial === 'alcantara' ? [`sedili-${interiorMaterial}`] : []
}

/** Some of a list, each item by its own chance. */
export function someOf(random: Random, items: Readonly<Record<string, number>>): string[] {
  return Object.keys(items).filter((item) => random.chance(items[item] ?? 0))
}
