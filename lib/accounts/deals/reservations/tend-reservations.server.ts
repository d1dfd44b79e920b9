import { isBuyerBanned } from '@/lib/accounts/contact/confirmed-address.server'
import { obstacleOf, openDeal } from '@/lib/accounts/deals/open-deal.server'
import { inform } from '@/lib/accounts/deals/say.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { freeAd } from './move-reservation.server'
import { endReservation, findActive } from './reservations.server'

/** Ends reservations whose time is over, and those that nothing is left of. Done twice it does nothing twice; one that fails stops no other. */
export async function tendReservations(db: Db, now: Date): Promise<void> {
  const due = await db<{ replyId: number }[]>`
    select reply_id from reservation join ad on ad.id = ad_id join reply on reply.id = reply_id
    where reservation.state = 'active' and (until_at <= ${now} or ad.status <> 'reserved' or blocked_by is not null or ${isBuyerBanned(db)}) order by reservation.id`
  for (const { replyId } of due)
    await inTransaction(db, (db) => tendReservation(db, replyId, now)).catch((error: unknown) =>
      reportFailure(error, { route: 'jobs/reservations' }, 'a reservation was not looked at'),
    )
}

async function tendReservation(db: Db, replyId: number, now: Date): Promise<void> {
  const deal = await openDeal(db, replyId, 'update')
  const active = deal && deal.adId !== null ? await findActive(db, deal.adId) : undefined
  if (!deal || !active || active.replyId !== replyId) return
  const wasFreed = deal.ad?.status !== 'reserved'
  const obstacle = await obstacleOf(db, deal)
  if (!wasFreed && obstacle === null && active.untilAt > now) return
  const isOver = !wasFreed && obstacle === null
  await endReservation(db, active.id, isOver ? 'expired' : 'lapsed', now)
  await freeAd(db, active.adId)
  const lead = isOver
    ? `la prenotazione di «${deal.title}» è finita: l’annuncio è di nuovo in vendita. Potete ancora mettervi d’accordo.`
    : `la prenotazione di «${deal.title}» non vale più. ${obstacle ?? 'Chi vende ha cambiato lo stato dell’annuncio.'}`
  await inform(db, deal, { subject: `La prenotazione di ${deal.title} è finita`, lead, button: 'Apri la conversazione', about: 'offers' })
}
