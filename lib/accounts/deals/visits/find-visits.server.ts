import type { Party } from '@/lib/accounts/contact/reply'
import { isReservedForAnother, listReservations } from '@/lib/accounts/deals/reservations/reservations.server'
import type { Db } from '@/lib/kernel/db/db.server'
import type { AdStatus } from '@/lib/market/ads/ad'
import { slotDays } from './slots'
import { noShowsSaid, visitText } from './visit'
import { type ReservationCard, reservationCard, type VisitCard, type VisitTools, visitCard } from './visit-board'
import { calendarPath } from './visit-calendar.server'
import { findDealer, offeredSlots, placeOf } from './visit-place.server'
import { countBuyerVisits, findOpenVisit, listHours, listVisits, takenSlots } from './visits.server'

type About = { replyId: number; adId: number; status: AdStatus; side: Party; other: string; isOver: boolean; isConfirmed: boolean }
export type VisitView = { cards: (VisitCard | ReservationCard)[]; tools: VisitTools }

/** The visits and the reservation of a conversation, and what its side can do, for a page. The caller has found out whose it is. */
export async function findVisits(db: Db, about: About, now: Date): Promise<VisitView> {
  const { replyId, adId, side, other } = about
  const dealer = await findDealer(db, { adId, dealerId: null })
  const isPrivate = dealer === null
  const visits = await Promise.all(
    (await listVisits(db, replyId)).map(async (visit) =>
      visitCard(visit, {
        side,
        other,
        now,
        isPrivate,
        place: placeOf(visit, dealer, now),
        calendar: await calendarPath({ visitId: visit.id, side }),
      }),
    ),
  )
  const reservations = (await listReservations(db, replyId)).map((reservation) => reservationCard(reservation, side, now))
  const open = await findOpenVisit(db, replyId)
  const isForAnother = await isReservedForAnother(db, { id: replyId, ad: { id: adId, status: about.status } })
  const mayAsk = !about.isOver && (open !== undefined || (side === 'buyer' && !isForAnother))
  const days = mayAsk
    ? slotDays(await offeredSlots(db, { adId, dealerId: null }, dealer, now), await takenSlots(db, adId, now, open?.id ?? null))
    : []
  return {
    cards: [...visits, ...reservations],
    tools: {
      ask: mayAsk
        ? {
            days,
            isAtOnce: !isPrivate && side === 'buyer',
            revision: open?.revision ?? null,
            wantsAddress: isPrivate && side === 'seller',
            title: open ? 'Sposta la visita' : 'Visita e prova',
          }
        : null,
      hours:
        isPrivate && side === 'seller' && !about.isOver
          ? (await listHours(db, adId, now)).map(({ id, from, to }) => ({ id, text: visitText({ fromAt: from, toAt: to }) }))
          : null,
      reserve:
        side === 'seller' && !about.isOver && about.status === 'published'
          ? { fault: about.isConfirmed ? null : 'Prima chi compra deve confermare il suo indirizzo e-mail.' }
          : null,
      buyer: side === 'seller' ? await buyerText(db, replyId) : null,
    },
  }
}

/** «2 visite su 2 rispettate»; missed ones are said from the second on. */
async function buyerText(db: Db, replyId: number): Promise<string | null> {
  const { held, missed } = await countBuyerVisits(db, replyId)
  if (missed >= noShowsSaid) return `visite non rispettate: ${missed} su ${held + missed}`
  return held === 0 ? null : held === 1 ? '1 visita fatta' : `${held} visite fatte`
}
