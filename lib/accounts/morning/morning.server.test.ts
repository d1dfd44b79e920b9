import { expect, test } from 'vitest'
import { addTestDealership, addTestMember } from '@/lib/accounts/dealerships/test-dealership'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { rateTestAd } from '@/lib/market/price-rating/test-rating'
import { pressPrice, pressRenewal, undoTask } from './do-task.server'
import { getMorning } from './get-morning.server'

async function addLead(db: Db, adId: number, hoursAgo: number, name: string): Promise<number> {
  const [lead] = await db<{ id: number }[]>`
    insert into reply ${db({ adId, adTitle: 'Fiat Panda', name, email: `${name.toLowerCase()}@esempio.it`, phone: '' })} returning id`
  await db`
    insert into reply_message (reply_id, sender, message, created_at)
    values (${lead?.id ?? 0}, 'buyer', 'È ancora disponibile?', now() - ${hoursAgo} * interval '1 hour')`
  return lead?.id ?? 0
}

async function addRated(db: Db, dealerId: number, euro: number, estimate: number): Promise<number> {
  const id = await addTestAd(db, { dealerId, priceCents: euro * 100, publishedAt: new Date() })
  await rateTestAd(db, id, estimate)
  return id
}

async function statusOf(db: Db, id: number) {
  const [ad] = await db<{ priceCents: number; expiresAt: Date | null; verdict: string }[]>`
    select price_cents, expires_at, verdict from ad left join price_rating on ad_id = id where id = ${id}`
  return ad
}

test(
  'a dealer’s morning has the longest waits, dear, bare and ending ads, and nothing of other dealers',
  withRollback(async (db) => {
    const { dealership } = await addTestDealership(db)
    const other = await addTestDealership(db)
    const dealerId = dealership.dealerId
    const dear = await addRated(db, dealerId, 27_800, 25_544)
    const longest = await addRated(db, dealerId, 27_900, 23_427)
    await db`update ad set published_at = now() - interval '63 days' where id = ${longest}`
    const fair = await addRated(db, dealerId, 25_000, 25_000)
    await addRated(db, other.dealership.dealerId, 30_000, 20_000)
    await db`update ad set expires_at = now() + interval '3 days' where id = ${fair}`
    const late = await addLead(db, fair, 20, 'Giulia')
    await addLead(db, fair, 3, 'Irene')
    await db`insert into dealer_import (dealer_id, file_name, state, counts) values (${dealerId}, 'stock.csv', 'checked', '{"note": 2, "refused": 1}')`
    const now = new Date()
    await db`
      insert into visit (reply_id, message_id, ad_id, state, author, from_at, to_at)
      select reply_id, id, ${fair}, 'confirmed', 'buyer', ${now}, ${now}::timestamptz + interval '45 minutes' from reply_message where reply_id = ${late}`
    await db`
      insert into question (reply_id, message_id, fact, state, created_at, moved_at)
      select reply_id, id, fact, 'asked', ${now}, ${now} from reply_message, unnest(array['garanzia', 'tagliandi']) as fact where reply_id = ${late}`
    const { tasks, failed, week, visits } = await getMorning(db, dealership, now)
    expect(visits).toMatchObject([{ replyId: late, buyer: 'Giulia', title: 'Fiat Panda', fromAt: now.toISOString(), isConfirmed: true }])
    expect(failed).toEqual([])
    expect(tasks).toMatchObject([
      { kind: 'leads', count: 1, lines: [{ id: late, buyer: 'Giulia', words: 'È ancora disponibile?' }] },
      {
        kind: 'prices',
        count: 2,
        lines: [
          { car: { id: longest }, daysOnline: 63, prices: { ordinaryEuro: 24_550, goodEuro: 22_250 } },
          { car: { id: dear }, prices: { ordinaryEuro: 26_800, goodEuro: 24_250 } },
        ],
      },
      { kind: 'photos', count: 3 },
      { kind: 'questions', count: 2, lines: [{ replyId: late, buyer: 'Giulia', facts: ['Garanzia', 'Tagliandi certificati'] }] },
      { kind: 'imports', count: 1, lines: [{ fileName: 'stock.csv', questions: 3 }] },
    ])
    expect(week).toMatchObject({ sold: 0, answerMinutes: null, visits: 1 })
    const reader = await getMorning(db, { ...dealership, role: 'reader' }, new Date())
    expect(reader.tasks.map(({ kind }) => kind)).toEqual(['prices', 'photos', 'imports', 'ending'])
    expect([reader.week?.requests, reader.week?.visits, reader.visits]).toEqual([null, null, []])
  }),
)

test(
  'the price of a button earns the label, stays struck today, and goes back by its undo once',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    const adId = await addRated(db, dealership.dealerId, 27_800, 25_544)
    const { doneId } = await pressPrice(db, dealership, user, { adId, euro: 24_250, seenCents: 2_780_000 })
    expect(await statusOf(db, adId)).toMatchObject({ priceCents: 2_425_000, verdict: 'good' })
    const { tasks, done } = await getMorning(db, dealership, new Date())
    expect(tasks.map(({ kind }) => kind)).toEqual(['photos'])
    expect(done).toMatchObject([{ title: 'Fiat Panda a 24.250\u00a0€', undo: { at: 'morning', id: doneId } }])
    await undoTask(db, dealership, user, doneId ?? 0)
    expect(await statusOf(db, adId)).toMatchObject({ priceCents: 2_780_000 })
    expect((await getMorning(db, dealership, new Date())).done).toEqual([])
    await expect(undoTask(db, dealership, user, doneId ?? 0)).rejects.toMatchObject({ code: 'gone' })
  }),
)

test(
  'of two of a staff who change one price the second reads who was first, and the price stays',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    const matteo = await addTestMember(db, dealership.dealerId, 'seller')
    await db`update app_user set display_name = 'Matteo' where id = ${matteo.id}`
    const adId = await addRated(db, dealership.dealerId, 27_800, 25_544)
    await pressPrice(db, dealership, matteo, { adId, euro: 26_800, seenCents: 2_780_000 })
    const second = pressPrice(db, dealership, user, { adId, euro: 24_250, seenCents: 2_780_000 })
    await expect(second).rejects.toMatchObject({
      code: 'conflict',
      shownText: 'Matteo l’ha appena cambiata: ora costa 26.800\u00a0€. Guarda e riprova.',
    })
    expect(await statusOf(db, adId)).toMatchObject({ priceCents: 2_680_000 })
    const { user: stranger, dealership: elsewhere } = await addTestDealership(db)
    const foreign = pressPrice(db, elsewhere, stranger, { adId, euro: 20_000, seenCents: 2_680_000 })
    await expect(foreign).rejects.toMatchObject({ code: 'notFound' })
  }),
)

test(
  'an ad that ends soon is renewed by one press, and its undo gives it the end it had',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    const adId = await addTestAd(db, { dealerId: dealership.dealerId })
    const end = new Date(Math.floor(Date.now() / 1_000) * 1_000 + 3 * 86_400_000)
    await db`update ad set expires_at = ${end} where id = ${adId}`
    const { doneId } = await pressRenewal(db, dealership, user, adId, new Date())
    expect((await statusOf(db, adId))?.expiresAt?.getTime()).toBeGreaterThan(end.getTime() + 50 * 86_400_000)
    await undoTask(db, dealership, user, doneId)
    expect((await statusOf(db, adId))?.expiresAt).toEqual(end)
  }),
)

test(
  'a request answered today after too long a wait is struck, with nothing to take back',
  withRollback(async (db) => {
    const { dealership } = await addTestDealership(db)
    const adId = await addTestAd(db, { dealerId: dealership.dealerId })
    const lead = await addLead(db, adId, 40, 'Giulia')
    await db`insert into reply_message (reply_id, sender, message) values (${lead}, 'seller', 'Sì.')`
    const { done } = await getMorning(db, dealership, new Date())
    expect(done).toEqual([{ key: 'answered', title: 'Una richiesta ha la sua risposta', text: 'Giulia, Fiat Panda.', undo: null }])
  }),
)
