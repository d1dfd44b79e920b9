import { confirmAddress, requireAddressNotBanned } from '@/lib/accounts/contact/confirmed-address.server'
import { findLead } from '@/lib/accounts/contact/leads/leads.server'
import { findOwnThread } from '@/lib/accounts/contact/own-conversations.server'
import { deadLinkText, type Party } from '@/lib/accounts/contact/reply'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import { requireNotBanned } from '@/lib/accounts/moderation/account-ban.server'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { hashToken } from '@/lib/kernel/tokens/random-token.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import type { DealParty } from './open-deal.server'

/** The side that an account has in a conversation; nobody else finds it. */
export async function partyOfAccount(db: Db, user: User, replyId: number): Promise<DealParty> {
  const { holder } = await findOwnThread(db, user, replyId)
  await requireNotBanned(db, user.id)
  return { replyId, side: holder }
}

/** Somebody of a dealer's staff, in a conversation with that dealer. */
export async function partyOfStaff(db: Db, dealership: Dealership, user: User, replyId: number): Promise<DealParty> {
  await findLead(db, dealership, replyId)
  return { replyId, side: 'seller', authorId: user.id }
}

/** The side that the link of a mail was sent to. Acting by it shows that a buyer reads the mails of the address. */
export async function partyOfCode(db: Db, code: string): Promise<DealParty> {
  const [held] = await db<{ replyId: number; holder: Party; email: string; userId: number | null; ownerId: number | null }[]>`
    select reply_id, holder, email, user_id, owner_id from reply_code join reply on reply.id = reply_id left join ad on ad.id = ad_id
    where code_hash = ${hashToken(code)} and reply_code.expires_at > now()`
  if (!held) throw invalidField('codice', deadLinkText)
  const account = held.holder === 'buyer' ? held.userId : held.ownerId
  if (account !== null) await requireNotBanned(db, account)
  if (held.holder === 'buyer') {
    await requireAddressNotBanned(db, held.email)
    await confirmAddress(db, held.replyId)
  }
  return { replyId: held.replyId, side: held.holder }
}
