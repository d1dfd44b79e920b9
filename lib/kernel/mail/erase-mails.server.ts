import type { Db } from '@/lib/kernel/db/db.server'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { failedMailDays, sentMailDays } from './mail'

/** Takes every mail to an address out of the outbox, sent or not. */
export async function eraseMailsTo(db: Db, address: string): Promise<void> {
  await db`delete from outbox_mail where lower(recipient) = lower(${address})`
}

/** The owner of an address has another one now. What was sent to the old one is forgotten, what waits goes to the new one; only mails of one kind, which tell the old address, still go there. */
export async function moveMails(db: Db, { from, to }: { from: string; to: string }, kindForOldAddress: string): Promise<void> {
  await db`delete from outbox_mail where lower(recipient) = lower(${from}) and (sent_at is not null or failed_at is not null)`
  await db`update outbox_mail set recipient = ${to} where lower(recipient) = lower(${from}) and kind <> ${kindForOldAddress}`
}

/** The mails to an address, sent or waiting, without their bodies, whose links open the account. */
export async function exportMails(db: Db, address: string) {
  return db<{ recipient: string; kind: string; subject: string; createdAt: Date; sentAt: Date | null }[]>`
    select recipient, kind, subject, created_at, sent_at from outbox_mail where lower(recipient) = lower(${address}) order by id`
}

/** Takes the mails of one kind to some addresses, in lower case, out of the outbox. */
export async function eraseMailsOfKind(db: Db, kind: string, addresses: readonly string[]): Promise<void> {
  await db`delete from outbox_mail where lower(recipient) = any(${[...addresses]}) and kind = ${kind}`
}

/** Takes out of the outbox what waits for an address and can be unsubscribed from. */
export async function withdrawNewsTo(db: Db, address: string): Promise<void> {
  await db`delete from outbox_mail where lower(recipient) = lower(${address}) and unsubscribe_url is not null and sent_at is null`
}

/** Takes mails out of the outbox that have not left yet. */
export async function withdrawMails(db: Db, ids: number[]): Promise<void> {
  await db`delete from outbox_mail where id = any(${ids}) and sent_at is null`
}

/** Withdraws mails that were never tried. False when one is under way: the caller rolls its transaction back. */
export async function withdrawUntriedMails(db: Db, ids: readonly number[]): Promise<boolean> {
  const taken = await db<{ id: number }[]>`delete from outbox_mail where id = any(${[...ids]}) and attempts = 0 returning id`
  return taken.length === ids.length
}

export const mailExpiries: readonly Expiry[] = [
  {
    table: 'outbox_mail',
    isOver: (db) => db`sent_at < now() - ${sentMailDays} * interval '1 day' or failed_at < now() - ${failedMailDays} * interval '1 day'`,
  },
]
