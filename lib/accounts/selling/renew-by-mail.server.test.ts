import { expect, test } from 'vitest'
import { addTestUser, codeOfLastMail } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { expireAds } from './expire-ads.server'
import { changeMailedAd, findMailedAd } from './renew-by-mail.server'

const now = new Date('2026-11-23T10:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000)

/** An ad that ends in a week, and the code of the mail that says so. */
async function mailedAd(db: Db): Promise<{ id: number; email: string; code: string }> {
  const { id: ownerId, email } = await addTestUser(db)
  const id = await addTestAd(db, { make: 'fiat', model: 'panda', version: '1.2 Easy', ownerId, expiresAt: inDays(7) })
  await expireAds(db, now)
  return { id, email, code: await codeOfLastMail(db, email, 'ad-expiring') }
}

async function stateOf(db: Db, id: number) {
  const [ad] = await db<{ status: string; expiresAt: Date }[]>`select status, expires_at from ad where id = ${id}`
  return [ad?.status, ad?.expiresAt.toISOString()]
}

test(
  'the link of a reminder renews the ad once, however often it is used, and opening it changes nothing',
  withRollback(async (db) => {
    const { id, code } = await mailedAd(db)
    expect(await findMailedAd(db, code, now)).toEqual({
      title: 'Fiat Panda 1.2 Easy',
      status: 'published',
      daysLeft: 7,
      isRenewed: false,
      actions: ['rinnova', 'pausa'],
    })
    expect(await stateOf(db, id)).toEqual(['published', inDays(7).toISOString()])
    await changeMailedAd(db, code, 'rinnova', now)
    await changeMailedAd(db, code, 'rinnova', inDays(1))
    await changeMailedAd(db, code, 'pausa', inDays(1))
    expect(await stateOf(db, id)).toEqual(['published', inDays(60).toISOString()])
    expect(await findMailedAd(db, code, now)).toMatchObject({ isRenewed: true, actions: [] })
  }),
)

test(
  'the link of a reminder pauses the ad, twice as well as once',
  withRollback(async (db) => {
    const { id, code } = await mailedAd(db)
    await changeMailedAd(db, code, 'pausa', now)
    await changeMailedAd(db, code, 'pausa', now)
    expect(await stateOf(db, id)).toEqual(['paused', inDays(7).toISOString()])
    await expect(changeMailedAd(db, code, 'rinnova', now)).rejects.toMatchObject({ code: 'conflict' })
  }),
)

test(
  'an expired ad comes back by the link of either mail, for thirty days',
  withRollback(async (db) => {
    const { id, email, code } = await mailedAd(db)
    await expireAds(db, inDays(7))
    expect(await codeOfLastMail(db, email, 'ad-expired')).toBe(code)
    const last = inDays(7 + 30)
    const tooLate = new Date(last.getTime() + 1)
    expect(await findMailedAd(db, code, last)).toMatchObject({ status: 'expired', actions: ['rinnova'] })
    expect(await findMailedAd(db, code, tooLate)).toBeNull()
    await expect(changeMailedAd(db, code, 'rinnova', tooLate)).rejects.toMatchObject({ code: 'gone' })
    await changeMailedAd(db, code, 'rinnova', last)
    expect(await stateOf(db, id)).toEqual(['published', new Date(last.getTime() + 60 * 24 * 3_600_000).toISOString()])
  }),
)

test(
  'a code that was changed, made for another ad, or whose ad is deleted reaches nothing',
  withRollback(async (db) => {
    const [{ id, code }, other] = [await mailedAd(db), await mailedAd(db)]
    const swapped = code.replace(String(id), String(other.id))
    for (const wrong of ['', 'x', `${code}x`, code.slice(0, -1), swapped, `${id}-0-${'x'.repeat(43)}`]) {
      expect(await findMailedAd(db, wrong, now), wrong).toBeNull()
      await expect(changeMailedAd(db, wrong, 'rinnova', now), wrong).rejects.toMatchObject({ code: 'gone' })
    }
    await db`update ad set status = 'deleted' where id = ${id}`
    expect(await findMailedAd(db, code, now)).toBeNull()
    await expect(changeMailedAd(db, code, 'rinnova', now)).rejects.toMatchObject({ code: 'gone' })
  }),
)

test(
  'a sold ad stays sold',
  withRollback(async (db) => {
    const { id, code } = await mailedAd(db)
    await db`update ad set status = 'sold' where id = ${id}`
    expect(await findMailedAd(db, code, now)).toMatchObject({ actions: [] })
    await expect(changeMailedAd(db, code, 'rinnova', now)).rejects.toMatchObject({ code: 'conflict' })
  }),
)

test(
  'a link locks its own ad and makes nobody wait who works on another',
  withRollback(async (db) => {
    const [{ id, code }, other] = [await mailedAd(db), await mailedAd(db)]
    await db`update ad set status = 'paused' where id = ${id}`
    const lockers = async () => {
      const rows = await db<{ id: number; xmax: string }[]>`select id, xmax::text from ad where id in (${id}, ${other.id})`
      return new Map(rows.map(({ id, xmax }) => [id, xmax]))
    }
    const before = await lockers()
    await changeMailedAd(db, code, 'pausa', now) // paused already: nothing is written
    const after = await lockers()
    expect([id, other.id].map((one) => after.get(one) !== before.get(one))).toEqual([true, false])
  }),
)
