import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import { type Category, categorySlugs, isCategory } from '@/lib/market/catalogue/category'
import { type CurrentPriceModel, currentPriceModel } from './current-price-model.server'
import { valueOffer } from './model/price-model'
import { type ValuedAd, vehicleOf, whyNotCompared } from './published-vehicle'
import { valuedColumns } from './valued-columns.server'

/** So many at a time: whoever changes one of them waits for them only, and pages go out between them. */
const dueBatch = 500
/** At night, in a thread: some 0.3 s each. */
const nightBatch = 2_000

type Models = Map<Category, CurrentPriceModel | null>
type Rating = { id: number; version: number | null } & (
  | { estimate: number; low: number; high: number; comparables: number }
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
  const valuation = valueOffer(current.model, vehicleOf(ad, category, current.fittedAt))
  if ('why' in valuation) return { id, version, why: valuation.why }
  const [estimate, low, high] = [valuation.euro, valuation.lowEuro, valuation.highEuro].map(Math.round)
  if (estimate === undefined || low === undefined || high === undefined) throw new Error('an estimate of three numbers')
  return { id, version, estimate, low, high, comparables: valuation.comparables }
}

async function writeRatings(db: Db, ratings: readonly Rating[]): Promise<number> {
  if (ratings.length === 0) return 0
  const column = (name: 'estimate' | 'low' | 'high' | 'comparables') => ratings.map((rating) => ('why' in rating ? null : rating[name]))
  await db`
    update price_rating r set is_due = false, model_version = given.version, why = given.why, estimate_euro = given.estimate, low_euro = given.low,
      high_euro = given.high, comparables = given.comparables, verdict = price_verdict(a.price_cents, given.estimate, given.low)
    from unnest(${ratings.map(({ id }) => id)}::bigint[], ${ratings.map(({ version }) => version)}::int[], ${column('estimate')}::int[],
        ${column('low')}::int[], ${column('high')}::int[], ${column('comparables')}::int[],
        ${ratings.map((rating) => ('why' in rating ? rating.why : null))}::text[]) as given (id, version, estimate, low, high, comparables, why)
      join ad a on a.id = given.id
    where r.ad_id = given.id`
  return ratings.length
}
