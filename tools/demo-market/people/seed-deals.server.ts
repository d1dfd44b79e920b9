import { actOnDeal } from '@/lib/accounts/deals/act-on-deal.server'
import type { ReadBody } from '@/lib/accounts/deals/deal-action.server'
import { freeAd } from '@/lib/accounts/deals/reservations/move-reservation.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { italianDay, italianMoments } from '@/lib/kernel/italian/italian-time'
import { contractUnderWay, offerToDealer, openOffer, type Press, reservedByDealer, sold, visitTomorrow } from './deal-stories'
import { lambroAutoEmail } from './lambro-auto'
import { type DemoPeopleIds, peopleDomain } from './people'

/** The conversations in which something is agreed on, by their ids; undefined where there is none. */
export type DealTalks = Readonly<Partial<Record<'visit' | 'offer' | 'toDealer' | 'reserved' | 'contract' | 'sold', number>>>
type Given = { ids: DemoPeopleIds; now: Date }

const hour = 3_600_000
const day = 24 * hour

/** Has the people of the demo agree on things as everybody does, by the buttons of their conversations. Their mails of it are over. */
export async function seedDeals(db: Db, { ids, now }: Given, talks: DealTalks): Promise<void> {
  const [mails] = await db<{ last: number }[]>`select coalesce(max(id), 0) as last from outbox_mail`
  const tomorrow = italianDay(now.getTime() + day)
  const ten = italianMoments(tomorrow, 10 * 60)[0]?.toISOString() ?? ''
  const stories: [number | undefined, readonly Press[]][] = [
    [talks.visit, visitTomorrow({ day: tomorrow, ten })],
    [talks.offer, openOffer],
    [talks.toDealer, offerToDealer(await shareOfPrice(db, talks.toDealer, 0.94))],
    [talks.reserved, reservedByDealer(await shareOfPrice(db, talks.reserved, 0.97))],
    [talks.contract, contractUnderWay(italianDay(now.getTime() + 3 * day))],
    [talks.sold, sold],
  ]
  for (const [replyId, presses] of stories) {
    if (replyId === undefined) continue
    for (const one of presses) await pressButton(db, { ids, now }, replyId, one)
  }
  await db`
    delete from outbox_mail where id > ${mails?.last ?? 0} and (recipient like ${`%@${peopleDomain}`} or recipient = ${lambroAutoEmail})`
}

async function pressButton(db: Db, { ids, now }: Given, replyId: number, { by, hoursAgo, azione, fields, as }: Press): Promise<void> {
  const at = new Date(now.getTime() - hoursAgo * hour)
  const [before] = await db<{ last: number; proposta: number | null; affare: number | null; revisione: number | null }[]>`
    select (select coalesce(max(id), 0) from reply_message where reply_id = ${replyId}) as last,
      (select max(id) from offer where reply_id = ${replyId}) as proposta, (select max(id) from sale where reply_id = ${replyId}) as affare,
      (select max(revision) from visit where reply_id = ${replyId}) as revisione`
  const about = { proposta: before?.proposta ?? '', affare: before?.affare ?? '', revisione: before?.revisione ?? '' }
  const typed = { ...Object.fromEntries(Object.entries(about).map(([name, value]) => [name, String(value)])), ...fields }
  const readBody: ReadBody = async (schema) => schema.validate(typed, { stripUnknown: true })
  await actOnDeal(db, { replyId, side: by, ...(as && { authorId: ids[as] }) }, azione, readBody, at)
  await db`update reply_message set created_at = ${at}, mailed_at = ${at} where reply_id = ${replyId} and id > ${before?.last ?? 0}`
}

/** A share of what the vehicle of a conversation costs, in whole fifties. */
async function shareOfPrice(db: Db, replyId: number | undefined, share: number): Promise<number> {
  if (replyId === undefined) return 0
  const [ad] = await db<{ priceCents: number | null }[]>`
    select price_cents from ad join reply on ad.id = ad_id where reply.id = ${replyId}`
  return Math.floor(((ad?.priceCents ?? 0) * share) / 5_000) * 50
}

/** Puts on sale again what is put aside for the people of the demo: the vehicles of a dealer stay when its conversations go. */
export async function freeDeals(db: Db): Promise<void> {
  const held = await db<{ adId: number }[]>`
    select distinct ad.id as ad_id from reply join ad on ad.id = reply.ad_id
    where email like ${`%@${peopleDomain}`} and ad.status = 'reserved' and ad.owner_id is null order by ad.id`
  for (const { adId } of held) await freeAd(db, adId)
}
