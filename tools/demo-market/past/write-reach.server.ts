import type { Db } from '@/lib/kernel/db/db.server'
import { isDemoAd, isDemoDealer } from '../existing-market.server'
import { Random } from '../random'
import { daysOnlineIn, dealerCalls, reachOf, type SeenAd } from './reach'
import { listShoppers, shoppersDomain } from './shoppers.server'
import { type Asked, writeMessages } from './write-messages.server'

/** Rows of one statement. */
const rowsAtOnce = 20_000
const dayMs = 86_400_000

/** Ads whose visits one statement writes. */
const viewedAtOnce = 2_000
/** `isFirst`: no visit of these ads was counted before. */
type Range = { seed: number; from: number; to: number; isFirst?: boolean }

/** Counts what happened to the ads of the market on these whole days, as days since 1970, both included. */
export async function writeReach(db: Db, { seed, from, to, isFirst = false }: Range): Promise<void> {
  if (to < from) return
  const ads = await listSeenAds(db, { from, to })
  const counted: Counted = { views: [], calls: [], saves: [], asked: [] }
  const shoppers = await listShoppers(db)
  for (const ad of ads) addReach(counted, ad, { seed, from, to, shoppers })
  for (const { id } of await db<{ id: number }[]>`select id from dealer where ${isDemoDealer(db)} order by id`)
    for (let day = from; day <= to; day++) {
      const calls = dealerCalls(seed, id, day)
      if (calls > 0) counted.calls.push({ subject: 'dealer', id, day: dayText(day), times: calls })
    }
  for (const part of partsOf(counted.views, viewedAtOnce)) await writeViews(db, part, isFirst)
  for (const part of partsOf(counted.calls)) await writeCalls(db, part)
  for (const part of partsOf(counted.saves)) await writeSaves(db, part)
  await writeMessages(db, seed, counted.asked)
}

type Times = { id: number; day: string; times: number }
type Call = Times & { subject: 'ad' | 'dealer' }
type Save = { shopper: number; id: number; at: string; priceCents: number | null }
/** Visits of an ad on one day after the other, from the first. */
type Views = { id: number; first: string; times: number[] }
type Counted = { views: Views[]; calls: Call[]; saves: Save[]; asked: Asked[] }
type CountedAd = SeenAd & { savedBy: number }

function addReach(counted: Counted, ad: CountedAd, { seed, from, to, shoppers }: Range & { shoppers: readonly number[] }): void {
  const [first, last] = daysOnlineIn(ad, from, to)
  const start = new Random(seed, 112, ad.id).whole(0, Math.max(0, shoppers.length - 1))
  const viewed: number[] = []
  let { savedBy } = ad
  for (let day = first; day <= last; day++) {
    const { views, calls, saves, messages } = reachOf(seed, ad, day)
    viewed.push(views)
    if (calls > 0) counted.calls.push({ subject: 'ad', id: ad.id, day: dayText(day), times: calls })
    for (let message = 0; message < messages; message++) counted.asked.push({ adId: ad.id, at: momentOf(ad, day, message) })
    for (const end = Math.min(savedBy + saves, shoppers.length); savedBy < end; savedBy++) {
      const shopper = shoppers[(start + savedBy) % shoppers.length]
      if (shopper !== undefined) counted.saves.push({ shopper, id: ad.id, at: momentOf(ad, day).toISOString(), priceCents: ad.priceCents })
    }
  }
  counted.views.push({ id: ad.id, first: dayText(first), times: viewed })
}

/** An afternoon, but never outside the life of the ad. */
function momentOf({ publishedAt, closedAt }: SeenAd, day: number, minutes = 0): Date {
  const afternoon = Math.max(day * dayMs + 15 * 3_600_000 + minutes * 60_000, publishedAt.getTime() + 60_000)
  return new Date(closedAt === null ? afternoon : Math.min(afternoon, closedAt.getTime()))
}

const dayText = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)

function partsOf<Row>(rows: readonly Row[], size = rowsAtOnce): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, part) => rows.slice(part * size, (part + 1) * size))
}

/** Visits of people who tried the demo count too: invented ones are added to theirs. */
async function writeViews(db: Db, views: readonly Views[], isFirst: boolean): Promise<void> {
  await db`
    insert into ad_view (ad_id, day, times)
    select given.id, given.first + place::int - 1, seen.times
    from unnest(${views.map(({ id }) => id)}::bigint[], ${views.map(({ first }) => first)}::date[], ${views.map(({ times }) => times.join(' '))}::text[])
      as given (id, first, list) cross join unnest(string_to_array(list, ' ')::int[]) with ordinality as seen (times, place)
    where seen.times > 0
    ${isFirst ? db`` : db`on conflict (ad_id, day) do update set times = ad_view.times + excluded.times`}`
}

async function writeCalls(db: Db, calls: readonly Call[]): Promise<void> {
  await db`
    insert into phone_reveal (subject, subject_id, day, times)
    select * from unnest(${calls.map(({ subject }) => subject)}::text[], ${calls.map(({ id }) => id)}::bigint[],
      ${calls.map(({ day }) => day)}::date[], ${calls.map(({ times }) => times)}::int[])
    on conflict (subject, subject_id, day) do update set times = phone_reveal.times + excluded.times`
}

async function writeSaves(db: Db, saves: readonly Save[]): Promise<void> {
  await db`
    insert into saved_ad (user_id, ad_id, saved_at, saved_price_cents, seen_price_cents, seen_sold)
    select given.shopper, given.id, given.at, given.price_cents, given.price_cents, false
    from unnest(${saves.map(({ shopper }) => shopper)}::bigint[], ${saves.map(({ id }) => id)}::bigint[],
      ${saves.map(({ at }) => at)}::timestamptz[], ${saves.map(({ priceCents }) => priceCents)}::int[]) as given (shopper, id, at, price_cents)
    on conflict (user_id, ad_id) do nothing`
}

async function listSeenAds(db: Db, { from, to }: { from: number; to: number }): Promise<CountedAd[]> {
  const rows = await db<(Omit<CountedAd, 'publishedAt'> & { publishedAt: Date | null })[]>`
    select a.id, a.dealer_id, a.make, a.model, a.price_cents, a.published_at, a.closed_at,
      coalesce(coalesce(a.reduced_from_cents, a.price_cents) / 100.0 / coalesce(r.estimate_euro, c.estimate_euro), 1)::float8 as asked_of_estimate,
      (select count(*)::int from saved_ad s join app_user u on u.id = s.user_id where s.ad_id = a.id and u.email like ${`%@${shoppersDomain}`}) as saved_by
    from (select * from ad where ${isDemoAd(db)}) a left join price_rating r on r.ad_id = a.id left join closing_estimate c on c.ad_id = a.id
    where a.published_at < ${new Date((to + 1) * dayMs)} and (a.closed_at is null or a.closed_at >= ${new Date(from * dayMs)}) order by a.id`
  return rows.flatMap(({ publishedAt, ...ad }) => (publishedAt === null ? [] : [{ ...ad, publishedAt }]))
}
