/** What decides whether two rows are duplicate vehicles: the same vehicle offered twice. */
export type RepostFacts = {
  category: string
  make: string
  model: string | null
  version: string
  firstRegistration: Date | null
  mileageKm: number | null
  powerKw: number | null
  colour: string | null
  fuel: string | null
  gearbox: string | null
  priceCents: number | null
  dealerId: number | null
  placeIstat: string | null
}

/** Kilometres below which a car has hardly been driven, and a dealer may well have several alike. */
const drivenFromKm = 1_000

/**
 * Whether a vehicle is offered twice: same make, model, month of registration, kilometres and kW, and nothing that contradicts it.
 * An unrounded mileage identifies a vehicle. With a round one, a placeholder (1, 10, 10000) or a km 0, and when the
 * power is unknown, the seller, the version and the price are compared as well.
 */
export function isRepost(a: RepostFacts, b: RepostFacts): boolean {
  if (!sameVehicleData(a, b) || contradict(a, b)) return false
  const sameVersion = wording(a.version) === wording(b.version)
  const samePrice = a.priceCents !== null && a.priceCents === b.priceCents
  const seller = sameSeller(a, b)
  if (a.powerKw === null) return sameVersion && samePrice && (seller || isDistinctiveMileage(a.mileageKm))
  if (isDistinctiveMileage(a.mileageKm)) return true
  if ((a.mileageKm ?? 0) < drivenFromKm || a.mileageKm === 10_000) return seller && sameVersion && samePrice
  return sameVersion && (seller || samePrice)
}

function sameVehicleData(a: RepostFacts, b: RepostFacts): boolean {
  return (
    a.category === b.category &&
    a.make === b.make &&
    a.model === b.model &&
    (a.model !== null || wording(a.version) === wording(b.version)) &&
    a.firstRegistration !== null &&
    a.firstRegistration.getTime() === b.firstRegistration?.getTime() &&
    a.mileageKm !== null &&
    a.mileageKm === b.mileageKm &&
    a.powerKw === b.powerKw
  )
}

function contradict(a: RepostFacts, b: RepostFacts): boolean {
  if (
    differ(a.colour, b.colour) ||
    differ(a.gearbox, b.gearbox) ||
    (differ(a.fuel, b.fuel) && (a.fuel === 'diesel' || b.fuel === 'diesel'))
  )
    return true
  if (a.priceCents === null || b.priceCents === null) return false
  const ratio = a.priceCents / b.priceCents
  return ratio < 0.75 || ratio > 1 / 0.75
}

function differ(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a !== b
}

/** Private sellers have no name in a file: the place stands for them. */
function sameSeller(a: RepostFacts, b: RepostFacts): boolean {
  if (a.dealerId !== null || b.dealerId !== null) return a.dealerId === b.dealerId
  return a.placeIstat !== null && a.placeIstat === b.placeIstat
}

function isDistinctiveMileage(km: number | null): boolean {
  return km !== null && km >= drivenFromKm && km % 500 !== 0 && !/^(\d)\1+$|^12345/.test(String(km))
}

function wording(version: string): string {
  return version.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
