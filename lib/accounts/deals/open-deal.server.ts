import { findAddressee } from '@/lib/accounts/contact/addressee.server'
import { isBannedAddress } from '@/lib/accounts/contact/confirmed-address.server'
import type { Party } from '@/lib/accounts/contact/reply'
import { type Thread, threadColumns } from '@/lib/accounts/contact/write-message.server'
import { findBan } from '@/lib/accounts/moderation/account-ban.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { type AdStatus, takesContacts } from '@/lib/market/ads/ad'

/** Which side of which conversation acts; `authorId`: who of a dealer's staff. */
export type DealParty = { replyId: number; side: Party; authorId?: number }

/** What a conversation is about, as it is now; null: about no ad, or one that is gone. */
export type DealAd = { id: number; status: AdStatus; priceCents: number | null; negotiable: boolean | null }

/** A conversation that is locked until the transaction ends: what is read of it stays true. */
export type Deal = Thread & {
  userId: number | null
  blockedBy: Party | null
  ad: DealAd | null
  /** Where the seller reads mails; null: not known yet. */
  sellerEmail: string | null
}

/** Locks a conversation, then its ad, against changes or for one. Always in this order, so that two presses never wait for one another in a circle. */
export async function openDeal(db: Db, replyId: number, adLock: 'share' | 'update' = 'share'): Promise<Deal | undefined> {
  const [thread] = await db<(Thread & { userId: number | null; blockedBy: Party | null })[]>`
    select ${threadColumns(db)}, user_id, blocked_by from reply where reply.id = ${replyId} for update of reply`
  if (!thread) return undefined
  const [ad] = await db<
    DealAd[]
  >`select id, status, price_cents, negotiable from ad where id = ${thread.adId} ${adLock === 'share' ? db`for share` : db`for update`}`
  const seller = await findAddressee(db, thread)
  return { ...thread, ad: ad ?? null, sellerEmail: seller?.email ?? null }
}

/** Why nothing can be agreed on here any more, in words for both; null where it can. */
export async function obstacleOf(db: Db, { ad, blockedBy, userId, email, isConfirmed }: Deal): Promise<string | null> {
  if (!ad || !takesContacts(ad.status)) return ad?.status === 'sold' ? 'L’auto è stata venduta.' : 'L’annuncio non è più online.'
  if (blockedBy !== null) return 'La conversazione è bloccata.'
  const isBanned = (userId !== null && (await findBan(db, userId)) !== undefined) || (isConfirmed && (await isBannedAddress(db, email)))
  return isBanned ? 'Chi compra non può più scrivere su Ingrana.' : null
}
