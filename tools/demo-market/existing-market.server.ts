import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { privateDomain, reservedTld } from './demo-contact'
import { peopleDomain } from './people/people'

/** Whether a dealer is ours: nobody else can have an address in the reserved domain; a dealer who came with an import has a reference. */
export const isDemoDealer = (db: Db): SqlFragment => db`source_reference is null and coalesce(email, '') like ${`%.${reservedTld}`}`

/** Ads that were imported are not ours, even those of a generated dealer. */
export const isDemoAd = (db: Db): SqlFragment => db`import_key is null and case
  when dealer_id is null then coalesce(contact_email, '') like any(${[`%@${privateDomain}`, `%@${peopleDomain}`]}::text[])
  else dealer_id in (select id from dealer where ${isDemoDealer(db)}) end`

export async function hasAds(db: Db): Promise<boolean> {
  return (await db`select from ad limit 1`).length > 0
}

/** Whether the market, or a part of it, was made up: its dealers write from a domain that nobody can have. */
export async function hasDemoDealers(db: Db): Promise<boolean> {
  return (await db`select from dealer where email like ${`%.${reservedTld}`} limit 1`).length > 0
}
