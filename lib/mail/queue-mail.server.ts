import type { Db } from '@/lib/db/db.server'
import { AppError } from '@/lib/errors/app-error'
import { isSingleAddress, oneLine, type NewMail } from './mail'

/** Sent to whoever listens when a transaction with a new mail is committed. */
export const mailQueuedChannel = 'mail_queued'

/** Writes the mail into the outbox, in the caller's transaction: it leaves when that commits and never otherwise. */
export async function queueMail(db: Db, { kind, to, subject, text, html }: NewMail): Promise<void> {
  if (!isSingleAddress(to)) throw new AppError('invalid', 'not a single e-mail address')
  await db`insert into mail (kind, recipient, subject, body_text, body_html) values (${kind}, ${to}, ${oneLine(subject)}, ${text}, ${html})`
  await db`select pg_notify(${mailQueuedChannel}, '')`
}
