import { requireNotBanned } from '@/lib/accounts/moderation/account-ban.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { hashToken } from '@/lib/kernel/tokens/random-token.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { findMailedAd } from '@/lib/market/ads/mailed-ad.server'
import { findAddressee } from './addressee.server'
import { confirmAddress, requireAddressNotBanned } from './confirmed-address.server'
import { blockedText, deadLinkText, type Party } from './reply'
import { issueCode } from './reply-code.server'
import { answerMail } from './reply-mails.server'
import type { SendOutcome } from './send-reply.server'
import { insertMessage, isDuplicateMessage, mailMessage, mailSeller, type Thread, threadColumns } from './write-message.server'

/** Adds an answer on behalf of the party the link was sent to. */
export async function answerReply(db: Db, code: string, message: string): Promise<SendOutcome> {
  return inTransaction(db, async (db) => answerThread(db, await getThread(db, code), message))
}

/** Adds an answer of one side, in the caller's transaction, and mails it to the other. */
export async function answerThread(
  db: Db,
  { holder, ...thread }: Thread & { holder: Party },
  message: string,
  seller = 'il venditore',
): Promise<SendOutcome> {
  const sellerEmail = holder === 'buyer' ? await findSellerEmail(db, thread) : null
  const outcome = holder === 'buyer' && sellerEmail === null ? 'kept' : 'sent'
  if (await isDuplicateMessage(db, thread.id, holder, message)) return outcome
  const stored = { id: await insertMessage(db, thread.id, holder, message), message }
  if (holder === 'seller')
    await mailMessage(
      db,
      stored.id,
      answerMail({
        to: thread.email,
        code: await issueCode(db, thread.id, 'buyer'),
        title: thread.title,
        ad: await findMailedAd(db, thread.adId),
        from: seller,
        message,
      }),
    )
  else if (sellerEmail !== null) await mailSeller(db, thread, stored, sellerEmail)
  return outcome
}

/** Locked, so that of the same answer sent twice at once one is written. */
async function getThread(db: Db, code: string): Promise<Thread & { holder: Party }> {
  const [thread] = await db<(Thread & { holder: Party })[]>`
    select ${threadColumns(db)}, holder from reply_code join reply on reply.id = reply_id
    where code_hash = ${hashToken(code)} and expires_at > now() for update of reply`
  if (!thread) throw invalidField('codice', deadLinkText)
  const [state] = await db<{ blockedBy: Party | null; userId: number | null; ownerId: number | null }[]>`
    select blocked_by, user_id, owner_id from reply left join ad on ad.id = ad_id where reply.id = ${thread.id}`
  if (state && state.blockedBy !== null) throw new AppError('conflict', 'blocked', { shownText: blockedText })
  const account = thread.holder === 'buyer' ? state?.userId : state?.ownerId
  if (account !== null && account !== undefined) await requireNotBanned(db, account)
  if (thread.holder === 'buyer') {
    await requireAddressNotBanned(db, thread.email)
    await confirmAddress(db, thread.id)
  }
  return thread
}

async function findSellerEmail(db: Db, thread: Thread): Promise<string | null> {
  const seller = await findAddressee(db, thread)
  if (!seller) throw new AppError('gone', 'the ad is gone', { shownText: 'Questo annuncio non è più disponibile.' })
  return seller.email
}
