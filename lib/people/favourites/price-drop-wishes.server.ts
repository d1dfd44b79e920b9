import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { randomToken } from '@/lib/kernel/tokens/random-token.server'
import { isListed, ownedBy, priceNow } from './saved-ad-sql.server'

/** Whether somebody has asked to be written to when a saved ad gets cheaper. */
export async function wantsPriceDropMails(db: Db, userId: number): Promise<boolean> {
  const { count } = await db`select 1 from price_drop_mail where user_id = ${userId}`
  return count > 0
}

/** From now on, or no more. What has got cheaper before is not written about. */
export async function setPriceDropMails(db: Db, userId: number, isWanted: boolean): Promise<void> {
  if (!isWanted) {
    await db`delete from price_drop_mail where user_id = ${userId}`
    return
  }
  await inTransaction(db, async (db) => {
    const { count } =
      await db`insert into price_drop_mail (user_id, code) values (${userId}, ${randomToken()}) on conflict (user_id) do nothing`
    if (count === 0) return
    await db`update saved_ad set told_price_cents = ${priceNow(db)} from ad where ad.id = ad_id and ${ownedBy(db, userId)} and ${isListed(db)}`
  })
}

/** By the link of a mail, without a login. An unknown code has been used already. */
export async function stopPriceDropMails(db: Db, code: string): Promise<void> {
  await db`delete from price_drop_mail where code = ${code}`
}

/** Since when they are written to, for the copy of their data. */
export async function exportPriceDropMails(db: Db, userId: number): Promise<{ askedAt: Date | null }> {
  const [wish] = await db<{ askedAt: Date }[]>`select asked_at from price_drop_mail where user_id = ${userId}`
  return { askedAt: wish?.askedAt ?? null }
}
