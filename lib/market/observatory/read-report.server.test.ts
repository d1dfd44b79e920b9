import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { rateDueAds } from '@/lib/market/price-rating/rate-ads.server'
import { addValuedOffers } from '@/lib/market/price-rating/test-offers'
import { readBeside } from './read-beside.server'
import { readPart, readReport, requireModel } from './read-report.server'
import { recordMonths } from './record-months.server'
import { reportCsv, reportJson } from './report-files'

const panda = requireModel('fiat', 'panda')
const all = { region: null, fuel: null }

/** A market of three models in three provinces, some of it in Toscana. */
async function openMarket(db: Db, count = 400): Promise<void> {
  await addValuedOffers(db, count)
  await db`update ad set region = case province_code when 'PI' then 'toscana' when 'MI' then 'lombardia' else 'campania' end where status = 'published'`
  await rateDueAds(db)
}

test('an address that names no model is no page', () => {
  for (const [make, model] of [
    ['fiat', 'nulla'],
    ['nulla', 'panda'],
    ['fiat', ''],
    ['__proto__', 'x'],
    [undefined, ['panda']],
  ])
    expect(() => requireModel(make, model)).toThrow('notFound')
  expect(readPart({ regione: 'toscana', carburante: 'diesel' })).toEqual({ region: 'toscana', fuel: 'diesel' })
  for (const text of ['__proto__', 'nulla', ['toscana'], undefined]) expect(readPart({ regione: text, carburante: text })).toEqual(all)
})

test(
  'a model with enough ads has its price, curves, regions and shares',
  withRollback(async (db) => {
    await openMarket(db)
    const { ads, prices, fuels, ages, days } = await readReport(db, panda, all)
    expect(prices?.reference.lowEuro).toBeLessThan(prices?.reference.euro ?? 0)
    expect(prices?.curves.byAge.find(({ at }) => at === 5)?.euro).toBe(prices?.reference.euro)
    expect(prices?.regions.filter(({ euro }) => euro !== null).map(({ region }) => region)).toEqual(['campania', 'lombardia', 'toscana'])
    const priced = prices?.regions.flatMap(({ euro }) => euro ?? []) ?? []
    expect(Math.min(...priced)).toBeLessThan((prices?.reference.euro ?? 0) * 1.01)
    expect(Math.max(...priced)).toBeGreaterThan((prices?.reference.euro ?? 0) * 0.99)
    expect(prices?.regions.reduce((sum, region) => sum + region.ads, 0)).toBe(ads)
    expect(fuels).toEqual([{ name: 'Benzina', ads }])
    expect(ages.length).toBeGreaterThan(1)
    expect(days).toMatchObject({ ads: 0, medianDays: null })
  }),
)

test(
  'a region has the figures of its own ads; one with too few has none, and says how many there are',
  withRollback(async (db) => {
    await openMarket(db)
    const [italy, tuscany, molise] = [
      await readReport(db, panda, all),
      await readReport(db, panda, { ...all, region: 'toscana' }),
      await readReport(db, panda, { ...all, region: 'molise' }),
    ]
    expect(tuscany.ads).toBeLessThan(italy.ads)
    expect(tuscany.adsInItaly).toBe(italy.ads)
    expect(tuscany.fuels).toEqual([{ name: 'Benzina', ads: tuscany.ads }])
    const tile = italy.prices?.regions.find(({ region }) => region === 'toscana')
    expect(tuscany.prices?.reference.euro).toBe(tile?.euro)
    expect(tuscany.prices?.curves.byAge.find(({ at }) => at === 5)?.euro).toBe(tile?.euro)
    expect(molise).toMatchObject({ ads: 0, adsInItaly: italy.ads, prices: null, fuels: [], ages: [] })
  }),
)

test(
  'a fuel has figures of its own ads, and months only where the followed car has this fuel',
  withRollback(async (db) => {
    await openMarket(db)
    await recordMonths(db)
    await db`update ad set fuel = 'gpl' where id in (select id from ad where model = 'panda' and status = 'published' order by id limit 40)`
    const [gpl, petrol, diesel] = [
      await readReport(db, panda, { ...all, fuel: 'gpl' }),
      await readReport(db, panda, { ...all, fuel: 'benzina' }),
      await readReport(db, panda, { ...all, fuel: 'diesel' }),
    ]
    expect(gpl).toMatchObject({ ads: 40, months: [], prices: { vehicle: { fuel: 'gpl' } } })
    expect(petrol.months).toHaveLength(1)
    expect(petrol.prices?.vehicle.fuel).toBe('benzina')
    expect(gpl.ages.reduce((sum, { ads }) => sum + ads, 0)).toBe(40)
    expect(diesel).toMatchObject({ ads: 0, prices: null })
  }),
)

test(
  'with one ad fewer than needed nothing is said of a model',
  withRollback(async (db) => {
    await openMarket(db)
    const leave = (count: number) =>
      db`delete from ad where model = 'panda' and id not in (select id from ad where model = 'panda' order by id limit ${count})`
    await leave(30)
    expect(await readReport(db, panda, all)).toMatchObject({ ads: 30, fuels: [{ ads: 30 }] })
    await leave(29)
    expect(await readReport(db, panda, all)).toMatchObject({ ads: 29, prices: null, fuels: [], ages: [] })
  }),
)

test(
  'days online are of ads that were sold or withdrawn with both dates, within a year',
  withRollback(async (db) => {
    await openMarket(db)
    const leave = async (limit: number, status: string, days: number, ago = 1) => {
      await db`
        update ad set status = ${status}, closed_at = now() - ${ago}::int * interval '1 day', published_at = now() - ${ago + days}::int * interval '1 day'
        where id in (select id from ad where model = 'panda' and status = 'published' order by id limit ${limit})`
    }
    await leave(20, 'sold', 10)
    await leave(10, 'withdrawn', 40)
    await leave(5, 'expired', 60)
    await leave(5, 'sold', 60, 400)
    expect((await readReport(db, panda, all)).days).toMatchObject({ ads: 30, medianDays: 10 })
    await db`update ad set published_at = null where id in (select id from ad where model = 'panda' and status = 'withdrawn' limit 1)`
    expect((await readReport(db, panda, all)).days).toMatchObject({ ads: 29, medianDays: null })
  }),
)

test(
  'models beside are those of the catalogue, once each and two at most',
  withRollback(async (db) => {
    const keysOf = async (given: string | string[] | undefined) => (await readBeside(db, given, panda)).map(({ key }) => key)
    expect(await keysOf(undefined)).toEqual([])
    expect(await keysOf('volkswagen/golf')).toEqual(['volkswagen/golf'])
    expect(
      await keysOf(['fiat/panda', 'x', 'fiat/nulla', 'fiat/500x/1', 'volkswagen/golf', 'volkswagen/golf', 'fiat/500x', 'ford/puma']),
    ).toEqual(['volkswagen/golf', 'fiat/500x'])
  }),
)

test(
  'files have the rows of the page, the licence and how to cite them',
  withRollback(async (db) => {
    await openMarket(db)
    await recordMonths(db)
    const report = await readReport(db, panda, all)
    const lines = reportCsv(report, 'mesi', 'Osservatorio').split('\r\n')
    expect(lines[0]).toBe('make,model,region,fuel,month,price_euro,low_euro,high_euro,index,ads')
    expect(lines[1]).toMatch(/^fiat,panda,,,2026-03,\d+,\d+,\d+,100,\d+$/)
    expect(lines[2]).toContain('Osservatorio. Licenza CC BY 4.0')
    expect(reportCsv(report, 'valori', 'x').split('\r\n')).toHaveLength(
      3 + (report.prices?.curves.byAge.length ?? 0) + (report.prices?.curves.byKm.length ?? 0),
    )
    const { data, licence } = reportJson(report, 'regioni', 'x')
    expect([data.length, licence.name]).toEqual([20, 'CC BY 4.0'])
    expect(data).toContainEqual({ make: 'fiat', model: 'panda', region: 'molise', fuel: null, price_euro: null, ads: 0, ads_in_a_year: 0 })
    expect(reportJson(report, 'giorni', 'x').data[0]).toEqual({
      ...{ make: 'fiat', model: 'panda', region: null, fuel: null },
      ...{ price_position: 'all', median_days: null, ads: 0 },
    })
  }),
)
