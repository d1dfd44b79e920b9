import { emailKey } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { reservedTld } from '../demo-contact'

/** The domain of those who saved something and do nothing else; it marks their accounts. */
export const shoppersDomain = `clienti.${reservedTld}`
/** Ads on offer for each such account. */
const adsOfShopper = 15
const rowsAtOnce = 2_000

/** The ids of those accounts, in their order. */
export async function listShoppers(db: Db): Promise<number[]> {
  const rows = await db<{ id: number }[]>`select id from app_user where email like ${`%@${shoppersDomain}`} order by id`
  return rows.map(({ id }) => id)
}

/** Accounts of those who save ads: confirmed, without a password, so that nobody can enter as one of them. */
export async function addShoppers(db: Db, ads: number, since: Date): Promise<void> {
  const shoppers = Array.from({ length: Math.max(20, Math.round(ads / adsOfShopper)) }, (_, index) => {
    const email = `visitatore.${index + 1}@${shoppersDomain}`
    return { email, emailKey: emailKey(email), displayName: `Visitatore ${index + 1}`, confirmedAt: since, createdAt: since }
  })
  for (let from = 0; from < shoppers.length; from += rowsAtOnce)
    await db`insert into app_user ${db(shoppers.slice(from, from + rowsAtOnce))}`
}

/** Deletes those accounts with what they saved, and what was asked from such addresses. */
export async function clearShoppers(db: Db): Promise<void> {
  await db`delete from reply where email like ${`%@${shoppersDomain}`}`
  await db`delete from app_user where email like ${`%@${shoppersDomain}`}`
}
