import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { type Category, categorySlugs } from '@/lib/market/catalogue/category'
import { figuresByAge, figuresByEstimate, figuresOf, type PartFigures, type Tried } from './model/price-figures'
import { fitPriceModel, type PriceModel, valueOffer, vehiclesNeeded } from './model/price-model'
import { canTeach, type PricedVehicle } from './model/valued-vehicle'
import { ratedOffers, type ValuedAd, vehicleOf } from './published-vehicle'
import { storeModel } from './stored-model'
import { valuedColumns } from './valued-columns.server'

export type FitOutcome = { category: Category } & ({ version: number; vehicles: number; medianError: number } | { why: string })

/** Number of vehicles that are fitted; of larger markets the newest of each model: memory and time of a fit grow with it. */
const fittedAtMost = 30_000
/**
 * Where prices say nothing, a model declines nearly every vehicle, as its intervals would be too wide, and the few it values it values
 * by luck: with fewer estimates than this something has gone wrong.
 */
const scoredAtLeast = 10
const scoredShareAtLeast = 0.1

/** Fits a model of each category on what is published; one that cannot be fitted leaves the model of before. */
export async function fitPriceModels(db: Db, now = new Date(), atMost = fittedAtMost): Promise<FitOutcome[]> {
  const outcomes: FitOutcome[] = []
  for (const category of categorySlugs) outcomes.push(await fitCategory(db, category, now, atMost))
  return outcomes
}

/** Whether there are ads to learn from, and nothing has been learned yet. */
export async function lacksPriceModels(db: Db): Promise<boolean> {
  const [row] = await db<{ lacks: boolean }[]>`
    select not exists (select from price_model)
      and (select count(*) from (select from ad where status = 'published' limit ${vehiclesNeeded}) published) = ${vehiclesNeeded} as lacks`
  return row?.lacks ?? false
}

/** Whether the latest model is more than a week old: a site that was off has missed its nights. */
export async function hasOldPriceModels(db: Db, now = new Date()): Promise<boolean> {
  const [row] = await db<
    { isOld: boolean | null }[]
  >`select max(fitted_at) < ${now}::timestamptz - interval '7 days' as is_old from price_model`
  return row?.isOld ?? false
}

async function fitCategory(db: Db, category: Category, now: Date, atMost: number): Promise<FitOutcome> {
  try {
    const offers = await listOffers(db, category, now, atMost)
    const model = fitPriceModel(offers)
    const tried = tryOut(model, offers)
    const { median, scored } = figuresOf(tried)
    if (scored < Math.max(scoredAtLeast, scoredShareAtLeast * tried.length))
      throw new AppError('invalid', `le stime sono troppo poche: ${scored} veicoli su ${tried.length}`)
    const version = await publish(db, category, { model, tried, now })
    return { category, version, vehicles: tried.length, medianError: median }
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return { category, why: error.message }
    throw error
  }
}

async function listOffers(db: Db, category: Category, now: Date, atMost: number): Promise<PricedVehicle[]> {
  const ads = await inTransaction(db, async (db) => {
    await allowLongWork(db)
    return db<ValuedAd[]>`
      select ${valuedColumns(db)} from ad a join (
        select id, row_number() over (partition by make, model order by published_at desc nulls last, id desc) as newest from ad
        where status = 'published' and category = ${category} and offer_type in ${db([...ratedOffers])} and price_cents > 0 and model is not null
          and accident is distinct from 'si' and running is not false and finance_required is not true
        order by newest, id limit ${atMost}
      ) chosen on chosen.id = a.id order by a.id`
  })
  return ads.map((ad) => ({ vehicle: vehicleOf(ad, category, now), priceEuro: (ad.priceCents ?? 0) / 100 })).filter(canTeach)
}

/** Tries out a model: each vehicle is valued by what was fitted without it. */
function tryOut(model: PriceModel, offers: readonly PricedVehicle[]): Tried[] {
  return offers.map(({ vehicle, priceEuro }) => ({
    valuation: valueOffer(model, vehicle),
    priceEuro,
    ageYears: vehicle.ageYears ?? Number.NaN,
  }))
}

async function publish(
  db: Db,
  category: Category,
  { model, tried, now }: { model: PriceModel; tried: readonly Tried[]; now: Date },
): Promise<number> {
  return inTransaction(db, async (db) => {
    await db`select pg_advisory_xact_lock(hashtextextended('price models', 0))` // two machines that start on a new market fit their first models at once
    await db`delete from price_model where category = ${category}`
    const [row] = await db<{ version: number }[]>`
      insert into price_model ${db({ category, fittedAt: now, vehicles: tried.length, ...storeModel(model) })} returning version`
    await saveErrors(db, category, 'all', [{ from: 0, to: null, ...figuresOf(tried) }])
    await saveErrors(db, category, 'estimate', figuresByEstimate(tried))
    await saveErrors(db, category, 'age', figuresByAge(tried))
    return row?.version ?? 0
  })
}

async function saveErrors(db: Db, category: Category, part: string, parts: readonly PartFigures[]): Promise<void> {
  const rows = parts
    .filter(({ scored }) => scored > 0)
    .map(({ from, to, ...figures }) => ({ category, part, fromValue: from, toValue: to, ...figures }))
  if (rows.length > 0) await db`insert into price_model_error ${db(rows)} on conflict (category, part, from_value) do nothing`
}
