import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { pictureTestAds } from '@/lib/market/photos/test-photos'
import { adPages, listAdFiles, listSitePages } from './sitemap-pages.server'
import { indexXml, pageXml } from './sitemap-xml'

const panda = { category: 'auto', make: 'fiat', model: 'panda', offerType: 'usato', status: 'published' } as const
const pathsOf = async (db: Db, first: number, perFile: number) => {
  const files: string[][] = []
  for await (const pages of adPages(db, first, perFile)) files.push(pages.map(({ path }) => path))
  return files.flat()
}

test(
  'every published ad stands in one file, and each file begins where the one before ended',
  withRollback(async (db) => {
    await db`delete from ad`
    const ids: number[] = []
    for (let ad = 0; ad < 5; ad++) ids.push(await addTestAd(db, panda))
    await addTestAd(db, { ...panda, status: 'paused' })
    const files = await listAdFiles(db, 2)
    expect(files).toEqual([ids[0], ids[2], ids[4]])
    const named: string[] = []
    for (const first of files) named.push(...(await pathsOf(db, first, 2)))
    expect(named).toEqual(ids.map((id) => `/annuncio/fiat-panda-${id}`))
  }),
)

test(
  'an ad says when it was changed and which photographs it shows',
  withRollback(async (db) => {
    const id = await addTestAd(db, panda)
    await pictureTestAds(db, [id])
    for await (const [page] of adPages(db, id)) {
      expect(page?.path).toBe(`/annuncio/fiat-panda-${id}`)
      expect(page?.changedAt).toBeInstanceOf(Date)
      expect(page?.pictures?.[0]).toMatch(/^\/foto\/.+\/1280\.webp$/)
    }
  }),
)

test(
  'dealers and observed models have their pages there',
  withRollback(async (db) => {
    await addDealers(db, [{ name: 'Auto Prova' }])
    await db`insert into observed_vehicle (make, model, version, age_years, mileage_km) values ('fiat', 'panda', '', 5, 60000)`
    await db`insert into observed_month (make, model, month, price_euro, low_euro, high_euro, ads) values ('fiat', 'panda', '2026-11-01', 9000, 8000, 10000, 40)`
    const pages = await listSitePages(db)
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/policies/condizioni', '/concessionari/auto-prova', '/osservatorio/fiat/panda']),
    )
  }),
)

test(
  'The site map has models of cars from three ads on, and each topic, with the day of the last change',
  withRollback(async (db) => {
    await db`delete from ad`
    for (const model of ['panda', 'panda', 'panda', '500', '500']) await addTestAd(db, { category: 'auto', make: 'fiat', model })
    const pages = await listSitePages(db)
    const models = pages.filter(({ path }) => path.startsWith('/auto/fiat/'))
    expect(models.map(({ path, changedAt }) => [path, changedAt instanceof Date])).toEqual([['/auto/fiat/panda', true]])
    expect(pages.map(({ path }) => path)).toContain('/magazine?argomento=costi')
  }),
)

test(
  'a region and a province stand in the directory of dealers for search engines from three dealers on',
  withRollback(async (db) => {
    await db`delete from ad`
    await db`delete from dealer`
    const at = (place: object) => ['Uno', 'Due'].map((name) => ({ name: `${name} ${JSON.stringify(place)}`, ...place }))
    await addDealers(db, [...at({ region: 'lombardia', provinceCode: 'MI' }), { name: 'Tre', region: 'lombardia', provinceCode: 'CO' }])
    await addDealers(db, [...at({ region: 'lazio', provinceCode: 'RM' }), { name: 'Quattro', region: 'lazio', provinceCode: 'RM' }])
    const paths = (await listSitePages(db)).map(({ path }) => path)
    expect(paths.filter((path) => path.startsWith('/concessionari?'))).toEqual([
      '/concessionari?regione=lazio',
      '/concessionari?provincia=RM',
      '/concessionari?regione=lombardia',
    ])
  }),
)

test('addresses stand there whole, with what XML has signs for written as such', () => {
  expect(
    pageXml('https://www.ingrana.it', { path: "/usate?a=1&b=d'epoca", changedAt: new Date(0), pictures: ['/foto/x-1/1280.webp'] }),
  ).toBe(
    '<url><loc>https://www.ingrana.it/usate?a=1&amp;b=d%27epoca</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod>' +
      '<image:image><image:loc>https://www.ingrana.it/foto/x-1/1280.webp</image:loc></image:image></url>\n',
  )
  expect(indexXml('https://www.ingrana.it', ['/sitemap/pagine.xml'])).toContain(
    '<sitemap><loc>https://www.ingrana.it/sitemap/pagine.xml</loc></sitemap>',
  )
})
