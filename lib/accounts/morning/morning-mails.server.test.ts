import { expect, test } from 'vitest'
import { setMorningMails, stopMorningMails, wantsMorningMails } from '@/lib/accounts/dealerships/morning-wishes.server'
import { addTestDealership, addTestMember } from '@/lib/accounts/dealerships/test-dealership'
import { mailsTo } from '@/lib/accounts/users/test-user'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { isMorning, queueMorningMails } from './queue-morning-mails.server'

const atSeven = new Date('2026-11-30T06:00:00Z')
const nextDay = new Date('2026-12-01T06:10:00Z')

test.each([
  { at: '2026-11-30T05:59:00Z', is: false },
  { at: '2026-11-30T06:00:00Z', is: true },
  { at: '2026-07-30T05:00:00Z', is: true },
  { at: '2026-11-30T09:00:00Z', is: false },
])('mails of the morning leave from seven to ten in Italy: $at', ({ at, is }) => {
  expect(isMorning(new Date(at))).toBe(is)
})

test(
  'only who asked for it is written to, once a day however often it is looked, and its link ends it',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    const quiet = await addTestMember(db, dealership.dealerId, 'seller')
    await addTestAd(db, { dealerId: dealership.dealerId })
    expect(await wantsMorningMails(db, dealership, user.id)).toBe(false)
    await queueMorningMails(db, atSeven)
    await setMorningMails(db, dealership, user.id, true)
    expect(await queueMorningMails(db, new Date('2026-11-30T05:00:00Z')), 'at six').toBe(0)
    expect([await queueMorningMails(db, atSeven), await queueMorningMails(db, atSeven)]).toEqual([1, 0])
    expect(await queueMorningMails(db, nextDay)).toBe(1)
    expect([await mailsTo(db, user.email), await mailsTo(db, quiet.email)]).toEqual([['dealer-morning', 'dealer-morning'], []])
    const [mail] = await db<{ bodyText: string; unsubscribeUrl: string }[]>`
      select body_text, unsubscribe_url from outbox_mail where recipient = ${user.email} order by id desc limit 1`
    expect(mail?.bodyText).toContain('1 veicolo è senza foto')
    const code = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('codice') ?? ''
    await stopMorningMails(db, `${code}x`)
    expect(await wantsMorningMails(db, dealership, user.id)).toBe(true)
    await stopMorningMails(db, code)
    expect(await wantsMorningMails(db, dealership, user.id)).toBe(false)
  }),
)

test(
  'a morning on which nothing waits brings no mail, nor does what comes up later that day',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    await setMorningMails(db, dealership, user.id, true)
    expect(await queueMorningMails(db, atSeven)).toBe(0)
    await addTestAd(db, { dealerId: dealership.dealerId })
    expect(await queueMorningMails(db, new Date('2026-11-30T06:10:00Z'))).toBe(0)
  }),
)
