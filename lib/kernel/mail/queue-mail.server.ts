import { randomUUID } from 'node:crypto'
import { env } from '@/lib/kernel/config/env.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { isSingleAddress, type NewMail, oneLine } from './mail'

/** Notified when a transaction with a new mail is committed. */
export const mailQueuedChannel = 'mail_queued'

/** Writes the mail into the outbox, in the caller's transaction: it leaves when that commits and never otherwise, and not before `delaySeconds` are over. Gives its id there. */
export async function queueMail(
  db: Db,
  { kind, to, subject, text, html, unsubscribeUrl = null }: NewMail,
  { delaySeconds = 0 }: { delaySeconds?: number } = {},
): Promise<number> {
  if (!isSingleAddress(to)) throw new AppError('invalid', 'not a single e-mail address')
  const row = { messageId: newMessageId(), kind, recipient: to, subject: oneLine(subject), bodyText: text, bodyHtml: html, unsubscribeUrl }
  const [stored] = await db<{ id: number }[]>`insert into outbox_mail ${db(row)} returning id`
  if (!stored) throw new Error('a mail was not stored')
  if (delaySeconds > 0)
    await db`update outbox_mail set next_attempt_at = now() + ${delaySeconds} * interval '1 second' where id = ${stored.id}`
  await db`select pg_notify(${mailQueuedChannel}, '')`
  return stored.id
}

/** The id, made once, so that a mail tried twice is recognised as the same one. */
function newMessageId(): string {
  return `<${randomUUID()}@${new URL(env().siteUrl).hostname}>`
}
