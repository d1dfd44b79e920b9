import { mailSeller } from '@/lib/accounts/contact/write-message.server'
import { env } from '@/lib/kernel/config/env.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { vehicleTitle } from '@/lib/market/ads/ad-cards.server'
import type { Category } from '@/lib/market/catalogue/category'
import { lambroAutoEmail } from './lambro-auto'
import { type DemoPeopleIds, type DemoPersonName, demoPeople } from './people'
import { seedDeals } from './seed-deals.server'
import type { GiuliasAds } from './seed-giulia.server'
import { aboutPunto, aboutTwingo, leadTalks, stranger, type Talk, withElena, withLambro } from './talks'

const hour = 3_600_000

/** Conversations about Giulia's car, and the leads of the dealership. */
export async function seedConversations(
  db: Db,
  given: { ids: DemoPeopleIds; now: Date; giuliasAds: GiuliasAds; dealerId: number | undefined },
): Promise<void> {
  const { ids, now, giuliasAds, dealerId } = given
  const about = async (adId: number) => ({ adId, title: await titleOf(db, adId), to: demoPeople.giulia.email })
  const private500 = await about(giuliasAds.fiat500x)
  const own = { as: 'elena' as const, name: demoPeople.elena.displayName, email: demoPeople.elena.email, phone: demoPeople.elena.phone }
  const talks: Talk[] = [
    { ...private500, buyer: own, said: withElena, story: 'visit' },
    {
      ...private500,
      buyer: stranger('Paolo'),
      story: 'offer',
      said: [{ by: 'buyer', hoursAgo: 4, text: 'Buongiorno, la 500X mi interessa davvero. Le faccio una proposta qui sotto.' }],
    },
    {
      ...private500,
      buyer: stranger('Franca', '300 4410288'),
      said: [
        {
          by: 'buyer',
          hoursAgo: 19,
          text: 'È ancora disponibile? Mi interessa sapere se le gomme sono quelle della foto e quando scade la revisione.',
        },
      ],
    },
    { ...(await about(giuliasAds.twingo)), buyer: own, said: aboutTwingo, story: 'contract', isRead: true },
    { ...(await about(giuliasAds.punto)), buyer: stranger('Bruno'), said: aboutPunto, story: 'sold', isRead: true },
    ...(dealerId === undefined ? [] : [...(await leads(db, dealerId)), ...(await reserved(db, dealerId, own))]),
  ]
  const written = await writeTalks(db, { ids, now }, talks)
  await mailWaiting(db, talks, written)
  await seedDeals(db, { ids, now }, Object.fromEntries(talks.flatMap(({ story }, at) => (story ? [[story, written[at]?.id]] : []))))
  await markRead(
    db,
    written.map(({ id }) => id),
    written.flatMap(({ id }, at) => (talks[at]?.isRead ? [id] : [])),
  )
}

type NamedAd = { id: number; category: Category; make: string; model: string | null; version: string }

async function titleOf(db: Db, adId: number): Promise<string> {
  const [ad] = await db<NamedAd[]>`select id, category, make, model, version from ad where id = ${adId}`
  return ad ? vehicleTitle(ad) : ''
}

/** The leads of the dealership, about its newest vehicles. */
async function leads(db: Db, dealerId: number): Promise<Talk[]> {
  const ads = await db<NamedAd[]>`
    select id, category, make, model, version from ad where dealer_id = ${dealerId} and status = 'published' order by published_at desc, id limit 5`
  return ads.flatMap((ad, at) => {
    const talk = leadTalks[at]
    return talk ? [{ ...talk, adId: ad.id, title: vehicleTitle(ad), to: lambroAutoEmail }] : []
  })
}

/** Elena and a car of the dealership that has been on offer for long. */
async function reserved(db: Db, dealerId: number, buyer: Talk['buyer']): Promise<Talk[]> {
  const [ad] = await db<NamedAd[]>`
    select id, category, make, model, version from ad
    where dealer_id = ${dealerId} and status = 'published' and price_cents between 800000 and 3000000 and offer_type = 'usato'
      and not exists (select from ad_revision where ad_id = ad.id) order by published_at, id limit 1`
  if (!ad) return []
  return [
    {
      adId: ad.id,
      title: vehicleTitle(ad),
      to: lambroAutoEmail,
      buyer,
      said: withLambro,
      story: 'reserved',
      assignedTo: 'chiara',
      isRead: true,
    },
  ]
}

async function writeTalks(
  db: Db,
  { ids, now }: { ids: DemoPeopleIds; now: Date },
  talks: readonly Talk[],
): Promise<{ id: number; messageId: number }[]> {
  const idOf = (name: DemoPersonName | undefined) => (name === undefined ? null : ids[name])
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  const rows = talks.map(({ adId, title, buyer, said, assignedTo }) => ({
    ...{
      adId,
      adTitle: title,
      userId: idOf(buyer.as),
      name: buyer.name,
      email: buyer.email,
      phone: buyer.phone ?? '',
      assignedTo: idOf(assignedTo),
    },
    ...{ createdAt: ago(said[0]?.hoursAgo ?? 0), emailConfirmedAt: ago(said[0]?.hoursAgo ?? 0) },
  }))
  const replies = await db<{ id: number }[]>`insert into reply ${db(rows)} returning id`
  const messages = replies.flatMap(({ id }, at) =>
    (talks[at]?.said ?? []).map(({ by, hoursAgo, text, author }) => ({
      ...{ replyId: id, sender: by, message: text, createdAt: ago(hoursAgo), mailedAt: ago(hoursAgo), authorId: idOf(author) },
    })),
  )
  const inOrder = messages.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const written = await db<{ id: number; replyId: number; message: string }[]>`
    insert into reply_message ${db(inOrder)} returning id, reply_id, message`
  return replies.map(({ id }) => ({ id, messageId: written.findLast(({ replyId }) => replyId === id)?.id ?? 0 }))
}

/** Everybody has read what they answered; the sellers of `read` all of it. */
async function markRead(db: Db, replies: readonly number[], read: readonly number[]): Promise<void> {
  await db`
    update reply set seller_read_id = coalesce((select max(id) from reply_message where reply_id = reply.id and (sender = 'seller' or reply_id = any(${[...read]}::bigint[]))), 0),
      buyer_read_id = coalesce((select max(id) from reply_message where reply_id = reply.id and sender = 'buyer'), 0)
    where id = any(${[...replies]}::bigint[])`
}

/** The mails about what waits for an answer, where they stay on this machine. */
async function mailWaiting(db: Db, talks: readonly Talk[], written: readonly { id: number; messageId: number }[]): Promise<void> {
  if (!env().standIns.includes('mail')) return
  for (const [at, { adId, title, buyer, said, to }] of talks.entries()) {
    const [place, last] = [written[at], said.at(-1)]
    if (!place || last?.by !== 'buyer') continue
    const thread = {
      id: place.id,
      adId,
      dealerId: null,
      dealerName: null,
      title,
      name: buyer.name,
      email: buyer.email,
      phone: buyer.phone ?? '',
      isConfirmed: true,
    }
    await mailSeller(db, thread, { id: place.messageId, message: last.text }, to)
  }
}
