import { expect, test } from 'vitest'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import { addCase, addModerator } from '@/lib/accounts/moderation/test-case'
import { changeOwnAd, changeOwnPrice } from '@/lib/accounts/selling/change-own-ad.server'
import { addTestUser, mailsTo } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { findDrops } from './find-drops.server'
import { findMailedDrop, planDrop, stopDrop, stopMailedDrop } from './planned-drops.server'
import { runPlannedDrops } from './run-planned-drops.server'
import { findStaffDrop, stopDropOfCase } from './staff-drops.server'

const typed = { ribasso: '200', unita: 'euro', giorni: '7', minimo: '9.500' }
/** At ten in the morning of a day of December. */
const on = (day: number) => new Date(Date.UTC(2026, 11, day, 9))
const expiresAt = new Date('2027-02-01')

const addPriced = (db: Db, columns: Record<string, unknown>) => addTestAd(db, { priceCents: 9_900_00, expiresAt, ...columns })

async function addPlanned(db: Db, user?: User) {
  const owner = user ?? (await addTestUser(db))
  const id = await addPriced(db, { ownerId: owner.id, contactEmail: owner.email })
  await planDrop(db, owner, id, typed, on(1))
  return { owner, id }
}

async function priceOf(db: Db, id: number): Promise<number> {
  const [ad] = await db<{ euro: number }[]>`select price_cents / 100 as euro from ad where id = ${id}`
  return ad?.euro ?? 0
}

test(
  'a planned price is announced the day before, drops once, and ends at its floor',
  withRollback(async (db) => {
    const { owner, id } = await addPlanned(db)
    const run = async (day: number) => {
      const done = await runPlannedDrops(db, on(day))
      expect(await runPlannedDrops(db, on(day)), `day ${day} again`).toEqual({ announced: 0, dropped: 0 })
      return [done.announced, done.dropped, await priceOf(db, id)]
    }
    expect(await run(6)).toEqual([0, 0, 9_900])
    expect(await run(7)).toEqual([1, 0, 9_900])
    expect((await findDrops(db, [id])).get(id)).toMatchObject({ isAnnounced: true, nextOn: '2026-12-08', nextCents: 9_700_00 })
    expect(await run(8)).toEqual([0, 1, 9_700])
    expect(await run(14)).toEqual([1, 0, 9_700])
    expect(await run(15)).toEqual([0, 1, 9_500])
    expect(await findDrops(db, [id])).toEqual(new Map())
    expect(await run(30)).toEqual([0, 0, 9_500])
    expect(await mailsTo(db, owner.email)).toEqual(['planned-drop', 'planned-drop'])
    const history = await db<{ euro: number }[]>`select price_cents / 100 as euro from ad_price where ad_id = ${id} order by id`
    expect(history.map(({ euro }) => euro)).toEqual([9_900, 9_700, 9_500])
  }),
)

test(
  'what a stopped machine has missed is announced before it drops',
  withRollback(async (db) => {
    const { owner, id } = await addPlanned(db)
    expect(await runPlannedDrops(db, on(20)), 'nobody was written to').toEqual({ announced: 1, dropped: 0 })
    await changeOwnPrice(db, owner, id, '9.800')
    expect(await runPlannedDrops(db, on(21))).toEqual({ announced: 1, dropped: 0 })
    expect(await runPlannedDrops(db, on(22))).toEqual({ announced: 0, dropped: 1 })
    expect(await priceOf(db, id)).toBe(9_600)
  }),
)

test(
  'a plan rests in pause and ends with whatever takes the ad off the market',
  withRollback(async (db) => {
    for (const action of ['riserva', 'venduto', 'ritira', 'elimina'] as const) {
      const { owner, id } = await addPlanned(db)
      await changeOwnAd(db, owner, id, 'pausa', on(2))
      expect(await runPlannedDrops(db, on(9))).toEqual({ announced: 0, dropped: 0 })
      await changeOwnAd(db, owner, id, 'riprendi', on(9))
      expect((await findDrops(db, [id])).size, action).toBe(1)
      await changeOwnAd(db, owner, id, action, on(9))
      expect((await findDrops(db, [id])).size, action).toBe(0)
    }
  }),
)

test(
  'only the owner or staff who change the stock plan and stop a drop, until they leave',
  withRollback(async (db) => {
    const { id } = await addPlanned(db)
    const stranger = await addTestUser(db)
    await expect(planDrop(db, stranger, id, typed, on(1))).rejects.toMatchObject({ code: 'notFound' })
    await expect(stopDrop(db, stranger, id)).rejects.toMatchObject({ code: 'notFound' })
    const { dealership, user } = await addTestDealership(db)
    const vehicle = await addPriced(db, { dealerId: dealership.dealerId, sellerType: 'concessionario' })
    await expect(planDrop(db, stranger, vehicle, typed, on(1))).rejects.toMatchObject({ code: 'notFound' })
    await planDrop(db, user, vehicle, typed, on(1))
    await runPlannedDrops(db, on(7))
    await runPlannedDrops(db, on(8))
    expect(await priceOf(db, vehicle)).toBe(9_700)
    await db`delete from dealer_member where user_id = ${user.id}`
    await runPlannedDrops(db, on(14))
    expect([...(await findDrops(db, [id, vehicle])).keys()]).toEqual([id])
  }),
)

test(
  'a planned drop that fails stops no other, and comes again the next time',
  withRollback(async (db) => {
    const [bad, good] = [await addPlanned(db), await addPlanned(db)]
    await db`create function pg_temp.refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`
    await db.unsafe(
      `create trigger refuse before update on planned_drop for each row when (old.ad_id = ${bad.id}) execute function pg_temp.refuse()`,
    )
    expect(await runPlannedDrops(db, on(7))).toEqual({ announced: 1, dropped: 0 })
    expect((await findDrops(db, [bad.id, good.id])).get(good.id)).toMatchObject({ isAnnounced: true })
    expect(await mailsTo(db, bad.owner.email)).toEqual([])
    await db`drop trigger refuse on planned_drop`
    expect(await runPlannedDrops(db, on(8))).toEqual({ announced: 1, dropped: 1 })
  }),
)

test(
  'moderators see a planned drop without its floor and stop it, in the log and by mail to the seller',
  withRollback(async (db) => {
    const moderator = await addModerator(db)
    const { id, adId, owner } = await addCase(db, 'published')
    await db`update ad set price_cents = 990000, expires_at = ${expiresAt} where id = ${adId}`
    await planDrop(db, owner, adId, typed, on(1))
    expect(await findStaffDrop(db, moderator, adId)).toEqual({
      step: '200\u00a0€ ogni 7 giorni',
      nextCents: 9_700_00,
      nextOn: 'martedì 8 dicembre',
    })
    await expect(stopDropOfCase(db, owner, id)).rejects.toMatchObject({ code: 'forbidden' })
    expect([await stopDropOfCase(db, moderator, id), await stopDropOfCase(db, moderator, id)]).toEqual([true, false])
    expect(await findStaffDrop(db, moderator, adId)).toBeNull()
    expect(await mailsTo(db, owner.email)).toEqual(['planned-drop'])
    const [entry] = await db<{ action: string }[]>`select action from moderation_log where case_id = ${id} order by id desc limit 1`
    expect(entry?.action).toBe('Ribasso programmato fermato')
  }),
)

test(
  'the link of a mail stops its own plan and no later one, twice like once',
  withRollback(async (db) => {
    const { owner, id } = await addPlanned(db)
    await runPlannedDrops(db, on(7))
    const [mail] = await db<{ text: string }[]>`select body_text as text from outbox_mail where recipient = ${owner.email}`
    const code = /codice=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(await findMailedDrop(db, code)).toMatchObject({ title: 'Fiat Panda', plan: { everyDays: 7 } })
    for (const _ of [1, 2]) await stopMailedDrop(db, code)
    expect(await findMailedDrop(db, code)).toEqual({ title: 'Fiat Panda', plan: null })
    await planDrop(db, owner, id, typed, on(8))
    await stopMailedDrop(db, code)
    expect((await findDrops(db, [id])).size).toBe(1)
    await stopDrop(db, owner, id)
    expect((await findDrops(db, [id])).size).toBe(0)
    expect(await findMailedDrop(db, `${code}x`)).toBeNull()
    await expect(stopMailedDrop(db, `${code}x`)).rejects.toMatchObject({ code: 'gone' })
  }),
)

test(
  'a plan is refused field by field, and a price typed over a newer one is neither lost nor saved',
  withRollback(async (db) => {
    const owner = await addTestUser(db)
    const id = await addPriced(db, { ownerId: owner.id })
    await expect(planDrop(db, owner, id, { ...typed, minimo: '12.000' }, on(1))).rejects.toThrow(/sopra il prezzo di ora/)
    await changeOwnPrice(db, owner, id, '9.700', '9.900')
    await expect(changeOwnPrice(db, owner, id, '9.000', '9.900')).rejects.toThrow(/Nel frattempo il prezzo è cambiato/)
    expect(await priceOf(db, id)).toBe(9_700)
  }),
)
