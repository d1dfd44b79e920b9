import type { Db } from '@/lib/kernel/db/db.server'
import { maskEmail } from '@/lib/kernel/mail/mask-email'
import { hashToken } from '@/lib/kernel/tokens/random-token.server'
import { findAddressee } from './addressee.server'
import { isBuyer } from './confirmed-address.server'
import { type Conversation, type ConversationMessage, type Party, unnamedSeller } from './reply'
import { scamSigns } from './scam-signs'
import { hasVerifiedPhone } from './verified-side.server'
import { type Thread, threadColumns } from './write-message.server'

type ConversationRow = Thread & { holder: Party }
type MessageRow = Pick<ConversationMessage, 'id' | 'sender' | 'message' | 'isWaiting'> & { createdAt: Date }

/** What the holder of a link may read; undefined when the link is no longer good. */
export async function findConversation(db: Db, code: string): Promise<Conversation | undefined> {
  const [row] = await db<ConversationRow[]>`
    select ${threadColumns(db)}, holder from reply_code join reply on reply.id = reply_id where code_hash = ${hashToken(code)} and expires_at > now()`
  if (!row) return undefined
  const [messages, seller] = await Promise.all([listMessages(db, row.id), findAddressee(db, row)])
  return {
    id: row.id,
    holder: row.holder,
    title: row.title,
    href: seller?.href ?? null,
    buyer: { name: row.name, phone: row.phone, maskedEmail: maskEmail(row.email), isConfirmed: row.isConfirmed },
    seller: row.dealerName ?? unnamedSeller,
    isPhoneVerified: await hasVerifiedPhone(
      db,
      row.id,
      row.holder === 'seller' ? { side: 'buyer', shown: row.phone } : { side: 'seller', shown: '' },
    ),
    messages: messages.map(({ createdAt, ...message }) => ({
      ...message,
      sentAt: createdAt.toISOString(),
      signs: message.sender === row.holder ? [] : scamSigns(message.message),
    })),
  }
}

export async function listMessages(db: Db, replyId: number): Promise<MessageRow[]> {
  return db<
    MessageRow[]
  >`select id, sender, message, sender = 'buyer' and mailed_at is null as is_waiting, created_at from reply_message where reply_id = ${replyId} order by id`
}

type Owner = { id: number; email: string }
type ExportedReply = {
  /** Null: written to a dealer, about no ad. */
  ad: number | null
  adTitle: string | null
  dealer: number | null
  name: string
  email: string
  phone: string
  createdAt: Date
  messages: Omit<MessageRow, 'id' | 'isWaiting'>[]
}

/** Every conversation of an account: begun while logged in, or from its address by somebody who reads its mails. */
export async function exportReplies(db: Db, owner: Owner): Promise<ExportedReply[]> {
  const rows = await db<(Omit<ExportedReply, 'messages'> & { id: number })[]>`
    select id, ad_id as ad, ad_title, dealer_id as dealer, name, email, phone, created_at from reply where ${isBuyer(db, owner)} order by id`
  return Promise.all(
    rows.map(async ({ id, ...reply }) => ({
      ...reply,
      messages: (await listMessages(db, id)).map(({ sender, message, createdAt }) => ({ sender, message, createdAt })),
    })),
  )
}

/** What an account answered as the private seller of an ad with its address. The other side's words belong to others. */
export async function exportAnswers(db: Db, email: string) {
  return db<{ ad: number; adTitle: string; message: string; createdAt: Date }[]>`
    select ad.id as ad, coalesce(ad_title, '') as ad_title, message, reply_message.created_at
    from reply_message join reply on reply.id = reply_id join ad on ad.id = reply.ad_id
    where sender = 'seller' and ad.dealer_id is null and lower(contact_email) = lower(${email}) order by reply_message.id`
}
