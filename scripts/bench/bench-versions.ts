import { percentText } from '@/lib/market/catalogue/number-text'
import { groupAds, groupBy, isTakenForCv } from '@/lib/market/versions/group-versions'
import { byEngine, type OfferedVersion, offeredVersions, type Version } from '@/lib/market/versions/version'
import { printMisses, printSound } from './versions/misses'
import { type Listing, readListings } from './versions/read-listings'

/**
 * npm run bench:versions -- LISTINGS.csv [FIRST_MONTH_TRIED] builds the versions of the listings first seen before a month, and tries them on the others
 * that are no reposts. A row of the table is right when its fuel, gearbox and power are the listing's, be the power filled in or left open as doubtful.
 */
const [file, firstTried = '2026-07'] = process.argv.slice(2)
if (file === undefined) {
  console.error('npm run bench:versions -- LISTINGS.csv [2026-07]')
  process.exit(2)
}

type Row = OfferedVersion & { powers: readonly number[] }

const modelsCounted = 200
const firstGuesses = 3
const powerTolerance = 2

const listings = await readListings(file)
const before = listings.filter(({ seenIn }) => seenIn < firstTried)
const seen = new Set(before.map(({ identity }) => identity))
const frequent = frequentModels(listings)
const tried = listings.filter(({ seenIn, identity, model }) => seenIn >= firstTried && !seen.has(identity) && frequent.has(model))
const tables = new Map([...groupBy(before, ({ model }) => model)].map(([model, own]) => [model, groupAds(own)] as const))
printTable()
printFigures()
if (process.argv.includes('--rows')) printRows()

function frequentModels(all: readonly Listing[]): Set<string> {
  const counts = [...groupBy(all, ({ model }) => model)].map(([model, own]) => ({ model, ads: own.length }))
  return new Set(
    counts
      .sort((one, other) => other.ads - one.ads)
      .slice(0, modelsCounted)
      .map(({ model }) => model),
  )
}

function printTable(): void {
  const rows = [...tables.values()].flat().map(({ version }) => version)
  const ads = rows.reduce((sum, row) => sum + row.ads, 0)
  console.log(`table: ${rows.length} versions of ${tables.size} models, from ${ads} of ${before.length} listings before ${firstTried}`)
  console.log(`tried: ${tried.length} listings of the ${frequent.size} most frequent models`)
}

/** What is offered to a seller of this vehicle, with the power of each row, doubtful or not. */
function offerTo(listing: Listing): Row[] {
  const groups = tables.get(listing.model) ?? []
  const powers = new Map(groups.map(({ version, powers }) => [version.key, powers]))
  const versions = groups.map(({ version }) => version)
  return offeredVersions(versions, listing.year).map((row) => ({ ...row, powers: powers.get(row.key) ?? [] }))
}

function printFigures(): void {
  const offers = tried.map((listing) => ({ listing, offered: offerTo(listing) }))
  const offered = offers.filter(({ offered }) => offered.length > 0)
  const judged = offers.filter(
    ({ listing: { fuel, gearbox, powerKw, year, version } }) => fuel && gearbox && powerKw && year && !isTakenForCv(version, powerKw),
  )
  const share = (found: readonly unknown[], of: readonly unknown[]) => percentText(of.length === 0 ? 0 : found.length / of.length)
  console.log(`versions offered: ${share(offered, offers)}`)
  console.log(`judged: ${judged.length} listings that say fuel, gearbox, power and year, and do not contradict their own power`)
  const inFirst = (list: readonly Row[], listing: Listing) => list.slice(0, firstGuesses).some((row) => isRight(row, listing))
  const asTheyAre = (list: Row[]) => list
  const ways: [name: string, fits: (row: Row, listing: Listing) => boolean, order: (list: Row[]) => Row[]][] = [
    ['by month alone', () => true, asTheyAre],
    ['of its fuel', ({ fuel }, listing) => fuel === listing.fuel, byEngine],
    ['of its fuel and gearbox, one press', (row, listing) => isOfGroup(row, listing), byEngine],
    ['of its fuel and gearbox, in the order of ads', (row, listing) => isOfGroup(row, listing), asTheyAre],
  ]
  for (const [name, fits, order] of ways) {
    const right = judged.filter(({ listing, offered }) => inFirst(order(offered.filter((row) => fits(row, listing))), listing))
    console.log(`right among the first ${firstGuesses}, ${name}: ${share(right, judged)}`)
  }
  const filled = judged.filter(({ listing, offered }) =>
    inFirst(byEngine(offered.filter((row) => isOfGroup(row, listing) && row.facts.powerKw !== undefined)), listing),
  )
  console.log(`the same with one press, rows of a doubtful power left out: ${share(filled, judged)}`)
  const anywhere = judged.filter(({ listing, offered }) => offered.some((row) => isRight(row, listing)))
  console.log(`right anywhere in the list: ${share(anywhere, judged)}`)
  const inTable = judged.filter(({ listing }) =>
    (tables.get(listing.model) ?? []).some(({ version, powers }) => isRight({ ...version, powers }, listing)),
  )
  console.log(`whose fuel, gearbox and power the table has at all: ${share(inTable, judged)}`)
  const withTable = judged.map((offer) => ({ ...offer, isInTable: inTable.includes(offer) }))
  printMisses(withTable, before)
  printSound(withTable, listings)
  const length = offers.map(({ offered }) => offered.length).sort((one, other) => one - other)
  console.log(
    `length of a list: median ${length[Math.floor(length.length / 2)]}, nine of ten up to ${length[Math.floor(length.length * 0.9)]}`,
  )
}

/** Powers in CV become kW in several ways. */
function isRight({ fuel, gearbox, powers }: Pick<Row, 'fuel' | 'gearbox' | 'powers'>, listing: Listing): boolean {
  return isOfGroup({ fuel, gearbox }, listing) && powers.some((kw) => Math.abs(kw - (listing.powerKw ?? 0)) <= powerTolerance)
}

/** By hand or not: what a double clutch is called differs from ad to ad. */
function isOfGroup({ fuel, gearbox }: Pick<OfferedVersion, 'fuel' | 'gearbox'>, listing: Listing): boolean {
  return fuel === listing.fuel && (gearbox === 'manuale') === (listing.gearbox === 'manuale')
}

/** Ten models to be read against the listings. */
function printRows(): void {
  const models = [...frequent].slice(0, 10)
  for (const model of models) {
    console.log(`\n${model}`)
    const rows: Version[] = (tables.get(model) ?? []).map(({ version }) => version).sort((one, other) => other.ads - one.ads)
    for (const { label, fuel, gearbox, ads, years, facts } of rows.slice(0, 12)) {
      const certain = Object.entries(facts).map(
        ([name, { value, agree, contradict, isCertain }]) => `${name} ${value} ${agree}:${contradict}${isCertain ? '' : '?'}`,
      )
      console.log(`  ${label} · ${fuel} · ${gearbox} · ${ads} ads · ${Object.keys(years).join(' ')} · ${certain.join(', ')}`)
    }
  }
}
