import { requireNotBanned } from '@/lib/accounts/moderation/account-ban.server'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { findAddressee } from './addressee.server'
import { answerThread } from './answer-reply.server'
import { isBuyer } from './confirmed-address.server'
import {
  type ConversationFilter,
  type ConversationLine,
  type ConversationPage,
  conversationsPerPage,
  type OwnConversation,
} from './own-conversation'
import { blockedText, type Party, unnamedSeller } from './reply'
import { listMessages } from './reply-queries.server'
import { scamSigns } from './scam-signs'
import type { SendOutcome } from './send-reply.server'
import { hasVerifiedPhone } from './verified-side.server'
import { dealerNameSql, type Thread, threadColumns, titleSql } from './write-message.server'

/** Which side of a conversation an account is: its buyer, or the private seller of its ad; null for everybody else. */
function sideOf(db: Db, user: User): SqlFragment {
  const { id, email } = user
  return db`case
    when ${isBuyer(db, user)} then 'buyer'
    when ad.dealer_id is null and (ad.owner_id = ${id} or lower(ad.contact_email) = lower(${email})) then 'seller' end`
}

/** The conversations in which an account has a side, each way found by an index of its own. */
function ownIds(db: Db, { id, email }: User): SqlFragment {
  return db`
    select id from reply where user_id = ${id}
    union select id from reply where lower(email) = lower(${email}) and email_confirmed_at is not null
    union select reply.id from reply join ad on ad.id = ad_id where ad.owner_id = ${id}
    union select reply.id from reply join ad on ad.id = ad_id where lower(ad.contact_email) = lower(${email}) and ad.contact_email is not null`
}

type LineRow = Omit<ConversationLine, 'lastAt' | 'isToAnswer' | 'with'> & {
  lastAt: Date
  lastSender: Party
  name: string
  dealerName: string | null
}

/** The conversations of an account, the latest first; those of a page of its list, or so many. */
export async function listConversations(
  db: Db,
  user: User,
  { filter = 'tutti', limit = conversationsPerPage, offset = 0 }: { filter?: ConversationFilter; limit?: number; offset?: number } = {},
): Promise<ConversationLine[]> {
  const rows = await db<LineRow[]>`
    select id, title, holder, name, dealer_name, last_words, last_at, last_sender, blocked_by,
      (select count(*)::int from reply_message where reply_id = line.id and sender <> holder and id > read_id) as unread
    from (${ownLines(db, user)}) line where ${isShown(db, filter)} order by last_at desc, id desc limit ${limit} offset ${offset}`
  return rows.map(({ lastAt, lastSender, name, dealerName, ...line }) => ({
    ...line,
    with: otherSide(line.holder, { name, dealerName }),
    lastAt: lastAt.toISOString(),
    isToAnswer: lastSender !== line.holder && line.blockedBy === null,
  }))
}

/** A page of the list of an account, and how many conversations each list has; beyond the last page, the last. */
export async function findConversationPage(
  db: Db,
  user: User,
  { filter, page }: { filter: ConversationFilter; page: number },
): Promise<ConversationPage> {
  const [counted] = await db<{ counts: Record<ConversationFilter, number> }[]>`
    select jsonb_build_object('tutti', count(*), 'da-rispondere', count(*) filter (where ${isShown(db, 'da-rispondere')}),
      'risposti', count(*) filter (where ${isShown(db, 'risposti')})) as counts
    from (${ownLines(db, user)}) line`
  const counts = counted?.counts ?? { tutti: 0, 'da-rispondere': 0, risposti: 0 }
  const pages = Math.max(1, Math.ceil(counts[filter] / conversationsPerPage))
  const shown = Math.min(page, pages)
  const lines = await listConversations(db, user, { filter, offset: (shown - 1) * conversationsPerPage })
  return { lines, counts, filter, page: shown, pages }
}

/** Each conversation of an account with its last message. */
function ownLines(db: Db, user: User): SqlFragment {
  return db`
    select mine.*, last.message as last_words, last.created_at as last_at, last.sender as last_sender
    from (
      select reply.id, ${titleSql(db)} as title, ${sideOf(db, user)} as holder, name, ${dealerNameSql(db)} as dealer_name, blocked_by,
        case when ${sideOf(db, user)} = 'buyer' then buyer_read_id else seller_read_id end as read_id
      from reply left join ad on ad.id = ad_id where reply.id in (${ownIds(db, user)})
    ) mine, lateral (select message, created_at, sender from reply_message where reply_id = mine.id order by id desc limit 1) last
    where holder is not null`
}

function isShown(db: Db, filter: ConversationFilter): SqlFragment {
  if (filter === 'tutti') return db`true`
  return filter === 'risposti' ? db`(last_sender = holder and blocked_by is null)` : db`(last_sender <> holder and blocked_by is null)`
}

/** Whom a side writes with: a buyer reads the dealer's name, and never that of a private seller. */
function otherSide(holder: Party, { name, dealerName }: Pick<Thread, 'name' | 'dealerName'>): string {
  return holder === 'seller' ? name : (dealerName ?? unnamedSeller)
}

/** How many messages wait to be read, for the menu. */
export async function countUnread(db: Db, user: User): Promise<number> {
  return (await countUnreadSince(db, user, new Date(0))).messages
}

/** How many messages wait to be read, and in how many conversations some of them are newer than a moment. */
export async function countUnreadSince(db: Db, user: User, since: Date): Promise<{ messages: number; conversations: number }> {
  const [row] = await db<{ messages: number; conversations: number }[]>`
    select count(*)::int as messages, count(distinct mine.id) filter (where created_at > ${since})::int as conversations
    from (
      select reply.id, ${sideOf(db, user)} as holder, buyer_read_id, seller_read_id
      from reply left join ad on ad.id = ad_id where reply.id in (${ownIds(db, user)})
    ) mine join reply_message on reply_id = mine.id and sender <> holder
    where reply_message.id > case when holder = 'buyer' then buyer_read_id else seller_read_id end`
  return row ?? { messages: 0, conversations: 0 }
}

export type OwnThread = Thread & { holder: Party; blockedBy: Party | null }

/** A conversation as one of its two sides sees it; nobody else finds it. Opening it is reading it. */
export async function openConversation(db: Db, user: User, id: number): Promise<OwnConversation> {
  const thread = await findOwnThread(db, user, id)
  const [messages, addressee] = await Promise.all([listMessages(db, id), findAddressee(db, thread)])
  const phone = thread.holder === 'seller' ? thread.phone : ''
  const last = messages.at(-1)?.id ?? 0
  await db`update reply set ${db({ [thread.holder === 'buyer' ? 'buyerReadId' : 'sellerReadId']: last })} where id = ${id}`
  return {
    id,
    holder: thread.holder,
    title: thread.title,
    href: addressee?.href ?? null,
    with: otherSide(thread.holder, thread),
    phone,
    isPhoneVerified: await hasVerifiedPhone(db, id, { side: thread.holder === 'seller' ? 'buyer' : 'seller', shown: phone }),
    isUnconfirmed: thread.holder === 'seller' && !thread.isConfirmed,
    blockedBy: thread.blockedBy,
    messages: messages.map(({ createdAt, ...message }) => ({
      ...message,
      sentAt: createdAt.toISOString(),
      signs: message.sender === thread.holder ? [] : scamSigns(message.message),
    })),
  }
}

/** The number of the last message, for a page that waits for news. */
export async function lastMessageOf(db: Db, user: User, id: number): Promise<number> {
  await findOwnThread(db, user, id)
  const [last] = await db<{ id: number | null }[]>`select max(id) as id from reply_message where reply_id = ${id}`
  return last?.id ?? 0
}

export async function answerConversation(db: Db, user: User, id: number, message: string): Promise<SendOutcome> {
  return inTransaction(db, async (db) => {
    const thread = await findOwnThread(db, user, id)
    await requireNotBanned(db, user.id)
    await db`select from reply where id = ${id} for update`
    if (thread.blockedBy !== null) throw new AppError('conflict', 'blocked', { shownText: blockedText })
    return answerThread(db, thread, message)
  })
}

/** Blocks a conversation, which either side may; only the side that did opens it again. */
export async function setBlocked(db: Db, user: User, id: number, isBlocked: boolean): Promise<void> {
  const { holder, blockedBy } = await findOwnThread(db, user, id)
  if (blockedBy !== null && blockedBy !== holder) throw new AppError('conflict', 'blocked by the other side', { shownText: blockedText })
  await db`update reply set blocked_by = ${isBlocked ? holder : null} where id = ${id}`
}

/** A conversation of one of its two sides; nobody else finds it. */
export async function findOwnThread(db: Db, user: User, id: number): Promise<OwnThread> {
  const [thread] = await db<(Omit<OwnThread, 'holder'> & { holder: Party | null })[]>`
    select ${threadColumns(db)}, ${sideOf(db, user)} as holder, blocked_by from reply left join ad on ad.id = ad_id where reply.id = ${id}`
  if (!thread || thread.holder === null) throw new AppError('notFound', 'not their conversation')
  return { ...thread, holder: thread.holder }
}
