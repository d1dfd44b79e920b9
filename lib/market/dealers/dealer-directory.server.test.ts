import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { addDealers } from './add-dealers.server'
import { allDealers } from './dealer-directory'
import { countDealers, countDealersIn, findDealers, mapDealers } from './dealer-directory.server'

test(
  'dealers are found by a part of their name, accents and capitals aside',
  withRollback(async (db) => {
    await addDealers(db, [{ name: 'Àncora Prova Auto' }, { name: 'Zeta Motori Zqx' }])
    const found = await findDealers(db, { ...allDealers, name: 'ANCORA PROVA' })
    expect(found.dealers.map((dealer) => dealer.name)).toEqual(['Àncora Prova Auto'])
    expect((await findDealers(db, { ...allDealers, name: 'nessuno si chiama così' })).total).toBe(0)
  }),
)

test(
  'a text made of wildcards finds everybody or nobody, never an error',
  withRollback(async (db) => {
    await addDealers(db, [{ name: 'Zeta Motori Zqx' }])
    const everybody = await findDealers(db, allDealers)
    expect((await findDealers(db, { ...allDealers, name: '%_\\' })).total).toBe(everybody.total)
  }),
)

test(
  'a region narrows the list, and pages beyond the last do not exist',
  withRollback(async (db) => {
    await addDealers(
      db,
      Array.from({ length: 25 }, (_, number) => ({ name: `Zqx Concessionaria ${number}`, region: 'molise' })),
    )
    const first = await findDealers(db, { ...allDealers, name: 'zqx', region: 'molise', page: 1 })
    expect(first).toMatchObject({ total: 25, pages: 2 })
    expect((await findDealers(db, { ...allDealers, name: 'zqx', region: 'molise', page: 2 })).dealers).toHaveLength(1)
    expect((await findDealers(db, { ...allDealers, name: 'zqx', region: 'lazio', page: 1 })).total).toBe(0)
    await expect(findDealers(db, { ...allDealers, name: 'zqx', region: 'molise', page: 3 })).rejects.toMatchObject({ code: 'notFound' })
  }),
)

test(
  'Comune, province and make find the dealers that sell the make there, and the map counts them',
  withRollback(async (db) => {
    const ids = await addDealers(db, [
      { name: 'Zqx Uno', logoId: null, placeIstat: '094023', provinceCode: 'IS', region: 'molise' },
      { name: 'Zqx Due', placeIstat: '070006', provinceCode: 'CB', region: 'molise' },
      { name: 'Zqx Tre', placeIstat: '058091', provinceCode: 'RM', region: 'lazio' },
    ])
    const [first = 0, second = 0] = ids
    await addTestAd(db, { dealerId: first, status: 'published', make: 'skoda' })
    await addTestAd(db, { dealerId: first, status: 'published', make: 'fiat' })
    await addTestAd(db, { dealerId: second, status: 'sold', make: 'skoda' })
    const inIsernia = await findDealers(db, { ...allDealers, name: 'isernia' })
    expect(inIsernia.dealers).toContainEqual({ slug: 'zqx-uno', name: 'Zqx Uno', logoId: null, place: 'Isernia (IS)', vehicles: 2 })
    expect((await findDealers(db, { ...allDealers, name: 'zqx', province: 'CB', region: 'molise' })).total).toBe(1)
    const selling = await findDealers(db, { ...allDealers, name: 'zqx', make: 'skoda' })
    expect(selling.dealers).toEqual([{ slug: 'zqx-uno', name: 'Zqx Uno', logoId: null, place: 'Isernia (IS)', vehicles: 1 }])
    const italy = await mapDealers(db, { ...allDealers, name: 'zqx' })
    expect(italy?.marks.map(({ label, count, href }) => ({ label, count, href }))).toEqual([
      { label: 'Lazio', count: 1, href: '/concessionari?nome=zqx&regione=lazio' },
      { label: 'Molise', count: 2, href: '/concessionari?nome=zqx&regione=molise' },
    ])
    const molise = await mapDealers(db, { ...allDealers, name: 'zqx', region: 'molise', province: 'IS', page: 2 })
    expect(molise?.marks.map(({ label, count, href }) => ({ label, count, href }))).toEqual([
      { label: 'Campobasso', count: 1, href: '/concessionari?nome=zqx&provincia=CB' },
      { label: 'Isernia', count: 1, href: '/concessionari?nome=zqx&provincia=IS' },
    ])
    expect(await mapDealers(db, { ...allDealers, name: 'nessuno si chiama così' })).toBeNull()
  }),
)

test(
  'dealers are counted by name, and by region, province and comune with what they offer now',
  withRollback(async (db) => {
    const [dealer] = await db<{ id: number }[]>`
      insert into dealer (slug, name, region, province_code, place_istat) values ('qqq-abbondanza', 'Qqq', 'qqq', 'QQ', '999999') returning id`
    await db`insert into dealer (slug, name, region, province_code) values ('qqq-vuota', 'Qqq', 'qqq', 'QX')`
    for (const status of ['published', 'published', 'sold'] as const) await addTestAd(db, { dealerId: dealer?.id ?? 0, status })
    expect(await countDealers(db, { ...allDealers, name: 'QQQ', region: null })).toBe(2)
    expect(await countDealers(db, { ...allDealers, name: 'qqq-v', region: 'qqq' })).toBe(1)
    expect(await countDealersIn(db, 'regione', 'qqq')).toEqual({ dealers: 2, vehicles: 2 })
    expect(await countDealersIn(db, 'provincia', 'QX')).toEqual({ dealers: 1, vehicles: 0 })
    expect(await countDealersIn(db, 'comune', '999999')).toEqual({ dealers: 1, vehicles: 2 })
    expect(await countDealersIn(db, 'comune', "'; drop table dealer")).toEqual({ dealers: 0, vehicles: 0 })
  }),
)
