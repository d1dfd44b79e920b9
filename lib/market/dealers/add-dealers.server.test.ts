import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addDealers } from './add-dealers.server'
import { dealerSlug } from './dealer'
import { findDealer, findDealerIdsBySource, getDealers } from './dealer-queries.server'

test.each([
  { name: 'Concessionaria Forlì & Figli S.p.A.', slug: 'concessionaria-forli-figli-s-p-a' },
  { name: "  L'Auto d'Epoca ", slug: 'l-auto-d-epoca' },
  { name: '汽车', slug: 'concessionario' },
])('the address of «$name» is $slug', ({ name, slug }) => {
  expect(dealerSlug(name)).toBe(slug)
})

test(
  'dealers of one name get addresses of their own, also when one is there already',
  withRollback(async (db) => {
    const [first] = await addDealers(db, [{ name: 'Auto Rossetti' }])
    const ids = await addDealers(db, [{ name: 'Auto Rossetti' }, { name: 'Autosalone Zorzi' }, { name: 'Auto Rossetti' }])
    const dealers = await getDealers(db, [first ?? 0, ...ids])
    const slugOf = (id: number | undefined) => dealers.find((dealer) => dealer.id === id)?.slug
    expect([first, ...ids].map(slugOf)).toEqual(['auto-rossetti', 'auto-rossetti-2', 'autosalone-zorzi', 'auto-rossetti-3'])
  }),
)

test(
  'a dealer is read as it was written',
  withRollback(async (db) => {
    const openingHours = [{ days: 'Lun–Ven', hours: '9:00–12:30, 15:00–19:00' }]
    await addDealers(db, [
      {
        name: 'Zanardi Camper',
        sourceReference: 'seller-7',
        phone: '051 5550123',
        openingHours,
        foundedYear: 1978,
        latitude: 44.5,
        longitude: 11.3,
      },
    ])
    expect(await findDealer(db, 'zanardi-camper')).toMatchObject({
      name: 'Zanardi Camper',
      openingHours,
      foundedYear: 1978,
      latitude: 44.5,
      description: '',
    })
    expect(await findDealer(db, 'nessuno')).toBeUndefined()
  }),
)

test(
  'dealers of an import are found by their mark',
  withRollback(async (db) => {
    const [id] = await addDealers(db, [{ name: 'Uno', sourceReference: 'a-1' }])
    expect(await findDealerIdsBySource(db, ['a-1', 'a-2'])).toEqual(new Map([['a-1', id]]))
    expect(await findDealerIdsBySource(db, [])).toEqual(new Map())
    expect(await getDealers(db, [])).toEqual([])
  }),
)
