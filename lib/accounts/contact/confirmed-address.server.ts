import { findBan, requireNotBanned } from '@/lib/accounts/moderation/account-ban.server'
import { findUserByEmail } from '@/lib/accounts/users/user-queries.server'
import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { hashToken } from '@/lib/kernel/tokens/random-token.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { deadLinkText } from './reply'

type Owner = { id: number; email: string }

/** An account is the buyer of what it began, and of what came from its address by somebody who reads the mails of that. Anybody can type an address. */
export function isBuyer(db: Db, { id, email }: Owner): SqlFragment {
  return db`(reply.user_id = ${id} or (reply.email_confirmed_at is not null and lower(reply.email) = lower(${email})))`
}

/** Confirms the address of a message: a person who has the link of a mail reads the mails of its address. */
export async function confirmAddress(db: Db, replyId: number): Promise<void> {
  await db`update reply set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = ${replyId}`
}

/** Confirms the address by a press, without writing anything. */
export async function confirmByCode(db: Db, code: string): Promise<void> {
  const [held] = await db<{ replyId: number; email: string }[]>`
    select reply_id, email from reply_code join reply on reply.id = reply_id
    where code_hash = ${hashToken(code)} and holder = 'buyer' and expires_at > now()`
  if (!held) throw invalidField('codice', deadLinkText)
  await requireAddressNotBanned(db, held.email)
  await confirmAddress(db, held.replyId)
}

/** A ban covers the address of the account too. Only for somebody who has shown that the address is theirs. */
export async function requireAddressNotBanned(db: Db, email: string): Promise<void> {
  const account = await findUserByEmail(db, email)
  if (account) await requireNotBanned(db, account.id)
}

/** Whether an address is that of an account that may not write. Not shown to the person who types it. */
export async function isBannedAddress(db: Db, email: string): Promise<boolean> {
  const account = await findUserByEmail(db, email)
  return account !== undefined && (await findBan(db, account.id)) !== undefined
}

/** Whether the buyer of a row of `reply` may not write any more, by their account or by an address that is shown to be theirs. */
export function isBuyerBanned(db: Db): SqlFragment {
  return db`exists (select from account_ban join app_user banned on banned.id = account_ban.user_id where lifted_at is null
    and (banned.id = reply.user_id or (reply.email_confirmed_at is not null and lower(banned.email) = lower(reply.email))))`
}
