import { findAddressee } from '@/lib/accounts/contact/addressee.server'
import { answerThread } from '@/lib/accounts/contact/answer-reply.server'
import { blockedText, type Party } from '@/lib/accounts/contact/reply'
import { listMessages } from '@/lib/accounts/contact/reply-queries.server'
import { scamSigns } from '@/lib/accounts/contact/scam-signs'
import { hasVerifiedPhone } from '@/lib/accounts/contact/verified-side.server'
import { type Thread, threadColumns, titleSql } from '@/lib/accounts/contact/write-message.server'
import { logDealerAction } from '@/lib/accounts/dealerships/dealer-log.server'
import { type Dealership, mayIn } from '@/lib/accounts/dealerships/dealership'
import { listStaff } from '@/lib/accounts/dealerships/staff.server'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { type LeadCounts, type LeadFilter, type LeadLine, type LeadPage, lateHours, leadsPerPage, type OpenLead } from './lead'

/** The conversations about a dealer's ads, and those with the dealer about none, each way found by an index of its own. */
function leadIds(db: Db, dealerId: number): SqlFragment {
  return db`
    select id from reply where reply.dealer_id = ${dealerId}
    union all select reply.id from reply join ad on ad.id = ad_id where ad.dealer_id = ${dealerId}`
}

/** Each with the moment since which its buyer waits for an answer, null when nobody waits; a blocked one waits for nothing. */
export function waitingLeads(db: Db, dealerId: number): SqlFragment {
  return db`
    select reply.id, ${titleSql(db)} as title, name, assigned_to, reminded_at,
      case when blocked_by is null then (
        select min(created_at) from reply_message where reply_id = reply.id and sender = 'buyer'
          and reply_message.id > coalesce((select max(answer.id) from reply_message answer where answer.reply_id = reply.id and answer.sender = 'seller'), 0)
      ) end as waiting_since
    from reply where reply.id in (${leadIds(db, dealerId)})`
}

type Asked = { filter: LeadFilter; page: number }

/** A page of a dealer's leads: those that wait longest first, then the latest. Everybody of the staff sees all. */
export async function listLeads(db: Db, { dealerId }: Dealership, user: Pick<User, 'id'>, { filter, page }: Asked): Promise<LeadPage> {
  const counts = await countLeads(db, dealerId, user)
  const pages = Math.max(1, Math.ceil(counts[filter] / leadsPerPage))
  const shown = Math.min(page, pages)
  const which = { 'da-rispondere': db`waiting_since is not null`, mie: db`assigned_to = ${user.id}`, tutte: db`true` }[filter]
  const rows = await db<(Omit<LeadLine, 'lastAt' | 'waitingSince'> & { lastAt: Date; waitingSince: Date | null })[]>`
    select lead.id, title, name as buyer, last.message as last_words, last.created_at as last_at, waiting_since,
      coalesce(waiting_since < now() - ${lateHours} * interval '1 hour', false) as is_late,
      (select display_name from app_user where app_user.id = assigned_to) as assignee
    from (${waitingLeads(db, dealerId)}) lead,
      lateral (select message, created_at from reply_message where reply_id = lead.id order by id desc limit 1) last
    where ${which} order by waiting_since nulls last, last.created_at desc limit ${leadsPerPage} offset ${(shown - 1) * leadsPerPage}`
  const lines = rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString(), waitingSince: row.waitingSince?.toISOString() ?? null }))
  return { lines, counts, filter, page: shown, pages }
}

export async function countLeads(db: Db, dealerId: number, { id }: Pick<User, 'id'>): Promise<LeadCounts> {
  const [row] = await db<{ all: number; mine: number; waiting: number; late: number }[]>`
    select count(*)::int as all, (count(*) filter (where assigned_to = ${id}))::int as mine, count(waiting_since)::int as waiting,
      (count(*) filter (where waiting_since < now() - ${lateHours} * interval '1 hour'))::int as late
    from (${waitingLeads(db, dealerId)}) lead`
  return { tutte: row?.all ?? 0, mie: row?.mine ?? 0, 'da-rispondere': row?.waiting ?? 0, late: row?.late ?? 0 }
}

type LeadThread = Thread & { blockedBy: Party | null; assignedTo: number | null }

/** A conversation with this dealer; another dealer's is not there. Locked where the caller is about to write. */
export async function findLead(db: Db, { dealerId }: Dealership, id: number, lock = db``): Promise<LeadThread> {
  const [thread] = await db<LeadThread[]>`
    select ${threadColumns(db)}, blocked_by, assigned_to from reply left join ad on ad.id = ad_id
    where reply.id = ${id} and (reply.dealer_id = ${dealerId} or ad.dealer_id = ${dealerId}) ${lock}`
  if (!thread) throw new AppError('notFound', 'no lead of this dealer')
  return thread
}

/** A lead as the staff reads it. */
export async function openLead(db: Db, dealership: Dealership, id: number): Promise<OpenLead> {
  const thread = await findLead(db, dealership, id)
  const [messages, addressee, authors] = await Promise.all([listMessages(db, id), findAddressee(db, thread), listAuthors(db, id)])
  return {
    id,
    holder: 'seller',
    title: thread.title,
    href: addressee?.href ?? null,
    with: thread.name,
    phone: thread.phone,
    isPhoneVerified: await hasVerifiedPhone(db, id, { side: 'buyer', shown: thread.phone }),
    isUnconfirmed: !thread.isConfirmed,
    blockedBy: thread.blockedBy,
    assignedTo: thread.assignedTo,
    authors,
    messages: messages.map(({ createdAt, ...message }) => ({
      ...message,
      sentAt: createdAt.toISOString(),
      signs: message.sender === 'seller' ? [] : scamSigns(message.message),
    })),
  }
}

async function listAuthors(db: Db, id: number): Promise<Record<number, string>> {
  const rows = await db<{ id: number; name: string }[]>`
    select reply_message.id, display_name as name from reply_message join app_user on app_user.id = author_id where reply_id = ${id}`
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}

/** The number of the last message, for a page that waits for news. */
export async function lastMessageOfLead(db: Db, dealership: Dealership, id: number): Promise<number> {
  await findLead(db, dealership, id)
  const [last] = await db<{ id: number | null }[]>`select max(id) as id from reply_message where reply_id = ${id}`
  return last?.id ?? 0
}

/** Answers for the dealer. The first to answer looks after the lead from then on. */
export async function answerLead(db: Db, dealership: Dealership, user: User, id: number, message: string): Promise<void> {
  await inTransaction(db, async (db) => {
    const thread = await findLead(db, dealership, id, db`for update of reply`)
    if (thread.blockedBy !== null) throw new AppError('conflict', 'blocked', { shownText: blockedText })
    await answerThread(db, { ...thread, holder: 'seller' }, message, dealership.name)
    await db`
      update reply_message set author_id = ${user.id}
      where id = (select max(id) from reply_message where reply_id = ${id} and sender = 'seller') and author_id is null`
    await db`update reply set assigned_to = coalesce(assigned_to, ${user.id}) where id = ${id}`
    await logDealerAction(db, dealership, user, 'leadAnswered', `richiesta ${id}`)
  })
}

/** Gives a lead to somebody of the staff, or to nobody. */
export async function assignLead(db: Db, dealership: Dealership, user: User, id: number, to: number | null): Promise<void> {
  await findLead(db, dealership, id)
  const able = (await listStaff(db, dealership)).filter((member) => mayIn(member, 'answerLeads'))
  if (to !== null && !able.some(({ userId }) => userId === to))
    throw new AppError('notFound', 'may not answer for this dealer', { shownText: 'Questa persona non può leggere le richieste.' })
  await db`update reply set assigned_to = ${to} where id = ${id}`
  await logDealerAction(db, dealership, user, 'leadAssigned', `richiesta ${id}`)
}

/** Ends a conversation with a buyer, or opens again what the dealer has ended. */
export async function setLeadBlocked(db: Db, dealership: Dealership, user: User, id: number, isBlocked: boolean): Promise<void> {
  const { blockedBy } = await findLead(db, dealership, id)
  if (blockedBy === 'buyer') throw new AppError('conflict', 'blocked by the buyer', { shownText: blockedText })
  await db`update reply set blocked_by = ${isBlocked ? 'seller' : null} where id = ${id}`
  await logDealerAction(db, dealership, user, isBlocked ? 'leadBlocked' : 'leadUnblocked', `richiesta ${id}`)
}
