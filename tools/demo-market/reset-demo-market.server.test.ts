import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { clearDemoMarket, countOrigins } from './reset-demo-market.server'
import { seedDemoMarket } from './seed-demo-market.server'

const today = new Date('2026-11-21T10:00:00Z')

const idsOf = async (db: Db, table: 'ad' | 'dealer', ids: readonly number[]) =>
  (await db<{ id: number }[]>`select id from ${db(table)} where id = any(${[...ids]}) order by id`).map(({ id }) => id)

test(
  'a reset deletes what was generated and leaves every other dealer and ad as it is',
  withRollback(async (db) => {
    const dealers = await addDealers(db, [
      { name: 'Vero Autosalone', email: 'info@veroautosalone.it' },
      { name: 'Senza Indirizzo' },
      { name: 'Importato', email: 'vendite@importato.example', sourceReference: 'file-7' },
    ])
    const ads = [
      await addTestAd(db, { dealerId: dealers[0] ?? 0 }),
      await addTestAd(db, { dealerId: dealers[2] ?? 0, importKey: 'reset-1' }),
      await addTestAd(db, { contactName: 'Anna', contactEmail: 'anna@example.it' }),
      await addTestAd(db, { contactName: 'Bruno' }),
      await addTestAd(db, { importKey: 'reset-2', contactEmail: 'carla@privati.example' }),
    ]
    const before = await countOrigins(db)
    await seedDemoMarket(db, { ads: 120, today, reset: true })
    const [generated] = await db<
      { id: number }[]
    >`select id from dealer where name not in ('Vero Autosalone', 'Senza Indirizzo', 'Importato') and id > ${dealers[2] ?? 0} limit 1`
    const onGenerated = await addTestAd(db, { dealerId: generated?.id ?? 0, importKey: 'reset-3' })
    expect(await countOrigins(db)).toEqual({
      demoAds: 120,
      demoDealers: 40,
      otherAds: before.otherAds + 1,
      otherDealers: before.otherDealers,
    })
    await clearDemoMarket(db)
    expect(await idsOf(db, 'dealer', [...dealers, generated?.id ?? 0])).toEqual([...dealers, generated?.id])
    expect(await idsOf(db, 'ad', [...ads, onGenerated])).toEqual([...ads, onGenerated])
    expect(await countOrigins(db)).toMatchObject({ demoAds: 0, demoDealers: 1 })
  }),
)

test(
  'an emptied market begins with the same numbers again, so that a seed gives the same addresses',
  withRollback(async (db) => {
    await db`delete from ad`
    await db`delete from dealer`
    const firstIds = async () => [
      ...(await db`select min(id) as id, count(*)::int as n from ad union all select min(id), count(*)::int from dealer`),
    ]
    await seedDemoMarket(db, { ads: 60, today, reset: true })
    const first = await firstIds()
    await seedDemoMarket(db, { ads: 60, today, reset: true })
    expect(await firstIds()).toEqual(first)
    expect(first).toEqual([
      { id: 10_000_001, n: 60 },
      { id: 1_001, n: 40 },
    ])
  }),
)
