import { expect, test } from 'vitest'
import { issueCode } from '@/lib/accounts/contact/reply-code.server'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { actOnDeal } from './act-on-deal.server'
import type { ReadBody } from './deal-action.server'
import { partyOfCode, partyOfStaff } from './deal-party.server'
import { findDeal } from './find-deal.server'
import { addTestDeal, beginTestDeal, lastOffer, press } from './test-deal'
import { listHours } from './visits/visits.server'

const monday = new Date('2026-11-30T08:00:00Z')

test(
  'both sides of a conversation see its offer, its words and whose turn it is, and the seller who comes',
  withRollback(async (db) => {
    const { buyer, seller, replyId, adId } = await addTestDeal(db)
    await press(db, { user: buyer, replyId }, 'proponi', { importo: '18000', message: 'Posso venire sabato.' }, monday)
    await press(db, { user: seller, replyId }, 'orari-aggiungi', { giorno: '2026-12-01', dalle: '15:00', alle: '17:00' }, monday)
    await press(db, { user: buyer, replyId }, 'visita-chiedi', { quando: '2026-12-01T14:00:00.000Z' }, monday)
    const [asBuyer, asSeller] = [
      await findDeal(db, { replyId, side: 'buyer' }, monday),
      await findDeal(db, { replyId, side: 'seller' }, monday),
    ]
    const noted = (deal: typeof asBuyer) => deal?.steps.find(({ name }) => name === 'Proposta')?.note
    expect([noted(asBuyer), noted(asSeller)]).toEqual(['aspetti risposta', 'tocca a te'])
    expect(JSON.stringify(asSeller?.cards)).toContain('Posso venire sabato.')
    const [hours] = await listHours(db, adId, monday)
    expect(await press(db, { user: seller, replyId }, 'orari-togli', { numero: String(hours?.id ?? 0) }, monday)).not.toMatch(/^No: /)
    expect(await listHours(db, adId, monday)).toEqual([])
  }),
)

test(
  'the link of a mail and the staff of a dealer act for the side that they are of',
  withRollback(async (db) => {
    const { dealership, user } = await addTestDealership(db)
    const buyer = await addTestUser(db)
    const replyId = await beginTestDeal(db, buyer, await addTestAd(db, { dealerId: dealership.dealerId, priceCents: 2_000_000 }))
    const byLink = await partyOfCode(db, await issueCode(db, replyId, 'buyer'))
    expect(byLink).toEqual({ replyId, side: 'buyer' })
    const read =
      (fields: object): ReadBody =>
      async (schema) =>
        schema.validate(fields, { stripUnknown: true })
    expect(await actOnDeal(db, byLink, 'proponi', read({ importo: '18000' }))).toContain('Proposta inviata')
    const staff = await partyOfStaff(db, dealership, user, replyId)
    const { id } = await lastOffer(db, replyId)
    expect(await actOnDeal(db, staff, 'accetta', read({ proposta: String(id) }))).toContain('Hai accettato 18.000')
    const [reply] = await db<{ assignedTo: number | null }[]>`select assigned_to from reply where id = ${replyId}`
    expect(reply?.assignedTo).toBe(user.id)
  }),
)
