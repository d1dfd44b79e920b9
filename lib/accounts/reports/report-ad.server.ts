import { mayMail } from '@/lib/accounts/users/limit-mails.server'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { isWithinRetryWindow } from '@/lib/kernel/db/retry-window.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { findAdContact } from '@/lib/market/ads/ad-contact.server'
import { findMailedAd } from '@/lib/market/ads/mailed-ad.server'
import { type ReportKind, reportMonths } from './ad-report'
import { reportReceivedMail } from './report-mails.server'
import type { NewReport } from './report-schema'

/** Stores a report about an ad; sent twice it is one report. An address that was left gets a confirmation. `userId`: of the logged-in user. */
export async function reportAd(
  db: Db,
  adId: number,
  kind: ReportKind,
  { message, email, name }: NewReport,
  userId: number | null = null,
): Promise<void> {
  await inTransaction(db, async (db) => {
    const ad = await findAdContact(db, adId)
    if (!ad) throw new AppError('notFound', 'no such ad', { shownText: 'Questo annuncio non esiste più.' })
    await db`select pg_advisory_xact_lock(hashtextextended(${`report ${adId} ${kind}`}, 0))`
    const stored = await db<{ id: number }[]>`
      insert into ad_report (ad_id, kind, message, email, reporter_name, user_id) select ${adId}, ${kind}, ${message}, ${email}, ${name}, ${userId}
      where not exists (
        select 1 from ad_report where ad_id = ${adId} and kind = ${kind} and message = ${message} and email = ${email} and user_id is not distinct from ${userId} and ${isWithinRetryWindow(db)})
      returning id`
    if (stored.length === 0 || email === '' || !(await mayMail(db, email))) return
    const about = { title: ad.title, href: ad.href, ad: await findMailedAd(db, adId, 'stranger') }
    await queueMail(db, reportReceivedMail({ to: email, ...about, kind, message }))
  })
}

/** Removes the reporter's name and e-mail address; the report stays. Also where somebody else may have typed the address: nobody but its owner can ask for that. */
export async function eraseReporter(db: Db, { id, email }: Pick<User, 'id' | 'email'>): Promise<void> {
  await db`
    update ad_report set email = '', reporter_name = '', user_id = null where user_id = ${id} or (email <> '' and lower(email) = lower(${email}))`
}

/** The owner of an address has another one now. */
export async function moveReports(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await db`update ad_report set email = ${to} where email <> '' and lower(email) = lower(${from})`
}

export const reportExpiries: readonly Expiry[] = [
  { table: 'ad_report', isOver: (db) => db`created_at < now() - ${reportMonths} * interval '1 month'` },
]
