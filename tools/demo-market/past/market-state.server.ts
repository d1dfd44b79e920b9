import type { Db } from '@/lib/kernel/db/db.server'

/** What the market of this database was made from, and up to when it has grown. */
export type MarketState = { seed: number; ads: number; beganAt: Date; grownTo: Date }

export async function findMarketState(db: Db): Promise<MarketState | undefined> {
  const [state] = await db<MarketState[]>`select seed, ads, began_at, grown_to from demo_market`
  return state
}

export async function saveMarketState(db: Db, state: MarketState): Promise<void> {
  await db`insert into demo_market ${db(state)} on conflict (only_one) do update set
    seed = excluded.seed, ads = excluded.ads, began_at = excluded.began_at, grown_to = excluded.grown_to`
}

export async function clearMarketState(db: Db): Promise<void> {
  await db`delete from demo_market`
}
