import { openCase } from '@/lib/accounts/moderation/open-case.server'
import { mostWaiting } from '@/lib/accounts/moderation/waiting-queue'
import { requireModerator, type User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { findMailedAd } from '@/lib/market/ads/mailed-ad.server'
import { holdFrom } from '@/lib/market/review/signals'
import { findAddressee } from './addressee.server'
import { type ConversationReport, type ConversationReportKind, conversationReportKinds } from './conversation-report'
import { conversationClosedMail, reportDecidedMail } from './conversation-report-mails.server'
import type { Party } from './reply'
import { issueCode } from './reply-code.server'
import { listMessages } from './reply-queries.server'
import { type Thread, threadColumns, titleSql } from './write-message.server'

type ReportRow = {
  id: number
  replyId: number
  side: Party
  kind: ConversationReportKind
  words: string
  messageIds: number[]
  createdAt: Date
  title: string
}

/** What waits for a moderator, the longest first. Of a conversation only the messages around the reported one are shown. */
export async function listConversationReports(db: Db, moderator: User): Promise<ConversationReport[]> {
  requireModerator(moderator)
  const rows = await db<ReportRow[]>`
    select conversation_report.id, reply_id, side, kind, words, message_ids, conversation_report.created_at, ${titleSql(db)} as title
    from conversation_report join reply on reply.id = reply_id where decided_at is null order by conversation_report.id limit ${mostWaiting}`
  return Promise.all(
    rows.map(async ({ id, replyId, side, kind, words, messageIds, createdAt, title }) => ({
      ...{ id, side, words, title },
      kind: conversationReportKinds[kind],
      at: createdAt.toISOString(),
      messages: (await listMessages(db, replyId))
        .filter((message) => messageIds.includes(message.id))
        .map(({ id, sender, message, createdAt }) => ({
          ...{ id, sender, message },
          sentAt: createdAt.toISOString(),
          isReported: id === messageIds[0],
        })),
    })),
  )
}

type Locked = Thread & { replyId: number; side: Party; kind: ConversationReportKind; reporterEmail: string | null; isDecided: boolean }

/** Ends the conversation for both and says why, or leaves it. The reporter gets a mail; where a private seller was rightly reported, the ad comes to the queue too. */
export async function decideConversationReport(
  db: Db,
  moderator: User,
  id: number,
  { isAccepted, statement }: { isAccepted: boolean; statement: string },
): Promise<void> {
  requireModerator(moderator)
  if (isAccepted && statement.trim() === '') throw invalidField('testo', messages.required)
  await inTransaction(db, async (db) => {
    const report = await lockReport(db, id)
    if (report.isDecided) throw new AppError('conflict', 'decided', { shownText: 'Questa segnalazione è già decisa.' })
    await db`
      update conversation_report set decided_at = now(), decided_by = ${moderator.id}, outcome = ${isAccepted ? 'accepted' : 'dismissed'}, statement = ${statement}
      where id = ${id}`
    const reporter = report.reporterEmail ?? (await addressOf(db, report, report.side))
    if (reporter !== null) await queueMail(db, reportDecidedMail({ to: reporter, ...(await mailed(db, report, report.side)), isAccepted }))
    if (isAccepted) await closeConversation(db, report, statement)
  })
}

async function closeConversation(db: Db, report: Locked, statement: string): Promise<void> {
  const { replyId, side, adId, kind } = report
  await db`update reply set blocked_by = coalesce(blocked_by, ${side}) where id = ${replyId}`
  const other = side === 'seller' ? 'buyer' : 'seller'
  const to = await addressOf(db, report, other)
  if (to !== null)
    await queueMail(
      db,
      conversationClosedMail({ to, ...(await mailed(db, report, other)), reason: conversationReportKinds[kind], statement }),
    )
  if (side === 'buyer' && adId !== null)
    await openCase(db, adId, [
      { kind: 'messages', weight: holdFrom, evidence: `nei messaggi: ${conversationReportKinds[kind].toLowerCase()}` },
    ])
}

/** The conversation as a mail to one side names it, shows its ad and leads to it. */
async function mailed(db: Db, { replyId, adId, title }: Locked, side: Party) {
  return { title, ad: await findMailedAd(db, adId), code: await issueCode(db, replyId, side) }
}

/** The address at which a side of a conversation gets its mails; null where there is none any more. */
async function addressOf(db: Db, { email, adId, dealerId }: Thread, side: Party): Promise<string | null> {
  return side === 'buyer' ? email : ((await findAddressee(db, { adId, dealerId }))?.email ?? null)
}

async function lockReport(db: Db, id: number): Promise<Locked> {
  const [report] = await db<Locked[]>`
    select reply_id, side, kind, (select app_user.email from app_user where app_user.id = reporter_id) as reporter_email,
      decided_at is not null as is_decided, ${threadColumns(db)}
    from conversation_report join reply on reply.id = reply_id
    where conversation_report.id = ${id} for update of conversation_report, reply`
  if (!report) throw new AppError('notFound', 'no such report')
  return report
}
