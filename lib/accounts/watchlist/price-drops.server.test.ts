import { expect, test } from 'vitest'
import { addTestUser, mailsTo } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { markSeen } from './mark-seen.server'
import { exportPriceDropMails, setPriceDropMails, stopPriceDropMails, wantsPriceDropMails } from './price-drop-wishes.server'
import { queuePriceDrops } from './queue-price-drops.server'
import { removeSavedAd, saveAd } from './save-ad.server'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const addAd = (db: Db, columns = {}) =>
  addTestAd(db, { version: 'Parole di chi vende', priceCents: 1_000_000, publishedAt: daysAgo(200), ...columns })
const setPrice = (db: Db, ad: number, cents: number | null, days = 0) =>
  db`update ad set price_cents = ${cents}, price_changed_at = ${daysAgo(days)} where id = ${ad}`
const setStatus = (db: Db, ad: number, status: string) => db`update ad set status = ${status} where id = ${ad}`
const written = async (db: Db, email: string) =>
  db<{ subject: string; bodyText: string; unsubscribeUrl: string }[]>`
    select subject, body_text, unsubscribe_url from outbox_mail where recipient = ${email} and kind = 'price-drop' order by id`

/** Somebody with one saved ad who has asked for the mails. */
async function addReader(db: Db, columns = {}) {
  const [{ id, email }, ad] = [await addTestUser(db), await addAd(db, columns)]
  await saveAd(db, id, ad)
  await setPriceDropMails(db, id, true)
  return { id, email, ad }
}

test(
  'nobody is written to who has not asked',
  withRollback(async (db) => {
    const [{ id, email }, ad] = [await addTestUser(db), await addAd(db)]
    await saveAd(db, id, ad)
    expect(await wantsPriceDropMails(db, id)).toBe(false)
    await setPrice(db, ad, 900_000)
    await queuePriceDrops(db)
    expect(await mailsTo(db, email)).toEqual([])
  }),
)

test(
  'a person who wants it gets one mail for each drop, with both prices and no text of the seller',
  withRollback(async (db) => {
    const { email, ad } = await addReader(db)
    await setPrice(db, ad, 900_000, 10)
    expect([await queuePriceDrops(db), await queuePriceDrops(db)]).toEqual([1, 0])
    await setPrice(db, ad, 850_000, 1)
    expect([await queuePriceDrops(db), await queuePriceDrops(db)]).toEqual([1, 0])
    await setPrice(db, ad, 840_000)
    expect(await queuePriceDrops(db), 'below a price that stood for a day').toBe(0)
    const mails = await written(db, email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Fiat Panda: il prezzo è sceso', 'Fiat Panda: il prezzo è sceso'])
    expect(mails[0]?.bodyText).toContain('Fiat Panda: ora 9.000\u00a0€, prima 10.000\u00a0€ (1.000\u00a0€ in meno)')
    expect(mails[1]?.bodyText).toContain('ora 8.500\u00a0€, prima 9.000\u00a0€')
    expect(mails.map(({ bodyText }) => bodyText).join()).not.toContain('Parole')
  }),
)

test.each(['sold', 'withdrawn', 'expired', 'reserved', 'paused', 'rejected', 'deleted'])(
  'an ad that is %s sends no price-drop mails',
  (status) =>
    withRollback(async (db) => {
      const { email, ad } = await addReader(db)
      await setPrice(db, ad, 900_000)
      await setStatus(db, ad, status)
      expect(await queuePriceDrops(db)).toBe(0)
      expect(await written(db, email)).toEqual([])
    })(),
)

test(
  'a price that rises, comes back, goes on request, or belongs to a removed ad is no drop',
  withRollback(async (db) => {
    const { id, ad } = await addReader(db)
    for (const cents of [1_100_000, 1_000_000, null]) {
      await setPrice(db, ad, cents)
      expect(await queuePriceDrops(db), String(cents)).toBe(0)
    }
    await setPrice(db, ad, 900_000)
    await removeSavedAd(db, id, ad)
    expect(await queuePriceDrops(db)).toBe(0)
  }),
)

test(
  'the price last seen by its owner, lower or higher, is the one that drops are measured from',
  withRollback(async (db) => {
    const { id, email, ad } = await addReader(db)
    await setPrice(db, ad, 900_000, 90)
    await markSeen(db, id, [{ ad, priceCents: 900_000, isSold: false }])
    expect(await queuePriceDrops(db), 'seen already').toBe(0)
    await setPrice(db, ad, 800_000, 80)
    await queuePriceDrops(db)
    await setPrice(db, ad, 950_000, 70)
    await markSeen(db, id, [{ ad, priceCents: 950_000, isSold: false }])
    await setPrice(db, ad, 940_000)
    expect(await queuePriceDrops(db)).toBe(1)
    expect((await written(db, email)).at(-1)?.bodyText).toContain('ora 9.400\u00a0€, prima 9.500\u00a0€')
  }),
)

test(
  'drops from before the mails were wanted are left out, and several drops are one mail',
  withRollback(async (db) => {
    const [{ id, email }, panda, golf] = [
      await addTestUser(db),
      await addAd(db),
      await addAd(db, { make: 'volkswagen', model: 'golf', offerType: 'noleggio', priceCents: null, rentalFeeCents: 30_000 }),
    ]
    for (const ad of [panda, golf]) await saveAd(db, id, ad)
    await setPrice(db, panda, 950_000, 10)
    await setPriceDropMails(db, id, true)
    expect(await queuePriceDrops(db)).toBe(0)
    await setPrice(db, panda, 900_000)
    await db`update ad set rental_fee_cents = 25000 where id = ${golf}`
    expect(await queuePriceDrops(db)).toBe(1)
    const [mail] = await written(db, email)
    expect(mail?.subject).toBe('Il prezzo è sceso per 2 annunci che hai salvato')
    expect(mail?.bodyText).toContain('Volkswagen Golf: ora 250\u00a0€ al mese, prima 300\u00a0€ al mese')
  }),
)

test(
  'the link of a mail ends price-drop mails without a login, and wanting them again begins anew',
  withRollback(async (db) => {
    const { id, email, ad } = await addReader(db)
    await setPrice(db, ad, 900_000)
    await queuePriceDrops(db)
    const [mail] = await written(db, email)
    const code = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('codice') ?? ''
    expect(mail?.bodyText).toContain(`/avvisi-di-ribasso?codice=${code}`)
    await stopPriceDropMails(db, `${code}x`)
    expect(await wantsPriceDropMails(db, id)).toBe(true)
    await stopPriceDropMails(db, code)
    expect(await wantsPriceDropMails(db, id)).toBe(false)
    await setPrice(db, ad, 800_000)
    expect(await queuePriceDrops(db)).toBe(0)
    await setPriceDropMails(db, id, true)
    await setPriceDropMails(db, id, true)
    expect(await queuePriceDrops(db)).toBe(0)
    await setPriceDropMails(db, id, false)
    expect(await wantsPriceDropMails(db, id)).toBe(false)
  }),
)

test(
  'one person whose mail cannot be written stops no other',
  withRollback(async (db) => {
    const [broken, other] = [await addReader(db), await addReader(db)]
    await db`update app_user set email = 'due, indirizzi@esempio.it' where id = ${broken.id}`
    for (const { ad } of [broken, other]) await setPrice(db, ad, 900_000)
    expect(await queuePriceDrops(db)).toBe(1)
    expect(await mailsTo(db, other.email)).toEqual(['price-drop'])
  }),
)

test(
  'the copy of one’s data says since when price-drop mails are wanted',
  withRollback(async (db) => {
    const { id } = await addReader(db)
    expect((await exportPriceDropMails(db, id)).askedAt).toBeInstanceOf(Date)
    await setPriceDropMails(db, id, false)
    expect(await exportPriceDropMails(db, id)).toEqual({ askedAt: null })
  }),
)
