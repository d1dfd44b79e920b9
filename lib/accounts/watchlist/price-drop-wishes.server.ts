import { timingSafeEqual } from 'node:crypto'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { signed } from '@/lib/kernel/tokens/installation-secret.server'
import { hashToken, randomToken, storedForms } from '@/lib/kernel/tokens/random-token.server'
import { isListed, ownedBy, priceNow } from './saved-ad-sql.server'

/** Whether somebody has asked to be written to when a saved ad gets cheaper. */
export async function wantsPriceDropMails(db: Db, userId: number): Promise<boolean> {
  const { count } = await db`select 1 from price_drop_mail where user_id = ${userId}`
  return count > 0
}

/** Starts mails from now on, or ends them. What has got cheaper before is not written about. */
export async function setPriceDropMails(db: Db, userId: number, isWanted: boolean): Promise<void> {
  if (!isWanted) {
    await db`delete from price_drop_mail where user_id = ${userId}`
    return
  }
  await inTransaction(db, async (db) => {
    const { count } =
      await db`insert into price_drop_mail (user_id, code) values (${userId}, ${hashToken(randomToken())}) on conflict (user_id) do nothing`
    if (count === 0) return
    await db`update saved_ad set told_price_cents = ${priceNow(db)} from ad where ad.id = ad_id and ${ownedBy(db, userId)} and ${isListed(db)}`
  })
}

/** Stands in every such mail; a request with it comes from a reader of these mails. Nothing is stored for it. */
export async function stopCode({ userId, askedAt }: { userId: number; askedAt: Date }): Promise<string> {
  return `${userId}-${await signed(`price-drops ${userId} ${askedAt.getTime()}`)}`
}

function isSame(written: string, sent: string): boolean {
  const [a, b] = [Buffer.from(written), Buffer.from(sent)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Ends mails by the link in one of them, without a login. An unknown code has been used already. */
export async function stopPriceDropMails(db: Db, code: string): Promise<void> {
  const [, id] = /^([1-9]\d{0,14})-[\w-]{43}$/.exec(code) ?? []
  const [wish] =
    id === undefined
      ? []
      : await db<{ userId: number; askedAt: Date }[]>`select user_id, asked_at from price_drop_mail where user_id = ${id}`
  if (wish && isSame(await stopCode(wish), code)) await db`delete from price_drop_mail where user_id = ${wish.userId}`
  else await db`delete from price_drop_mail where code = any(${storedForms(code)})` // of mails that are older than these codes
}

/** The time since which they are written to, for the copy of their data. */
export async function exportPriceDropMails(db: Db, userId: number): Promise<{ askedAt: Date | null }> {
  const [wish] = await db<{ askedAt: Date }[]>`select asked_at from price_drop_mail where user_id = ${userId}`
  return { askedAt: wish?.askedAt ?? null }
}
