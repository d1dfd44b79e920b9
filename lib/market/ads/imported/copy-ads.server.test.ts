import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { Ad, NewAd } from '@/lib/market/ads/ad'
import { loadAds } from '@/lib/market/ads/load-ads.server'
import { copyAds } from './copy-ads.server'

const ad: NewAd = {
  category: 'auto',
  status: 'published',
  offerType: 'usato',
  make: 'fiat',
  model: 'panda',
  publishedAt: new Date('2026-11-01T08:00:00Z'),
}

test.each([
  { what: 'tabs, newlines and backslashes', text: 'uno\tdue\r\ntre\\n \\N \\. quattro' },
  { what: 'quotes and letters of every kind', text: `"L'Aquila" è 1 € – 🚗` },
  { what: 'a text that looks like the null of COPY', text: '\\N' },
  { what: 'an empty text', text: '' },
])('$what arrive as they were', ({ text }) =>
  withRollback(async (db) => {
    await copyAds(db, [{ ...ad, description: text, equipment: ['abs', text, 'null', 'a,b', '{}', '"'] }])
    const [read] = await db<Ad[]>`select * from ad`
    expect(read?.description).toBe(text)
    expect(read?.equipment).toEqual(['abs', text, 'null', 'a,b', '{}', '"'])
  })(),
)

test(
  'values keep their type, and what is left out takes its default',
  withRollback(async (db) => {
    await copyAds(db, [
      {
        ...ad,
        priceCents: 990_000,
        latitude: 45.46,
        metallic: true,
        abs: false,
        firstRegistration: new Date('2020-03-01'),
        consumptionL100km: 4.9,
        licenceLimitedA2: null,
      },
    ])
    const [read] = await db<Ad[]>`select * from ad`
    expect(read).toMatchObject({
      priceCents: 990_000,
      latitude: 45.46,
      metallic: true,
      abs: false,
      firstRegistration: new Date('2020-03-01'),
      licenceLimitedA2: null,
      owners: null,
      equipment: [],
      version: '',
    })
    expect(read?.consumptionL100km).toBeCloseTo(4.9)
    expect(read?.createdAt).toBeInstanceOf(Date)
  }),
)

test(
  'ads from an asynchronous source are all written in order, and progress is reported to the end',
  withRollback(async (db) => {
    async function* source() {
      for (let index = 0; index < 20_150; index++) yield { ...ad, mileageKm: index }
    }
    const reported: number[] = []
    expect(await copyAds(db, source(), (written) => reported.push(written))).toBe(20_150)
    expect(reported.at(-1)).toBe(20_150)
    const inOrder =
      await db`select from (select mileage_km, row_number() over (order by id) as place from ad) numbered where mileage_km = place - 1`
    expect(inOrder).toHaveLength(20_150)
  }),
)

test(
  'A bad ad among many makes the whole copy fail',
  withRollback(async (db) => {
    const bad = [ad, { ...ad, offerType: 'regalato' }, ad]
    await expect(copyAds(db, bad)).rejects.toThrow(/ad_offer_type_check/)
    expect(await db`select from ad`).toHaveLength(0)
  }),
)

test(
  'a source that fails writes nothing',
  withRollback(async (db) => {
    function* source() {
      yield ad
      throw new Error('the source has gone')
    }
    await expect(copyAds(db, source())).rejects.toThrow('the source has gone')
    expect(await db`select from ad`).toHaveLength(0)
  }),
)

test(
  'an ad that comes with a cut price has both prices in its history, in order',
  withRollback(async (db) => {
    await copyAds(db, [
      { ...ad, priceCents: 990_000, previousPriceCents: 1_050_000, priceChangedAt: new Date('2026-11-10T08:00:00Z') },
      { ...ad, priceCents: 500_000 },
      ad,
    ])
    expect(await db`select price_cents, recorded_at from ad_price order by ad_id, recorded_at`).toEqual([
      { priceCents: 1_050_000, recordedAt: new Date('2026-11-01T08:00:00Z') },
      { priceCents: 990_000, recordedAt: new Date('2026-11-10T08:00:00Z') },
      { priceCents: 500_000, recordedAt: new Date('2026-11-01T08:00:00Z') },
    ])
  }),
)

test(
  'a big load builds the indexes it dropped again, just as they were',
  withRollback(async (db) => {
    const indexes = () => db`select indexname, indexdef from pg_indexes where tablename in ('ad', 'ad_price') order by indexname`
    const before = await indexes()
    const steps: number[] = []
    await loadAds(db, [ad, ad], 1_000_000, { onIndex: (built) => steps.push(built) })
    expect(await indexes()).toEqual(before)
    expect(steps.at(-1)).toBeGreaterThan(10)
  }),
)
