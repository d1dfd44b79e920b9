import { expect, test } from 'vitest'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { hasDemoDealers, wasDemoRemoved } from './existing-market.server'
import { countAttached, removeDemoMarket } from './remove-demo-market.server'
import { countOrigins } from './reset-demo-market.server'
import { seedDemoMarket } from './seed-demo-market.server'

const today = new Date('2026-11-21T10:00:00Z')

/** Somebody with an account of the site, an ad, a dealership and what they wrote and saved: half of it about generated ads. */
async function addPerson(db: Db) {
  const { id: userId, email } = await addTestUser(db)
  const profile = { name: 'Autosalone Anna', vatNumber: '12345678903', email: 'anna@autosalone.example' }
  const [dealer = 0] = await addDealers(db, [profile])
  await db`
    insert into dealer_registration (user_id, contact_name, email, name, vat_number, profile, terms_version, confirmed_at, decided_at, outcome)
    values (${userId}, 'Anna', ${email}, ${profile.name}, ${profile.vatNumber}, '{}', '1', now(), now(), 'approved')`
  const [generated] = await db<
    { id: number; dealerId: number }[]
  >`select id, dealer_id from ad where dealer_id is not null and dealer_id <> ${dealer} limit 1`
  const { id: demoAd, dealerId: demoDealer } = generated ?? { id: 0, dealerId: 0 }
  const own = [
    await addTestAd(db, { contactEmail: email }),
    await addTestAd(db, { dealerId: dealer }),
    await addTestAd(db, { dealerId: demoDealer }),
  ]
  await db`update ad set owner_id = ${userId} where id = any(${own})`
  for (const ad of [demoAd, own[0] ?? 0]) {
    await db`insert into reply (ad_id, ad_title, user_id, name, email) values (${ad}, 'Panda', ${userId}, 'Anna', ${email})`
    await db`insert into saved_ad (user_id, ad_id, seen_sold) values (${userId}, ${ad}, false)`
  }
  await db`insert into closing_estimate (ad_id, estimate_euro, low_euro) values (${own[0] ?? 0}, 9000, 8000)`
  await db`insert into saved_search (user_id, address, name, frequency) values (${userId}, '/usate/fiat', 'Fiat', 'weekly')`
  const left = async () => ({
    ads: (await db`select from ad where id = any(${own})`).length,
    dealers: (await db`select from dealer where id = any(${[dealer, demoDealer]})`).length,
    conversations: (await db`select from reply where user_id = ${userId}`).length,
    savedAds: (await db`select from saved_ad where user_id = ${userId}`).length,
    searches: (await db`select from saved_search where user_id = ${userId}`).length,
    estimates: (await db`select from closing_estimate`).length,
  })
  return { left }
}

test(
  'a removal deletes the demo market and leaves what people made, but for what is about a generated ad',
  withRollback(async (db) => {
    const others = await countOrigins(db)
    await seedDemoMarket(db, { ads: 400, today, reset: true, past: true })
    const { left } = await addPerson(db)
    expect(await countAttached(db)).toEqual({ conversations: 1, savedAds: 1, reviews: 0 })
    expect(await removeDemoMarket(db, today)).toMatchObject({ demoDealers: 40, otherAds: others.otherAds + 3 })
    expect(await left()).toEqual({ ads: 3, dealers: 2, conversations: 1, savedAds: 1, searches: 1, estimates: 1 })
    expect(await countOrigins(db)).toMatchObject({ demoAds: 0, otherAds: others.otherAds + 3 })
    expect(await db`select from app_user where email like '%.example'`).toHaveLength(0)
    expect(await db`select from observed_month`).toHaveLength(0)
    expect(await wasDemoRemoved(db)).toBe(true)
  }),
)

test(
  'a removal that is interrupted changes nothing, and one that finds nothing leaves the market as it is',
  withRollback(async (db) => {
    await db`delete from ad`
    await db`delete from dealer`
    await seedDemoMarket(db, { ads: 60, today })
    await db.unsafe(`
      create function pg_temp.interrupt() returns trigger language plpgsql as 'begin raise exception ''interrupted''; end';
      create trigger interrupted before insert on demo_removal for each row execute function pg_temp.interrupt()`)
    await expect(removeDemoMarket(db, today)).rejects.toThrow('interrupted')
    expect(await countOrigins(db)).toMatchObject({ demoAds: 60, demoDealers: 40 })
    await db`drop trigger interrupted on demo_removal`
    await removeDemoMarket(db, today)
    expect([await hasDemoDealers(db), await wasDemoRemoved(db)]).toEqual([false, true])
    const own = await addTestAd(db, { contactName: 'Bruno' })
    expect(await removeDemoMarket(db, today)).toEqual({ demoAds: 0, demoDealers: 0, otherAds: 1, otherDealers: 0 })
    expect(await db`select id from ad`).toEqual([{ id: own }])
    await seedDemoMarket(db, { ads: 60, today, reset: true })
    expect(await wasDemoRemoved(db), 'somebody wants one again').toBe(false)
  }),
)
