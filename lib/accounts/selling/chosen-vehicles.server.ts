import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { AdStatus } from '@/lib/market/ads/ad'
import { ordinaryAtMost } from '@/lib/market/price-rating/price-words'
import { type Chosen, isQuery, type StockPrice, type StockQuery, slowDays } from './stock'

/** Chooses among a dealer's own vehicles, and no others. */
export function chosenBy(db: Db, dealerId: number, { text, price, isSlow }: StockQuery): SqlFragment {
  const like = `%${text.replace(/[\\%_]/g, '\\$&').replace(/\s+/g, '%')}%`
  const words = text === '' ? db`` : db`and concat_ws(' ', a.make, a.model, a.version, a.id) ilike ${like}`
  const slow = isSlow ? db`and a.status = 'published' and a.published_at < now() - ${slowDays} * interval '1 day'` : db``
  return db`a.dealer_id = ${dealerId} and a.status <> 'deleted' ${words} ${slow} ${price === null ? db`` : db`and ${pricedAs(db, price)}`}`
}

/** The condition of a price as `zoneOf` has it, by the rating that is stored. */
function pricedAs(db: Db, price: StockPrice): SqlFragment {
  const rated = (verdict: SqlFragment) => db`exists (select from price_rating r where r.ad_id = a.id and not r.is_due and ${verdict})`
  const isOrdinary = db`a.price_cents <= round(r.estimate_euro * ${ordinaryAtMost}::numeric) * 100`
  return {
    sotto: rated(db`r.verdict in ('great', 'good')`),
    media: rated(db`r.verdict = 'fair' and ${isOrdinary}`),
    sopra: rated(db`r.verdict = 'fair' and not ${isOrdinary}`),
    verificare: rated(db`r.verdict = 'doubtful'`),
    senza: db`not ${rated(db`r.verdict <> 'unrated'`)}`,
  }[price]
}

/** The vehicles of this dealer, and of nobody else, that somebody ticked or that a question to the table finds. */
function among(db: Db, { dealerId }: Pick<Dealership, 'dealerId'>, chosen: Chosen): SqlFragment {
  if (!isQuery(chosen)) return db`a.id = any(${[...chosen]}::bigint[]) and a.dealer_id = ${dealerId} and a.status <> 'deleted'`
  return db`${chosenBy(db, dealerId, chosen)} ${chosen.status === null ? db`` : db`and a.status = ${chosen.status}`}`
}

export type ChosenVehicle = { id: number; status: AdStatus; expiresAt: Date | null; priceCents: number | null; updatedAt: Date }

/** The chosen vehicles of a dealer, in the order of their numbers. */
export async function findChosen(db: Db, dealership: Pick<Dealership, 'dealerId'>, chosen: Chosen): Promise<ChosenVehicle[]> {
  return db<ChosenVehicle[]>`
    select a.id, a.status, a.expires_at, a.price_cents, a.updated_at from ad a where ${among(db, dealership, chosen)} order by a.id`
}

/** Locks this dealer's vehicles among the chosen, in the order of their numbers, so that two windows do not wait for each other. */
export async function lockVehicles(db: Db, dealership: Pick<Dealership, 'dealerId'>, chosen: Chosen): Promise<ChosenVehicle[]> {
  return db<ChosenVehicle[]>`
    select a.id, a.status, a.expires_at, a.price_cents, a.updated_at from ad a where ${among(db, dealership, chosen)} order by a.id for update of a`
}

/** Refuses all or none: the error says which one is not this dealer's. */
export function refuseOthers(chosen: Chosen, ads: readonly { id: number }[]): void {
  if (isQuery(chosen)) return
  const own = new Set(ads.map(({ id }) => id))
  const others = [...new Set(chosen)].filter((id) => !own.has(id))
  if (others.length > 0)
    throw new AppError('notFound', 'not all this dealer’s', { shownText: `Non è tra i tuoi veicoli: ${others.join(', ')}` })
}
