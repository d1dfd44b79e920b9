import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { hashToken, randomToken } from '@/lib/kernel/tokens/random-token.server'
import type { AdBefore } from '@/lib/market/ads/page/seller-address.server'
import { deletionDays, leavingText } from './account-deletion'

/** Mails that go to an account that is about to be deleted; all others wait. */
const ownKinds = [
  ...['account-deletion-asked', 'account-deletion-cancelled', 'account-deleted'],
  ...['already-registered', 'password-recovery', 'password-changed', 'recovery-code-used', 'second-factor-off', 'passkey-removed'],
]

/** When the account of a query goes; null where it stays. */
export function leavesAt(db: Db): SqlFragment {
  return db`(select asked_at + ${deletionDays} * interval '1 day' from account_deletion where account_deletion.user_id = app_user.id)`
}

/** Gives the code for the mail; undefined where it was requested already. */
export async function addDeletion(db: Db, userId: number): Promise<{ code: string; endsAt: Date } | undefined> {
  const code = randomToken()
  const [added] = await db<{ endsAt: Date }[]>`
    insert into account_deletion (user_id, code_hash) values (${userId}, ${hashToken(code)}) on conflict (user_id) do nothing
    returning asked_at + ${deletionDays} * interval '1 day' as ends_at`
  return added && { code, ...added }
}

/** The account that the link of the mail keeps. */
export async function findDeletionByCode(db: Db, code: string): Promise<{ userId: number; endsAt: Date } | undefined> {
  const [found] = await db<{ userId: number; endsAt: Date }[]>`
    select user_id, asked_at + ${deletionDays} * interval '1 day' as ends_at from account_deletion where code_hash = ${hashToken(code)}`
  return found
}

/** What was taken off the market; to be called in a transaction. */
export async function removeDeletion(db: Db, userId: number): Promise<AdBefore[] | undefined> {
  const [removed] = await db<{ ads: AdBefore[] }[]>`delete from account_deletion where user_id = ${userId} returning ads`
  return removed?.ads
}

export async function noteTakenOff(db: Db, userId: number, ads: readonly AdBefore[]): Promise<void> {
  await db`update account_deletion set ads = ads || ${JSON.stringify(ads)}::text::jsonb where user_id = ${userId}`
}

/** The leaving accounts, whose ads may have come back by somebody else's hand: a decision of a moderator, a file of a dealer. */
export async function listLeaving(db: Db): Promise<{ id: number; email: string }[]> {
  return db<{ id: number; email: string }[]>`select id, email from app_user join account_deletion on user_id = app_user.id order by id`
}

/** Locks one whose time is over, so that of several processes one deletes it. */
export async function takeDueDeletion(db: Db, except: readonly number[]): Promise<number | undefined> {
  const [due] = await db<{ userId: number }[]>`
    select user_id from account_deletion where asked_at <= now() - ${deletionDays} * interval '1 day' and user_id <> all(${[...except]})
    order by asked_at limit 1 for update skip locked`
  return due?.userId
}

export async function isLeaving(db: Db, userId: number): Promise<boolean> {
  const [found] = await db`select from account_deletion where user_id = ${userId}`
  return found !== undefined
}

/** Refuses what an account that is about to be deleted would leave behind. */
export async function requireStaying(db: Db, userId: number): Promise<void> {
  if (await isLeaving(db, userId)) throw new AppError('forbidden', 'about to be deleted', { shownText: leavingText })
}

/** Whether a mail in the outbox waits until its addressee has decided. A dealer's address goes on as long as somebody acts for the dealer. */
export function isHeldMail(db: Db): SqlFragment {
  return db`
    kind <> all(${ownKinds})
    and exists (select from account_deletion join app_user on app_user.id = account_deletion.user_id where lower(app_user.email) = lower(outbox_mail.recipient))
    and not exists (
      select from dealer join dealer_member on dealer_member.dealer_id = dealer.id
      where lower(dealer.email) = lower(outbox_mail.recipient) and not exists (select from account_deletion where user_id = dealer_member.user_id))`
}
