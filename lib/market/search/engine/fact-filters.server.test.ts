import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { pictureTestAds } from '@/lib/market/photos/test-photos'
import { countSearch } from './count-search.server'

async function count(db: Db, search: string): Promise<number> {
  return (await countSearch(db, new URLSearchParams(`lista=annunci&${search}`))).count
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

async function changePrice(db: Db, id: number, euro: number, moment: Date): Promise<void> {
  await db`update ad set previous_price_cents = price_cents, price_cents = ${euro * 100}, price_changed_at = ${moment} where id = ${id}`
}

/** An ad on offer for ninety days, with the prices it had since. */
async function addPriced(db: Db, first: number, changes: readonly { euro: number; days: number }[]): Promise<number> {
  const id = await addTestAd(db, { priceCents: first * 100, publishedAt: daysAgo(90) })
  for (const { euro, days } of changes) await changePrice(db, id, euro, daysAgo(days))
  return id
}

test.each([
  { changes: [{ euro: 9_000, days: 5 }], found: 1, why: 'cut five days ago' },
  { changes: [], found: 0, why: 'never changed' },
  { changes: [{ euro: 11_000, days: 5 }], found: 0, why: 'raised' },
  { changes: [{ euro: 9_000, days: 31 }], found: 0, why: 'cut more than thirty days ago' },
  {
    changes: [
      { euro: 12_000, days: 6 },
      { euro: 11_000, days: 5 },
    ],
    found: 0,
    why: 'raised and cut again, but not below the lowest of the thirty days before',
  },
  {
    changes: [
      { euro: 8_000, days: 60 },
      { euro: 12_000, days: 50 },
      { euro: 9_000, days: 5 },
    ],
    found: 1,
    why: 'below all of the thirty days before, though it was cheaper earlier still',
  },
  {
    changes: [
      { euro: 8_000, days: 60 },
      { euro: 12_000, days: 30 },
      { euro: 9_000, days: 5 },
    ],
    found: 0,
    why: 'the price of the first of those thirty days is older than they are',
  },
  {
    changes: [
      { euro: 9_000, days: 5 },
      { euro: 9_500, days: 2 },
    ],
    found: 0,
    why: 'cut and raised a little',
  },
  {
    changes: [
      { euro: 9_500, days: 10 },
      { euro: 9_000, days: 5 },
    ],
    found: 0,
    why: 'cut twice within a week',
  },
])('«ribassati» finds $found of an ad that was $why', ({ changes, found }) =>
  withRollback(async (db) => {
    await addPriced(db, 10_000, changes)
    expect(await count(db, 'ribassati=si')).toBe(found)
  })(),
)

test(
  '«ribassati» finds ads published with a higher earlier price, and none without a price',
  withRollback(async (db) => {
    const cut = { priceCents: 900_000, previousPriceCents: 1_000_000, publishedAt: daysAgo(20), priceChangedAt: daysAgo(3) }
    const id = await addTestAd(db, cut)
    await addTestAd(db, { ...cut, previousPriceCents: 800_000 })
    await addTestAd(db, { ...cut, priceChangedAt: cut.publishedAt })
    expect(await count(db, 'ribassati=si')).toBe(1)
    await db`update ad set price_cents = null where id = ${id}`
    expect(await count(db, 'ribassati=si')).toBe(0)
  }),
)

test(
  '«neopatentati» finds cars within both limits, none whose power or mass is unknown',
  withRollback(async (db) => {
    for (const [powerKw, kerbMassKg] of [
      [75, 1_000],
      [76, 1_000],
      [105, 1_400],
      [105, 1_399],
      [106, 2_000],
      [51, null],
      [null, 1_000],
    ] as const) {
      await addTestAd(db, { powerKw, kerbMassKg })
    }
    expect(await count(db, 'neopatentati=si')).toBe(2)
  }),
)

test(
  'the words of a dealer’s name find its ads, in whatever case, and those of no private seller',
  withRollback(async (db) => {
    const [lambro, ticino] = await addDealers(db, [{ name: 'Autosalone Lambro' }, { name: 'Gruppo Ticino Auto' }])
    for (const dealerId of [lambro, ticino, null]) await addTestAd(db, { dealerId: dealerId ?? null, contactName: 'Lambro' })
    const found = ['lambro', 'LAMBRO autosalone', 'auto', 'gruppo lambro'].map((name) =>
      count(db, new URLSearchParams({ concessionario: name }).toString()),
    )
    expect(await Promise.all(found)).toEqual([1, 1, 2, 0])
    await expect(count(db, 'concessionario=%25'), 'no word is in it').rejects.toThrow('Valore non valido')
  }),
)

test(
  'The filter of photographs finds only ads that have some',
  withRollback(async (db) => {
    const id = await addTestAd(db)
    await addTestAd(db)
    await pictureTestAds(db, [id], 2)
    expect(await count(db, 'foto=si')).toBe(1)
  }),
)

test(
  'a month of registration is a limit that whole years hold',
  withRollback(async (db) => {
    for (const month of ['2019-01', '2019-03', '2019-12', '2020-01']) await addTestAd(db, { firstRegistration: new Date(`${month}-01`) })
    await addTestAd(db)
    const searches = ['anno_da=2019-03', 'anno_a=2019-03', 'anno_da=2019&anno_a=2019', 'anno_da=2019-04&anno_a=2019-11', 'anno_a=2020']
    expect(await Promise.all(searches.map((search) => count(db, search)))).toEqual([3, 2, 3, 0, 4])
  }),
)

test(
  'The count for a form that finds nothing says which filter to leave out, and what that gives',
  withRollback(async (db) => {
    await addTestAd(db, { priceCents: 900_000 })
    const answerOf = (search: string) => countSearch(db, new URLSearchParams(`lista=annunci&${search}`))
    const found = { text: 'Togli «Fino a 10 €»', href: '/annunci', count: 1 }
    expect(await answerOf('prezzo_a=10&opzioni=tutte')).toMatchObject({ count: 0, exit: found })
    expect(await answerOf('prezzo_a=10&opzioni=marca')).not.toHaveProperty('exit') // for forms that have no place for it
    expect(await answerOf('prezzo_a=10000&opzioni=tutte')).not.toHaveProperty('exit')
  }),
)
