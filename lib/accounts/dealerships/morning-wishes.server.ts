import { timingSafeEqual } from 'node:crypto'
import type { Db } from '@/lib/kernel/db/db.server'
import { signed } from '@/lib/kernel/tokens/installation-secret.server'
import type { Dealership } from './dealership'

type Member = { userId: number; dealerId: number }

/** Whether somebody of a staff is written to in the morning. */
export async function wantsMorningMails(db: Db, { dealerId }: Pick<Dealership, 'dealerId'>, userId: number): Promise<boolean> {
  const [row] = await db<{ isWanted: boolean }[]>`
    select morning_mail_since is not null as is_wanted from dealer_member where dealer_id = ${dealerId} and user_id = ${userId}`
  return row?.isWanted ?? false
}

/** Starts the mails of somebody of a staff, from the next morning on, or ends them. */
export async function setMorningMails(
  db: Db,
  { dealerId }: Pick<Dealership, 'dealerId'>,
  userId: number,
  isWanted: boolean,
): Promise<void> {
  await db`
    update dealer_member set morning_mail_since = case when ${isWanted} then coalesce(morning_mail_since, now()) end
    where dealer_id = ${dealerId} and user_id = ${userId}`
}

/** Marks a day (`2026-11-30`) as written about; false when it was already, or when nobody wants the mails any more. */
export async function markMorningMailed(db: Db, { userId, dealerId }: Member, day: string): Promise<boolean> {
  const marked = await db`
    update dealer_member set morning_mailed_on = ${day}::date
    where user_id = ${userId} and dealer_id = ${dealerId} and morning_mail_since is not null and morning_mailed_on is distinct from ${day}::date`
  return marked.count > 0
}

/** Stands in every such mail; a request with it comes from a reader of these mails. Nothing is stored for it. */
export async function morningCode({ userId, dealerId, since }: Member & { since: Date }): Promise<string> {
  return `${userId}-${dealerId}-${await signed(`morning ${userId} ${dealerId} ${since.getTime()}`)}`
}

/** Ends mails by the link in one of them, without a login. An unknown code has been used already. */
export async function stopMorningMails(db: Db, code: string): Promise<void> {
  const [, userId, dealerId] = /^([1-9]\d{0,14})-([1-9]\d{0,14})-[\w-]{43}$/.exec(code) ?? []
  if (userId === undefined || dealerId === undefined) return
  const member = { userId: Number(userId), dealerId: Number(dealerId) }
  const [wish] = await db<{ since: Date | null }[]>`
    select morning_mail_since as since from dealer_member
    where user_id = ${member.userId} and dealer_id = ${member.dealerId} and morning_mail_since is not null`
  if (!wish?.since) return
  const [written, sent] = [Buffer.from(await morningCode({ ...member, since: wish.since })), Buffer.from(code)]
  if (written.length === sent.length && timingSafeEqual(written, sent)) await setMorningMails(db, member, member.userId, false)
}
