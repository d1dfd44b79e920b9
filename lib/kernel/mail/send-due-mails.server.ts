import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { log } from '@/lib/kernel/errors/log.server'
import { inSpan } from '@/lib/kernel/tracing/span.server'
import { DeliveryError } from './delivery-error'
import type { MailTransport, OutgoingMail } from './mail'
import { maxAttempts, retryDelayMs } from './retry-policy'

/** The lease of a mail: longer than the slowest delivery; after it another sender may take the mail. */
const leaseMs = 120_000

export type SendReport = { sent: number; postponed: number; dead: number }
/** Refused: the address takes no mail at all; otherwise every attempt failed. */
export type DeadLetter = { id: number; to: string; isRefused: boolean }
type SendDueMailsOptions = {
  stop?: AbortSignal
  /** Informs others, in the transaction that gives the mail up. */
  onDeadLetter?(db: Db, mail: DeadLetter): Promise<void>
  /** Whether a row of `outbox_mail` waits although its time has come. */
  isHeld?(db: Db): SqlFragment
}
type DueMail = OutgoingMail & { id: number; attempts: number }

/** Sends what is due, one mail after the other, until nothing is left, the server cannot be reached, or `stop` fires. A mail under way is brought to its end. */
export async function sendDueMails(
  db: Db,
  transport: MailTransport,
  { stop, onDeadLetter, isHeld = (db) => db`false` }: SendDueMailsOptions = {},
): Promise<SendReport> {
  const report: SendReport = { sent: 0, postponed: 0, dead: 0 }
  while (!stop?.aborted) {
    const mail = await takeDueMail(db, isHeld)
    if (!mail) break
    const failure = await tryToDeliver(transport, mail)
    if (failure === undefined) {
      await markSent(db, mail)
      report.sent++
    } else if (failure.refusal === 'refused' || mail.attempts >= maxAttempts) {
      await inTransaction(db, async (db) => {
        await moveToDeadLetter(db, mail, failure)
        await onDeadLetter?.(db, { id: mail.id, to: mail.to, isRefused: failure.refusal === 'refused' })
      })
      report.dead++
    } else {
      await postpone(db, mail, failure)
      report.postponed++
      if (failure.refusal === 'unreachable') break // the server is unreachable for the other mails too
    }
  }
  return report
}

/** Taking moves the next attempt forward, so that two senders never have the same mail and a crash only delays it. */
async function takeDueMail(db: Db, isHeld: (db: Db) => SqlFragment): Promise<DueMail | undefined> {
  const [mail] = await db<DueMail[]>`
    update outbox_mail set attempts = attempts + 1, next_attempt_at = now() + ${leaseMs} * interval '1 ms'
    where id = (
      select id from outbox_mail where sent_at is null and failed_at is null and next_attempt_at <= now() and not (${isHeld(db)})
      order by next_attempt_at, id limit 1 for update skip locked
    )
    returning id, message_id, kind, recipient as "to", subject, body_text as text, body_html as html, unsubscribe_url, created_at, attempts`
  return mail
}

async function tryToDeliver(transport: MailTransport, mail: DueMail): Promise<DeliveryError | undefined> {
  try {
    const attributes = { 'ingrana.mail.kind': mail.kind, 'ingrana.mail.attempt': mail.attempts }
    await inSpan({ name: 'deliver mail', kind: 'client', attributes }, () => transport.deliver(mail))
    return undefined
  } catch (error) {
    return error instanceof DeliveryError
      ? error
      : new DeliveryError('postponed', error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/** Erases the body, which may hold a link that opens an account. */
async function markSent(db: Db, mail: DueMail): Promise<void> {
  await db`update outbox_mail set sent_at = now(), body_text = '', body_html = '', unsubscribe_url = null, last_error = null where id = ${mail.id}`
}

async function postpone(db: Db, mail: DueMail, failure: DeliveryError): Promise<void> {
  await db`update outbox_mail set next_attempt_at = now() + ${retryDelayMs(mail.attempts)} * interval '1 ms', last_error = ${failure.message} where id = ${mail.id}`
  log().warn({ mail: mail.id, kind: mail.kind, attempts: mail.attempts, reason: failure.message }, 'mail postponed')
}

async function moveToDeadLetter(db: Db, mail: DueMail, failure: DeliveryError): Promise<void> {
  await db`update outbox_mail set failed_at = now(), body_text = '', body_html = '', unsubscribe_url = null, last_error = ${failure.message} where id = ${mail.id}`
  log().error({ mail: mail.id, kind: mail.kind, attempts: mail.attempts, reason: failure.message }, 'mail given up')
}
