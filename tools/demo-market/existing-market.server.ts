import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { privateDomain, reservedTld } from './demo-contact'
import { peopleDomain } from './people/people'

/** Whether an account was generated: its address is one that nobody can have, and no password opens it. */
export const isDemoAccount = (db: Db): SqlFragment => db`app_user.email like ${`%.${reservedTld}`} and app_user.password_hash is null`

/**
 * Whether a dealer is ours: nobody else can have an address in the reserved domain. A dealer who came with an import has a reference,
 * one whom somebody registered has a registration.
 */
export const isDemoDealer = (db: Db): SqlFragment => db`source_reference is null and coalesce(email, '') like ${`%.${reservedTld}`}
  and not exists (select from dealer_registration join app_user on app_user.id = user_id
    where dealer_registration.vat_number = dealer.vat_number and outcome = 'approved' and not (${isDemoAccount(db)}))`

/** Ads that were imported, or that somebody wrote with an account of their own, are not ours, even those of a generated dealer. */
export const isDemoAd = (db: Db): SqlFragment => db`import_key is null
  and not exists (select from app_user where app_user.id = owner_id and not (${isDemoAccount(db)}))
  and case when dealer_id is null then coalesce(contact_email, '') like any(${[`%@${privateDomain}`, `%@${peopleDomain}`]}::text[])
    else dealer_id in (select id from dealer where ${isDemoDealer(db)}) end`

export async function hasAds(db: Db): Promise<boolean> {
  return (await db`select from ad limit 1`).length > 0
}

/** Whether somebody has removed the demo market: no start loads another one by itself. */
export async function wasDemoRemoved(db: Db): Promise<boolean> {
  return (await db`select from demo_removal limit 1`).length > 0
}

/** Whether the market, or a part of it, was made up. */
export async function hasDemoDealers(db: Db): Promise<boolean> {
  return (await db`select from dealer where ${isDemoDealer(db)} limit 1`).length > 0
}
