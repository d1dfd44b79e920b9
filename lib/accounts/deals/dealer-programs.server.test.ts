import { expect, test } from 'vitest'
import { addPandaAd } from '@/lib/accounts/contact/test-seller'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { chooseWebhook } from '@/lib/accounts/webhooks/webhooks.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { actOnDeal } from './act-on-deal.server'
import { partyOfStaff } from './deal-party.server'
import { dealChangeSchema, formOfChange } from './partner-deal'
import { readPartnerDeal } from './partner-deal.server'
import { beginTestDeal, lastOffer, press } from './test-deal'

async function addDealersDeal(db: Db) {
  const { user: staff, dealership } = await addTestDealership(db)
  const buyer = await addTestUser(db)
  const adId = await addPandaAd(db, { dealerId: dealership.dealerId, contactEmail: 'info@esempio.it', priceCents: 2_000_000 })
  await chooseWebhook(db, dealership, staff, 'https://example.com/ingrana')
  const replyId = await beginTestDeal(db, buyer, adId)
  const heard = async () => {
    const rows = await db<
      { event: string; body: string }[]
    >`select event, body from webhook_delivery where dealer_id = ${dealership.dealerId} order by id`
    return rows.map(({ event, body }) => ({ event, data: asRecord(asRecord(JSON.parse(body))['data']), body }))
  }
  const call = async (body: object) => {
    const { name, fields } = formOfChange(await dealChangeSchema.validate(body))
    return actOnDeal(db, await partyOfStaff(db, dealership, staff, replyId), name, (schema) =>
      schema.validate(fields, { abortEarly: false, stripUnknown: true }),
    )
  }
  return { buyer, replyId, heard, call, dealership, staff }
}

test(
  'a dealer’s program hears of offers and answers, in numbers, and answers them with its key',
  withRollback(async (db) => {
    const { buyer, replyId, heard, call } = await addDealersDeal(db)
    await press(db, { user: buyer, replyId }, 'proponi', { importo: '19000', message: 'Mi chiamo Elena' })
    const first = await lastOffer(db, replyId)
    await call({ action: 'counterOffer', amountEuro: 19_500 })
    const counter = await lastOffer(db, replyId)
    await press(db, { user: buyer, replyId }, 'accetta', { proposta: String(counter.id) })
    const events = (await heard()).filter(({ event }) => event.startsWith('offer.'))
    expect(events.map(({ event, data }) => [event, data])).toEqual([
      ['offer.created', { leadId: replyId, offerId: first.id }],
      ['offer.created', { leadId: replyId, offerId: counter.id }],
      ['offer.answered', { leadId: replyId, offerId: counter.id }],
    ])
    for (const { body } of events) expect(body).not.toMatch(/Elena|19.?[05]00/)
    expect(await readPartnerDeal(db, replyId)).toMatchObject({
      offers: [{ state: 'superseded' }, { state: 'accepted', amountEuro: 19_500, author: 'seller' }],
    })
  }),
)

test(
  'reservations are heard of at their beginning and end, and another dealer’s key finds nothing',
  withRollback(async (db) => {
    const { replyId, heard, dealership, staff } = await addDealersDeal(db)
    const party = await partyOfStaff(db, dealership, staff, replyId)
    await actOnDeal(db, party, 'riserva-attiva', (schema) => schema.validate({ ore: '24' }))
    await actOnDeal(db, party, 'riserva-libera', (schema) => schema.validate({}))
    expect((await heard()).map(({ event }) => event)).toEqual(expect.arrayContaining(['reservation.started', 'reservation.ended']))
    const other = await addTestDealership(db)
    await expect(partyOfStaff(db, other.dealership, other.user, replyId)).rejects.toMatchObject({ code: 'notFound' })
  }),
)
