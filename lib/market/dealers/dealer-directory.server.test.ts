import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { addDealers } from './add-dealers.server'
import { countDealers, countDealersByRegion, countDealersIn, findDealers } from './dealer-directory.server'

const everywhere = { name: '', region: null, page: 1 }

test(
  'dealers are found by a part of their name, accents and capitals aside',
  withRollback(async (db) => {
    await addDealers(db, [{ name: 'Àncora Prova Auto' }, { name: 'Zeta Motori Zqx' }])
    const found = await findDealers(db, { ...everywhere, name: 'ANCORA PROVA' })
    expect(found.dealers.map((dealer) => dealer.name)).toEqual(['Àncora Prova Auto'])
    expect((await findDealers(db, { ...everywhere, name: 'nessuno si chiama così' })).total).toBe(0)
  }),
)

test(
  'a text made of wildcards finds everybody or nobody, never an error',
  withRollback(async (db) => {
    await addDealers(db, [{ name: 'Zeta Motori Zqx' }])
    const everybody = await findDealers(db, everywhere)
    expect((await findDealers(db, { ...everywhere, name: '%_\\' })).total).toBe(everybody.total)
  }),
)

test(
  'a region narrows the list, and pages beyond the last do not exist',
  withRollback(async (db) => {
    await addDealers(
      db,
      Array.from({ length: 25 }, (_, number) => ({ name: `Zqx Concessionaria ${number}`, region: 'molise' })),
    )
    const first = await findDealers(db, { name: 'zqx', region: 'molise', page: 1 })
    expect(first).toMatchObject({ total: 25, pages: 2 })
    expect((await findDealers(db, { name: 'zqx', region: 'molise', page: 2 })).dealers).toHaveLength(1)
    expect((await findDealers(db, { name: 'zqx', region: 'lazio', page: 1 })).total).toBe(0)
    await expect(findDealers(db, { name: 'zqx', region: 'molise', page: 3 })).rejects.toMatchObject({ code: 'notFound' })
    expect(await countDealersByRegion(db)).toContainEqual(expect.objectContaining({ region: 'molise' }))
  }),
)

test(
  'dealers are counted by name, and by region, province and comune with what they offer now',
  withRollback(async (db) => {
    const [dealer] = await db<{ id: number }[]>`
      insert into dealer (slug, name, region, province_code, place_istat) values ('qqq-abbondanza', 'Qqq', 'qqq', 'QQ', '999999') returning id`
    await db`insert into dealer (slug, name, region, province_code) values ('qqq-vuota', 'Qqq', 'qqq', 'QX')`
    for (const status of ['published', 'published', 'sold'] as const) await addTestAd(db, { dealerId: dealer?.id ?? 0, status })
    expect(await countDealers(db, { name: 'QQQ', region: null })).toBe(2)
    expect(await countDealers(db, { name: 'qqq-v', region: 'qqq' })).toBe(1)
    expect(await countDealersIn(db, 'regione', 'qqq')).toEqual({ dealers: 2, vehicles: 2 })
    expect(await countDealersIn(db, 'provincia', 'QX')).toEqual({ dealers: 1, vehicles: 0 })
    expect(await countDealersIn(db, 'comune', '999999')).toEqual({ dealers: 1, vehicles: 2 })
    expect(await countDealersIn(db, 'comune', "'; drop table dealer")).toEqual({ dealers: 0, vehicles: 0 })
  }),
)
