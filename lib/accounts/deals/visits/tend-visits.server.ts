import { isBuyerBanned } from '@/lib/accounts/contact/confirmed-address.server'
import { pushToSide } from '@/lib/accounts/contact/push-to-side.server'
import { issueCode } from '@/lib/accounts/contact/reply-code.server'
import { type Deal, obstacleOf, openDeal } from '@/lib/accounts/deals/open-deal.server'
import { isSoldHere } from '@/lib/accounts/deals/sale/sales.server'
import { inform } from '@/lib/accounts/deals/say.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { siteLink } from '@/lib/kernel/mail/write-mail.server'
import { findMailedAd } from '@/lib/market/ads/mailed-ad.server'
import { openVisitStates, type Visit, visitText } from './visit'
import { calendarPath } from './visit-calendar.server'
import { visitReminderMail } from './visit-mails.server'
import { findDealer, placeOf } from './visit-place.server'
import { eraseAddresses, findOpenVisit, tellProgram } from './visits.server'

const hourMs = 3_600_000
/** When both are reminded of a visit. One that is agreed on later than that needs no such reminder. */
const reminders = { day: 24 * hourMs, hours: 2 * hourMs } as const

/** What the clock and the market do with visits, and the reminders, each once. Done twice it does nothing twice; one that fails stops no other. */
export async function tendVisits(db: Db, now: Date): Promise<void> {
  const due = await db<{ replyId: number }[]>`
    select reply_id from visit join ad on ad.id = ad_id join reply on reply.id = reply_id
    where visit.state = any(${[...openVisitStates]}) and (
      answer_by <= ${now} or to_at <= ${now} or ad.status not in ('published', 'reserved') or blocked_by is not null or ${isBuyerBanned(db)}
      or (visit.state = 'confirmed' and from_at <= ${now}::timestamptz + interval '1 day' and day_reminded_at is null)
      or (visit.state = 'confirmed' and from_at <= ${now}::timestamptz + interval '2 hours' and hours_reminded_at is null))
    order by visit.id`
  for (const { replyId } of due)
    await inTransaction(db, (db) => tendVisit(db, replyId, now)).catch((error: unknown) =>
      reportFailure(error, { route: 'jobs/visits' }, 'a visit was not looked at'),
    )
  await eraseAddresses(db, now)
}

async function tendVisit(db: Db, replyId: number, now: Date): Promise<void> {
  const deal = await openDeal(db, replyId, 'update')
  const visit = deal && (await findOpenVisit(db, replyId))
  if (!deal || !visit) return
  if (visit.state === 'confirmed' && visit.toAt <= now) return end(db, visit, 'held', now)
  const obstacle = await obstacleOf(db, deal)
  if (obstacle !== null) {
    await end(db, visit, 'lapsed', now)
    if (await isSoldHere(db, replyId)) return
    const lead = `la visita per «${deal.title}» di ${visitText(visit)} non c’è più. ${obstacle}`
    return inform(db, deal, { subject: `La visita per ${deal.title} non c’è più`, lead, button: 'Apri la conversazione', about: 'visits' })
  }
  if (visit.state === 'confirmed') return remind(db, deal, visit, now)
  if ((visit.answerBy ?? visit.fromAt) > now) return
  await end(db, visit, 'expired', now)
  const lead = `la visita per «${deal.title}» di ${visitText(visit)} non è stata confermata in tempo: l’ora è di nuovo libera.`
  await inform(db, deal, { subject: `Visita non confermata per ${deal.title}`, lead, button: 'Scegli un’altra ora', about: 'visits' })
}

async function end(db: Db, { id, replyId }: Visit, state: 'held' | 'lapsed' | 'expired', now: Date): Promise<void> {
  await db`update visit set state = ${state}, answer_by = null, changed_at = ${now}, revision = revision + 1 where id = ${id}`
  await tellProgram(db, { id, replyId, state })
}

/** Writes to both, once a day before and once two hours before. Of two that are due the later one says it. */
async function remind(db: Db, deal: Deal, visit: Visit, now: Date): Promise<void> {
  const left = visit.fromAt.getTime() - now.getTime()
  const isSoon = left <= reminders.hours
  const [noted] = await db<{ agreedAt: Date }[]>`
    update visit set day_reminded_at = coalesce(day_reminded_at, ${now}), hours_reminded_at = case when ${isSoon} then coalesce(hours_reminded_at, ${now}) end
    where id = ${visit.id} and (day_reminded_at is null or (${isSoon} and hours_reminded_at is null)) returning changed_at as agreed_at`
  const since = isSoon ? reminders.hours : reminders.day
  if (!noted || left <= 0 || noted.agreedAt.getTime() > visit.fromAt.getTime() - since) return
  const dealer = await findDealer(db, deal)
  for (const side of ['buyer', 'seller'] as const) {
    await pushToSide(db, { replyId: deal.id, to: side, kind: 'visits' })
    const to = side === 'buyer' ? deal.email : deal.sellerEmail
    if (to === null) continue
    const calendar = siteLink(await calendarPath({ visitId: visit.id, side }))
    const about = { to, title: deal.title, ad: await findMailedAd(db, deal.adId), code: await issueCode(db, deal.id, side), calendar }
    await queueMail(db, visitReminderMail({ ...about, when: visitText(visit), place: placeOf(visit, dealer, now), isToday: isSoon }))
  }
}
