import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { hashToken } from '@/lib/kernel/tokens/random-token.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { type ConversationReportKind, evidenceAfter, evidenceBefore } from './conversation-report'
import { findOwnThread, setBlocked } from './own-conversations.server'
import { deadLinkText, type Party } from './reply'
import { listMessages } from './reply-queries.server'

type Reported = {
  kind: ConversationReportKind
  words: string
  /** The message it is about; the other side's last one where none is named. */ messageId: number | undefined
}

/** Queues a conversation for the moderators, with the messages around the one it is about. One report of each side waits at a time. */
export async function reportConversation(
  db: Db,
  user: User,
  id: number,
  { isBlocking, ...report }: Reported & { isBlocking: boolean },
): Promise<void> {
  await inTransaction(db, async (db) => {
    const { holder, blockedBy } = await findOwnThread(db, user, id)
    await keepReport(db, { replyId: id, side: holder, reporterId: user.id }, report)
    if (isBlocking && blockedBy === null) await setBlocked(db, user, id, true)
  })
}

/** Reports with the link of a mail, without an account. */
export async function reportByCode(db: Db, code: string, report: Reported): Promise<void> {
  await inTransaction(db, async (db) => {
    const [held] = await db<{ replyId: number; side: Party }[]>`
      select reply_id, holder as side from reply_code where code_hash = ${hashToken(code)} and expires_at > now()`
    if (!held) throw invalidField('codice', deadLinkText)
    await keepReport(db, { ...held, reporterId: null }, report)
  })
}

type Reporter = { replyId: number; side: Party; reporterId: number | null }

async function keepReport(db: Db, { replyId, side, reporterId }: Reporter, { kind, words, messageId }: Reported): Promise<void> {
  const messages = await listMessages(db, replyId)
  const at = messages.findLastIndex((message) => message.sender !== side && (messageId === undefined || message.id === messageId))
  if (at === -1) throw new AppError('notFound', 'no such message', { shownText: 'L’altra persona non ti ha ancora scritto.' })
  const evidence = messages.slice(Math.max(0, at - evidenceBefore), at + evidenceAfter + 1).map((message) => message.id)
  // The reported one comes first.
  const ids = [messages[at]?.id ?? 0, ...evidence]
  await db`
    insert into conversation_report (reply_id, reporter_id, side, kind, words, message_ids)
    values (${replyId}, ${reporterId}, ${side}, ${kind}, ${words}, ${ids}) on conflict (reply_id, side) where decided_at is null do nothing`
}

type ExportedReport = {
  conversation: number
  kind: ConversationReportKind
  words: string
  createdAt: Date
  outcome: 'accepted' | 'dismissed' | null
  decidedAt: Date | null
  side: Party
}

/** The reports of an account, for the copy of its data. */
export async function exportConversationReports(db: Db, userId: number): Promise<ExportedReport[]> {
  return db<ExportedReport[]>`
    select reply_id as conversation, kind, words, created_at, outcome, decided_at, side from conversation_report where reporter_id = ${userId} order by id`
}
