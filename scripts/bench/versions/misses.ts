import { percentText } from '@/lib/market/catalogue/number-text'
import { doubtfulPowers } from '@/lib/market/versions/doubtful-power'
import { groupBy } from '@/lib/market/versions/group-versions'
import { byEngine, type OfferedVersion, shiftOf } from '@/lib/market/versions/version'
import type { Listing } from './read-listings'

/** A listing of a later month, what its seller is offered, and whether the table has a version of its fuel, shift and power at all. */
type Offer = { listing: Listing; offered: readonly OfferedVersion[]; isInTable: boolean }

const firstGuesses = 3
const adsOfTable = 3
/** Powers in CV become kW in several ways. */
const powerTolerance = 2

/** Prints what becomes of the power of each listing once its fuel and gearbox are pressed, and what the misses have in common. */
export function printMisses(offers: readonly Offer[], before: readonly Listing[]): void {
  const engines = groupBy(before.filter(hasEngine), modelOfShift)
  const counts = groupBy(offers, (offer) => fateOf(offer, engines))
  console.log('what becomes of the power, fuel and gearbox pressed:')
  for (const [fate, own] of [...counts].sort(([one], [other]) => one.localeCompare(other)))
    console.log(`  ${fate}: ${percentText(own.length / offers.length)} (${own.length})`)
}

/** Prints the share that is filled in right of listings whose own power does not look converted twice. */
export function printSound(offers: readonly Offer[], all: readonly Listing[]): void {
  const doubts = new Map(
    [...groupBy(all.filter(hasEngine), ({ model }) => model)].map(([model, own]) => [model, doubtfulPowers(own)] as const),
  )
  const sound = offers.filter(({ listing }) => hasEngine(listing) && doubts.get(listing.model)?.(listing) === null)
  const filled = sound.filter((offer) => isFilled(offer))
  console.log(
    `own power sound: ${percentText(sound.length / offers.length)}; of these filled in among the first ${firstGuesses}: ${percentText(filled.length / sound.length)}`,
  )
}

type Engine = Listing & { fuel: string; gearbox: string; powerKw: number }

function hasEngine(listing: Listing): listing is Engine {
  return listing.fuel !== null && listing.gearbox !== null && listing.powerKw !== null
}

const modelOfShift = ({ model, fuel, gearbox }: Listing) => [model, fuel, shiftOf(gearbox ?? '')].join(' ')
const isNear = (kw: unknown, { powerKw }: Listing) => Math.abs(Number(kw) - (powerKw ?? 0)) <= powerTolerance

function ownRows({ listing, offered }: Offer): OfferedVersion[] {
  return byEngine(offered.filter(({ fuel, gearbox }) => fuel === listing.fuel && shiftOf(gearbox) === shiftOf(listing.gearbox ?? '')))
}

function isFilled(offer: Offer): boolean {
  return ownRows(offer)
    .slice(0, firstGuesses)
    .some(({ facts }) => isNear(facts.powerKw, offer.listing))
}

function fateOf(offer: Offer, engines: ReadonlyMap<string, readonly Engine[]>): string {
  const { listing, isInTable } = offer
  const own = ownRows(offer)
  const says = ({ facts, powers = [] }: OfferedVersion) => [facts.powerKw, ...powers].some((kw) => isNear(kw, listing))
  if (isFilled(offer)) return `1 filled in by one of the first ${firstGuesses}`
  if (own.slice(0, firstGuesses).some(says)) return `2 one press after one of the first ${firstGuesses}`
  if (own.some(says)) return '3 later in the list'
  if (isInTable) return '4 in the table, of other years'
  const earlier = (engines.get(modelOfShift(listing)) ?? []).filter(({ powerKw }) => isNear(powerKw, listing)).length
  if (earlier >= adsOfTable) return `5 ${adsOfTable} and more earlier listings, no version`
  return earlier > 0 ? '6 one or two earlier listings' : '7 no earlier listing'
}
