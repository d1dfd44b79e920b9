import type { Db } from '@/lib/kernel/db/db.server'
import type { Dealer } from './dealer'

export async function findDealer(db: Db, slug: string): Promise<Dealer | undefined> {
  if (slug.includes('\0')) return undefined // an address can hold it, a text of PostgreSQL can not
  const [dealer] = await db<Dealer[]>`select * from dealer where slug = ${slug}`
  return dealer
}

/** The dealers with these ids, in no particular order. */
export async function getDealers(db: Db, ids: readonly number[]): Promise<Dealer[]> {
  if (ids.length === 0) return []
  return db<Dealer[]>`select * from dealer where id in ${db([...ids])}`
}

/** Ids by the seller's mark in an imported file; marks never seen are missing. */
export async function findDealerIdsBySource(db: Db, references: readonly string[]): Promise<Map<string, number>> {
  if (references.length === 0) return new Map()
  const rows = await db<
    { id: number; sourceReference: string }[]
  >`select id, source_reference from dealer where source_reference in ${db([...references])}`
  return new Map(rows.map((row) => [row.sourceReference, row.id]))
}

/** Whether a place of Google Maps is one of our dealers'. */
export async function isDealersPlace(db: Db, googlePlaceId: string): Promise<boolean> {
  const [known] = await db`select from dealer where google_place_id = ${googlePlaceId} limit 1`
  return known !== undefined
}
