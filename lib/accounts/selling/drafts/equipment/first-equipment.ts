/** What is known of a piece of equipment in one model. `raises`: what it adds to the logarithm of the price. `share`: of its ads that have it. */
export type EquipmentFact = {
  item: string
  raises: number
  share: number /** People whose saved searches for the model ask for it. */
  searches: number
}

export const firstCount = 12
/** Fewer searches than this are somebody's own, not what people look for. */
const searchesNeeded = 3
/** Asked for where nothing is known of a model, most looked at first. */
const usual = [
  'clima-automatico',
  'carplay',
  'android-auto',
  'telecamera-posteriore',
  'sensori-posteriori',
  'cruise-control',
  'cerchi-in-lega',
  'fari-led',
  'navigatore',
  'sedili-riscaldati',
  'keyless',
  'gancio-estraibile',
]

/**
 * The twelve pieces of equipment that are asked first: those that explain most of the price among ads of the model. That is what one adds, times how
 * much ads differ in it: what every ad or none has explains nothing. What many searches ask for counts up to twice. The commonest fill the rest.
 */
export function firstEquipment(facts: readonly EquipmentFact[]): string[] {
  const most = Math.max(searchesNeeded, ...facts.map(({ searches }) => searches))
  const weight = ({ raises, share, searches }: EquipmentFact) =>
    Math.max(0, raises) * Math.sqrt(share * (1 - share)) * (1 + (searches >= searchesNeeded ? searches / most : 0))
  const explaining = facts.filter((fact) => weight(fact) > 0).sort((a, b) => weight(b) - weight(a))
  const common = facts.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share)
  return [...new Set([...explaining.map(({ item }) => item), ...common.map(({ item }) => item), ...usual])].slice(0, firstCount)
}
