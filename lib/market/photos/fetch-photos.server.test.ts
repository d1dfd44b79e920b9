import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { findAdPage } from '@/lib/market/ads/ad-queries.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { fetchPhotos, showFetchedPhotos } from './fetch-photos.server'
import { maxPhotoBytes } from './photo'
import { photoExpiries } from './photo-expiries.server'
import { processPhotos } from './process-photos.server'
import { testPicture, testStore } from './test-photos'

type Page = { status?: number; body?: Buffer | string; location?: string }

async function openPhotographer(pages: Readonly<Record<string, Page>>) {
  const requested: string[] = []
  const server = createServer((request, response) => {
    requested.push(request.url ?? '')
    const { status = 200, body = '', location } = pages[request.url ?? ''] ?? { status: 404 }
    response.writeHead(status, location === undefined ? {} : { location }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return { requested, at: (page: string) => `http://${host}${page}`, reach: { allowedHosts: new Set([host]) } }
}

const jpeg = (width: number, height: number) => testPicture({ width, height }).jpeg().toBuffer()

async function adWith(db: Db, photoUrls: string[]): Promise<number> {
  const [dealerId = 0] = await addDealers(db, [{ name: 'Salone delle foto' }])
  return addTestAd(db, { dealerId, photoUrls, publishedAt: new Date() })
}

const shownOn = async (db: Db, adId: number) => ((await findAdPage(db, adId))?.photos ?? []).map(({ width, height }) => [width, height])

test(
  'Photographs of a file are fetched once and shown in the order of the latest file',
  withRollback(async (db) => {
    const store = await testStore()
    const site = await openPhotographer({
      '/a': { body: await jpeg(1_600, 1_200) },
      '/b': { body: await jpeg(800, 600) },
      '/c': { status: 302, location: '/d' },
      '/d': { body: await jpeg(1_280, 960) },
    })
    const adId = await adWith(db, [site.at('/a'), site.at('/b'), site.at('/c'), site.at('/a')])
    await fetchPhotos(db, store, site.reach)
    expect(await shownOn(db, adId), 'not before the pictures are made').toEqual([])
    await processPhotos(db, store)
    expect(await showFetchedPhotos(db, async () => [])).toBe(1)
    expect(await shownOn(db, adId)).toEqual([
      [1_600, 1_200],
      [800, 600],
      [1_280, 960],
    ])
    expect(await showFetchedPhotos(db, async () => []), 'a second time').toBe(0)
    await db`update ad set photo_urls = ${[site.at('/c'), site.at('/a')]} where id = ${adId}`
    await fetchPhotos(db, store, site.reach)
    await showFetchedPhotos(db, async () => [])
    expect(await shownOn(db, adId)).toEqual([
      [1_280, 960],
      [1_600, 1_200],
    ])
    expect(site.requested.toSorted()).toEqual(['/a', '/b', '/c', '/d'])
    const expiry = photoExpiries[0]
    if (!expiry) throw new Error('no expiry')
    expect(await db`select width from photo where draft_id is null and ${expiry.isOver(db)}`).toContainEqual({ width: 800 })
    await db`update ad set photo_urls = '{}' where id = ${adId}`
    expect(await shownOn(db, adId)).toEqual([])
  }),
)

test(
  'Files that are no photographs are given up, failing servers tried later, private hosts never',
  withRollback(async (db) => {
    const store = await testStore()
    const site = await openPhotographer({
      '/page': { body: '<html>login</html>' },
      '/small': { body: await jpeg(320, 240) },
      '/half': { body: (await jpeg(1_600, 1_200)).subarray(0, 500) },
      '/huge': { body: Buffer.alloc(maxPhotoBytes + 1) },
      '/inside': { status: 302, location: 'http://169.254.169.254/latest/meta-data' },
      '/broken': { status: 500 },
    })
    const adId = await adWith(db, [
      ...['/page', '/small', '/huge', '/inside', '/broken'].map(site.at),
      'http://10.0.0.8/x.jpg',
      'file:///etc/passwd',
    ])
    await fetchPhotos(db, store, site.reach)
    const sources = await db<{ address: string; fault: string | null; isLater: boolean; isFetched: boolean }[]>`
      select address, fault, coalesce(next_at > now() + interval '50 minutes', false) as is_later, photo_id is not null as is_fetched
      from ad_photo_source where ad_id = ${adId} order by position`
    expect(sources.map(({ address, fault, isLater }) => [address.replace(/^http:\/\/127[^/]*/, ''), fault, isLater])).toEqual([
      ['/page', 'Non è una foto JPG, PNG o WebP.', false],
      ['/small', expect.any(String), false],
      ['/huge', 'the file is too large', false],
      ['/inside', 'non è un indirizzo pubblico', true],
      ['/broken', 'il server risponde 500', true],
      ['http://10.0.0.8/x.jpg', 'non è un indirizzo pubblico', true],
      ['file:///etc/passwd', expect.any(String), true],
    ])
    expect(sources.some(({ isFetched }) => isFetched)).toBe(false)
    for (const _ of [1, 2, 3]) {
      await db`update ad_photo_source set next_at = now() where ad_id = ${adId} and next_at is not null`
      await fetchPhotos(db, store, site.reach)
    }
    expect(await db`select from ad_photo_source where ad_id = ${adId} and next_at is not null`, 'given up in the end').toHaveLength(0)
  }),
)

test(
  'Dealers take turns: many photographs of one dealer do not delay a few of another',
  withRollback(async (db) => {
    const site = await openPhotographer({})
    const [large = 0, small = 0, other = 0] = await addDealers(db, [{ name: 'Grande' }, { name: 'Piccolo' }, { name: 'Altro' }])
    const bring = async (dealerId: number, name: string, count: number) =>
      addTestAd(db, {
        dealerId,
        photoUrls: Array.from({ length: count }, (_, place) => site.at(`/${name}${place}`)),
        publishedAt: new Date(),
      })
    for (let ad = 0; ad < 3; ad += 1) await bring(large, `grande${ad}-`, 40)
    await bring(small, 'piccolo', 3)
    await bring(other, 'altro', 1)
    await db`update ad_photo_source set next_at = next_at - interval '1 hour' where dealer_id = ${large}`
    await fetchPhotos(db, await testStore(), site.reach)
    expect(site.requested).toHaveLength(124)
    expect(
      site.requested
        .slice(0, 16)
        .filter((page) => !page.startsWith('/grande'))
        .toSorted(),
    ).toEqual(['/altro0', '/piccolo0', '/piccolo1', '/piccolo2'])
  }),
)
