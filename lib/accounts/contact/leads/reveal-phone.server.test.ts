import { expect, test } from 'vitest'
import { addPandaAd, addTestDealer } from '@/lib/accounts/contact/test-seller'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { revealAdPhone, revealDealerPhone } from './reveal-phone.server'

const countsOf = (db: Db, id: number) =>
  db`select subject, times, day = (now() at time zone 'Europe/Rome')::date as today from phone_reveal where subject_id = ${id}`

test(
  'a number is shown and counted by ad and day, without a record of who asked',
  withRollback(async (db) => {
    const id = await addPandaAd(db)
    for (let time = 0; time < 3; time++) expect(await revealAdPhone(db, id)).toBe('300 1234567')
    expect(await countsOf(db, id)).toMatchObject([{ subject: 'ad', times: 3, today: true }])
  }),
)

test(
  'an ad without a number of its own has its dealer’s, and the dealer’s page counts by itself',
  withRollback(async (db) => {
    const dealerId = await addTestDealer(db)
    const id = await addPandaAd(db, { dealerId, contactPhone: null })
    expect(await revealAdPhone(db, id)).toBe('300 7654321')
    expect(await revealDealerPhone(db, dealerId)).toBe('300 7654321')
    expect(await countsOf(db, id)).toMatchObject([{ subject: 'ad', times: 1 }])
    expect(await countsOf(db, dealerId)).toMatchObject([{ subject: 'dealer', times: 1 }])
  }),
)

test(
  'an ad without any number says so, and nothing is counted',
  withRollback(async (db) => {
    const id = await addPandaAd(db, { contactPhone: null })
    await expect(revealAdPhone(db, id)).rejects.toMatchObject({
      code: 'notFound',
      shownText: 'Il venditore non ha indicato un numero di telefono.',
    })
    await expect(revealDealerPhone(db, 999_999_999)).rejects.toMatchObject({ code: 'notFound' })
    expect(await countsOf(db, id)).toHaveLength(0)
  }),
)

test(
  'a sold ad does not show its number',
  withRollback(async (db) => {
    await expect(revealAdPhone(db, await addPandaAd(db, { status: 'sold', closedAt: new Date() }))).rejects.toMatchObject({ code: 'gone' })
  }),
)
