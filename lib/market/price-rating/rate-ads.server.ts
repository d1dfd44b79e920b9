import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import { type Category, categorySlugs, isCategory } from '@/lib/market/catalogue/category'
import { type CurrentPriceModel, currentPriceModel } from './current-price-model.server'
import { rarityOf, undeclaredOf } from './model/rarity'
import { rarityText } from './price-words'
import { type ValuedAd, vehicleOf, whyNotCompared } from './published-vehicle'
import { valueAd } from './value-ad'
import { valuedColumns } from './valued-columns.server'

/** Number of ads at a time: a writer of one of them waits for them only, and pages go out between them. */
const dueBatch = 500
/** Number of ads at a time at night, in a thread: some 0.3 s each. */
const nightBatch = 2_000

type Models = Map<Category, CurrentPriceModel | null>
type Rating = { id: number; version: number | null } & (
  | { estimate: number; low: number; high: number; comparables: number; isPartlyDeclared: boolean; withheld: string | null }
  | { why: string }
)

/** Looks at the ads that have appeared or changed; answers how many. */
export async function rateDueAds(db: Db): Promise<number> {
  const models = await currentModels(db)
  let rated = 0
  for (;;) {
    const count = await inTransaction(db, async (db) => {
      const rows = await db<ValuedAd[]>`
        select ${valuedColumns(db)} from price_rating r join ad a on a.id = r.ad_id
        where r.is_due order by r.ad_id limit ${dueBatch} for update of r`
      return writeRatings(
        db,
        rows.map((row) => rate(models, row)),
      )
    })
    rated += count
    if (count < dueBatch) return rated
  }
}

/** Looks at all ads that the latest model of their category has not seen, in one pass; answers how many. Both ids are bounded: PostgreSQL would read the ads of a merge join from the first. */
export async function rateAllAds(db: Db): Promise<number> {
  const models = await currentModels(db)
  const versions = [...models.values()].map((model) => model?.version ?? null)
  let [rated, after] = [0, 0]
  for (;;) {
    const rows = await inTransaction(db, async (db) => {
      await allowLongWork(db)
      const rows = await db<ValuedAd[]>`
        select ${valuedColumns(db)} from price_rating r join ad a on a.id = r.ad_id
        where r.ad_id > ${after} and a.id > ${after} and (r.is_due or r.model_version is distinct from
          (${versions}::int[])[array_position(${[...models.keys()]}::text[], a.category)])
        order by r.ad_id limit ${nightBatch} for update of r`
      rated += await writeRatings(
        db,
        rows.map((row) => rate(models, row)),
      )
      return rows
    })
    after = rows.at(-1)?.id ?? after
    if (rows.length < nightBatch) return rated
  }
}

async function currentModels(db: Db): Promise<Models> {
  const models: Models = new Map()
  for (const category of categorySlugs) models.set(category, await currentPriceModel(db, category))
  return models
}

function rate(models: Models, ad: ValuedAd): Rating {
  const { id, category } = ad
  const current = isCategory(category) ? models.get(category) : undefined
  const version = current?.version ?? null
  const otherwise = whyNotCompared(ad)
  if (otherwise !== undefined) return { id, version, why: otherwise }
  if (!current || !isCategory(category)) return { id, version, why: 'ci sono ancora pochi annunci di questa categoria' }
  const vehicle = vehicleOf(ad, category, current.fittedAt)
  const { model, valuation } = valueAd(current, ad, vehicle)
  if ('why' in valuation) return { id, version, why: valuation.why }
  const [estimate, low, high] = [valuation.euro, valuation.lowEuro, valuation.highEuro].map(Math.round)
  if (estimate === undefined || low === undefined || high === undefined) throw new Error('an estimate of three numbers')
  const rarity = rarityOf(model, vehicle, valuation, ad.priceCents === null ? null : ad.priceCents / 100)
  const isPartlyDeclared = undeclaredOf(valuation).length > 0
  return {
    id,
    version,
    estimate,
    low,
    high,
    comparables: valuation.comparables,
    isPartlyDeclared,
    withheld: rarity ? rarityText(rarity) : null,
  }
}

async function writeRatings(db: Db, ratings: readonly Rating[]): Promise<number> {
  if (ratings.length === 0) return 0
  const column = <Value>(of: (rating: Exclude<Rating, { why: string }>) => Value) =>
    ratings.map((rating) => ('why' in rating ? null : of(rating)))
  const open = (name: 'estimate' | 'low' | 'high') => column((rating) => (rating.withheld === null ? rating[name] : null))
  const withheld = (name: 'estimate' | 'low' | 'high') => column((rating) => (rating.withheld === null ? null : rating[name]))
  await db`
    update price_rating r set is_due = false, model_version = given.version, why = given.why, estimate_euro = given.estimate, low_euro = given.low,
      high_euro = given.high, comparables = given.comparables, verdict = price_verdict(a.price_cents, given.estimate, given.low),
      withheld_estimate_euro = given.withheld_estimate, withheld_low_euro = given.withheld_low, withheld_high_euro = given.withheld_high,
      is_partly_told = coalesce(given.partly_declared, 0) = 1
    from unnest(${ratings.map(({ id }) => id)}::bigint[], ${ratings.map(({ version }) => version)}::int[], ${open('estimate')}::int[],
        ${open('low')}::int[], ${open('high')}::int[], ${column(({ comparables }) => comparables)}::int[],
        ${ratings.map((rating) => ('why' in rating ? rating.why : rating.withheld))}::text[], ${withheld('estimate')}::int[],
        ${withheld('low')}::int[], ${withheld('high')}::int[], ${column(({ isPartlyDeclared }) => Number(isPartlyDeclared))}::int[])
        as given (id, version, estimate, low, high, comparables, why, withheld_estimate, withheld_low, withheld_high, partly_declared)
      join ad a on a.id = given.id
    where r.ad_id = given.id`
  return ratings.length
}
