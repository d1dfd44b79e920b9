import { timingSafeEqual } from 'node:crypto'
import type { Party } from '@/lib/accounts/contact/reply'
import { issueCode } from '@/lib/accounts/contact/reply-code.server'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import type { Deal } from '@/lib/accounts/deals/open-deal.server'
import { env } from '@/lib/kernel/config/env.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { siteLink } from '@/lib/kernel/mail/write-mail.server'
import { leadHref } from '@/lib/kernel/routes/dealer-area'
import { visitCalendarPath } from '@/lib/kernel/routes/deals'
import { routes } from '@/lib/kernel/routes/routes'
import { signed } from '@/lib/kernel/tokens/installation-secret.server'
import { findMailedAd } from '@/lib/market/ads/mailed-ad.server'
import type { Dealer } from '@/lib/market/dealers/dealer'
import { type CalendarEvent, calendarFile } from './calendar-file'
import { type Visit, visitChecks, visitText } from './visit'
import { visitCancelledMail, visitConfirmedMail } from './visit-mails.server'
import { findDealer, placeOf } from './visit-place.server'
import { findOpenVisit, findVisit, findVisits, listVisitsToday } from './visits.server'

type Holder = { visitId: number; side: Party }

/** Opens the calendar of one visit for one of its sides, and nothing else. Nothing is stored for it. */
async function calendarCode({ visitId, side }: Holder): Promise<string> {
  const claim = `${visitId}-${side}`
  return `${claim}-${await signed(`visit calendar ${claim}`)}`
}

/** The address of a visit for calendars; it stays the same when the visit is moved or called off. */
export async function calendarPath(holder: Holder): Promise<string> {
  return visitCalendarPath(await calendarCode(holder))
}

async function readCalendarCode(code: string): Promise<Holder | null> {
  const [, id, side] = /^([1-9]\d{0,14})-(buyer|seller)-[\w-]{43}$/.exec(code) ?? []
  if (id === undefined || (side !== 'buyer' && side !== 'seller')) return null
  const holder: Holder = { visitId: Number(id), side }
  const [written, sent] = [Buffer.from(await calendarCode(holder)), Buffer.from(code)]
  return written.length === sent.length && timingSafeEqual(written, sent) ? holder : null
}

/** What calendars get at such an address: the visit as it is now, cancelled when it is called off, with its place while the holder may know it. */
export async function openCalendar(db: Db, code: string, now: Date): Promise<string> {
  const holder = await readCalendarCode(code)
  const visit = holder ? await findVisit(db, holder.visitId) : undefined
  if (!visit) throw new AppError('notFound', 'no such calendar')
  const [about] = await db<{ title: string | null }[]>`select ad_title as title from reply where id = ${visit.replyId}`
  const dealer = await findDealer(db, { adId: visit.adId, dealerId: null })
  return calendarOf(visit, { title: about?.title ?? '', place: placeOf(visit, dealer, now) })
}

function calendarOf(visit: Visit, { title, place }: { title: string; place: string | null }): string {
  return calendarFile([eventOf(visit, { title, place })])
}

/** What calendars of a dealer's staff get: who comes today, when and for which vehicle; as the page says it, those to be confirmed too. */
export async function openDayCalendar(db: Db, { dealerId, slug }: Pick<Dealership, 'dealerId' | 'slug'>, now: Date): Promise<string> {
  const today = await listVisitsToday(db, dealerId, now)
  const ids = today.map(({ visitId }) => visitId)
  const visits = new Map((await findVisits(db, ids)).map((visit) => [visit.id, visit]))
  return calendarFile(
    today.flatMap(({ visitId, buyer, title, replyId, isConfirmed }) => {
      const visit = visits.get(visitId)
      if (!visit) return []
      const summary = [isConfirmed ? 'Visita' : 'Visita da confermare', buyer].filter(Boolean).join(': ')
      return [{ ...eventOf(visit, { title, place: null }), summary, description: title, url: siteLink(leadHref(replyId, slug)) }]
    }),
  )
}

function eventOf(visit: Visit, { title, place }: { title: string; place: string | null }): CalendarEvent {
  return {
    uid: `${visit.calendarId}@${new URL(env().siteUrl).hostname}`,
    revision: visit.revision,
    isCancelled: visit.state === 'cancelled' || visit.state === 'lapsed' || visit.state === 'expired',
    changedAt: visit.changedAt,
    from: visit.fromAt,
    to: visit.toAt,
    summary: `Visita: ${title}`,
    description: [
      'Non pagare nulla, nemmeno una caparra, prima di aver visto l’auto e le carte.',
      ...visitChecks.map((check) => `- ${check}`),
    ].join('\n'),
    location: place,
    url: siteLink(routes.conversations),
  }
}

/** Mails a confirmed visit with its calendar to both sides, or that the visit `cancelledId` is off. */
export async function mailCalendars(db: Db, deal: Deal, dealer: Dealer | null, now: Date, cancelledId?: number): Promise<void> {
  const visit = cancelledId === undefined ? await findOpenVisit(db, deal.id) : await findVisit(db, cancelledId)
  if (!visit) throw new Error('a visit was not stored')
  for (const side of ['buyer', 'seller'] as const) {
    const to = side === 'buyer' ? deal.email : deal.sellerEmail
    if (to === null) continue
    const about = {
      to,
      title: deal.title,
      ad: await findMailedAd(db, deal.adId),
      code: await issueCode(db, deal.id, side),
      when: visitText(visit),
      place: placeOf(visit, dealer, now),
      calendar: siteLink(await calendarPath({ visitId: visit.id, side })),
    }
    await queueMail(db, cancelledId === undefined ? visitConfirmedMail(about) : visitCancelledMail(about))
  }
}
