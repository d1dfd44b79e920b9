import { expect, onTestFinished, test } from 'vitest'
import { type Db, getDb, inTransaction } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { findPlace } from '@/lib/market/places/places.server'
import { readGiven } from '@/lib/market/search/engine/test-comparison'
import { findLandingText, lacksLandingPages, landingPaths, listComuneLists, refreshLandingPages } from './landing-pages.server'

const night = new Date('2026-11-25T02:30:00Z')
const panda = { category: 'auto', make: 'fiat', model: 'panda', offerType: 'usato', status: 'published' } as const
const plain = (text: string | null) => text?.replace(/\s/g, ' ')

async function pathsOf(db: Db): Promise<string[]> {
  const paths: string[] = []
  for await (const rows of landingPaths(db, 2)) paths.push(...rows.map(({ path }) => path))
  return paths
}

test(
  'A list is a landing page from three ads on: alone, of a make or model, in a region or province',
  withRollback(async (db) => {
    await db`delete from ad`
    const add = (columns: object) => addTestAd(db, { ...panda, region: 'lombardia', provinceCode: 'MI', ...columns })
    for (let ad = 0; ad < 3; ad++) await add({})
    await add({ model: null })
    await add({ status: 'sold' })
    for (let ad = 0; ad < 2; ad++) await add({ make: 'lancia', model: 'ypsilon', offerType: 'km0', region: 'lazio', provinceCode: null })
    expect(await refreshLandingPages(db, night)).toBe(18)
    const vehicles = ['', '/fiat', '/fiat/panda']
    const areas = ['', '?provincia=mi', '?regione=lombardia']
    const expected = ['/annunci', '/usate'].flatMap((list) => vehicles.flatMap((vehicle) => areas.map((area) => list + vehicle + area)))
    expect((await pathsOf(db)).toSorted()).toEqual(expected.toSorted())
    await db`update ad set status = 'paused' where model = 'panda' and status = 'published'`
    expect(await refreshLandingPages(db, night)).toBe(1)
    expect(await pathsOf(db)).toEqual(['/annunci'])
  }),
)

test('two machines that count at once both come to an end', async () => {
  const db = getDb()
  const ads = [await addTestAd(db, panda), await addTestAd(db, panda), await addTestAd(db, panda)]
  onTestFinished(async () => {
    await db`delete from landing_page`
    await db`delete from ad where id = any(${ads})`
  })
  let other: Promise<number> | undefined
  const pages = await inTransaction(db, async (first) => {
    const pages = await refreshLandingPages(first, night)
    other = refreshLandingPages(db, night)
    const waiting = () => db`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(waiting).toHaveLength(1)
    return pages
  })
  expect(pages).toBeGreaterThan(0)
  expect(await other).toBe(pages)
})

test(
  'a large comune has a page with the ads around it, and stands in the directory with their number',
  withRollback(async (db) => {
    await db`delete from ad`
    const milan = findPlace('015146')
    const at = { latitude: milan?.latitude ?? null, longitude: milan?.longitude ?? null }
    for (let ad = 0; ad < 3; ad++) await addTestAd(db, { ...panda, ...at })
    await addTestAd(db, panda)
    await refreshLandingPages(db, night)
    expect(await pathsOf(db)).toContain('/usate?dove=015146')
    const [used, ...others] = await listComuneLists(db)
    expect(others).toEqual([])
    expect(used?.title).toBe('Auto usate nelle grandi città')
    expect(used?.links).toContainEqual({ label: 'Milano', href: '/usate?dove=015146', ads: 3 })
  }),
)

test(
  'a page to land on says what its ads cost and what most of them are',
  withRollback(async (db) => {
    await db`delete from ad`
    for (const [priceCents, fuel] of [
      [390_000, 'benzina'],
      [990_000, 'gpl'],
      [1_450_000, 'gpl'],
      [null, 'benzina-gpl'],
    ] as const)
      await addTestAd(db, { ...panda, priceCents, fuel, firstRegistration: new Date('2019-05-01') })
    for (const rentalFeeCents of [19_900, 29_900, 39_900])
      await addTestAd(db, { ...panda, offerType: 'noleggio', rentalFeeCents, fuel: null })
    await refreshLandingPages(db, night)
    expect(plain(await findLandingText(db, readGiven('usate', {})))).toBe(
      'Al 25 novembre prezzi da 3.900 € a 14.500 €, mediana 9.900 €. Più frequenti: anno 2019, alimentazione GPL.',
    )
    expect(plain(await findLandingText(db, readGiven('noleggio_lungo_termine', {})))).toBe(
      'Al 25 novembre canoni da 199 € a 399 € al mese, mediana 299 €.',
    )
    for (const other of [readGiven('km0', {}), readGiven('usate', { pagina: ['2'] }), readGiven('usate', { prezzo_a: ['9000'] })])
      expect(await findLandingText(db, other)).toBeNull()
  }),
)

test(
  'a market that has just been filled waits for its first count',
  withRollback(async (db) => {
    await db`delete from landing_page`
    await db`delete from ad`
    expect(await lacksLandingPages(db)).toBe(false)
    for (let ad = 0; ad < 3; ad++) await addTestAd(db, panda)
    expect(await lacksLandingPages(db)).toBe(true)
    await refreshLandingPages(db, night)
    expect(await lacksLandingPages(db)).toBe(false)
  }),
)
