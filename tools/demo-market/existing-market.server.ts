import type { Db } from '@/lib/kernel/db/db.server'
import { reservedTld } from './demo-contact'

export async function hasAds(db: Db): Promise<boolean> {
  return (await db`select from ad limit 1`).length > 0
}

/** Whether the market, or a part of it, was made up: its dealers write from a domain that nobody can have. */
export async function hasDemoDealers(db: Db): Promise<boolean> {
  return (await db`select from dealer where email like ${`%.${reservedTld}`} limit 1`).length > 0
}
