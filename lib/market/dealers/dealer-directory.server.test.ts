import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addDealers } from './add-dealers.server'
import { countDealersByRegion, findDealers } from './dealer-directory.server'

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
