import { asForm, type HttpClient } from '@/e2e/http-client'
import { insertAd } from '@/e2e/market'
import { asRecord } from '@/e2e/record'
import { begin, drafts, newPhoto, upload } from '@/e2e/seller'
import { expect, test } from '@/e2e/test'
import type { Pool } from '@/lib/kernel/db/db.server'
import { adPath } from '@/lib/kernel/routes/routes'
import { pictureFormats, pictureSrc, pictureWidths } from '@/lib/market/photos/photo'

test.describe.configure({ timeout: 240_000 })
/** Pictures give way to all other work, such as the browsers of other tests. */
const patience = { timeout: 100_000 }

type Shown = { adId: number; href: string; list: string; photoId: string; draftId: string }

/** An ad of this seller that shows one photograph. No other test looks at its model. */
async function showPhoto(db: Pool, seller: HttpClient, email: string): Promise<Shown> {
  const [owner] = await db<{ id: number }[]>`select id from app_user where email = ${email}`
  const draftId = await begin(seller)
  const photoId = String(asRecord((await upload(seller, draftId, await newPhoto())).body)['id'])
  await expect
    .poll(async () => (await db<{ state: string }[]>`select state from photo where id = ${photoId}`)[0]?.state, patience)
    .toBe('ready')
  const adId = await insertAd(db, { make: 'lancia', model: 'thema', owner_id: owner?.id ?? 0, price_cents: 800_000, status: 'published' })
  await db`insert into ad_photo (ad_id, position, photo_id, revision, width, height, colour) values (${adId}, 1, ${photoId}, 1, 1200, 900, 'grey')`
  return { adId, href: adPath({ id: adId, make: 'lancia', model: 'thema', version: '' }), list: '/usate/lancia/thema', photoId, draftId }
}

/** Whatever has pixels of the photograph: each size, and what Next's maker of pictures would make of it. */
function picturesOf(photoId: string, revision: number): string[] {
  const sizes = pictureWidths.flatMap((width) => pictureFormats.map((format) => pictureSrc(`${photoId}-${revision}`, width, format)))
  return [...sizes, ...sizes.map((path) => `/api/photos${path.slice('/foto'.length)}`)]
}

async function statusesOf(visitor: HttpClient, paths: readonly string[]): Promise<number[]> {
  const statuses = await Promise.all(paths.map(async (path) => (await visitor.get(path)).status))
  return [...new Set(statuses)]
}

/** All addresses that show the photograph, each requested twice: the second time from the page cache. */
async function namedBy(visitor: HttpClient, { href, list }: Shown, file: string): Promise<string[]> {
  const { body } = await visitor.get(list)
  const build = /"buildId":"([\w-]+)"/.exec(body)?.[1] ?? ''
  expect(build).not.toBe('')
  const naming: string[] = []
  for (const path of [
    href,
    list,
    `/_next/data/${build}${href}.json?slug=${href.split('/').at(-1)}`,
    `/_next/data/${build}${list}.json?veicolo=lancia&veicolo=thema`,
    `/api/v1/pages/srp/search/${encodeURIComponent(list)}`,
  ]) {
    await visitor.get(path)
    if ((await visitor.get(path)).body.includes(file)) naming.push(path)
  }
  return naming
}

const shareTag = async (visitor: HttpClient, adId: number) => {
  const { status, headers } = await visitor.get(`/anteprime/${adId}.jpg`)
  return status === 200 ? headers['etag'] : status
}

/** Every way by which a photograph that was public is no longer. */
const ways: Readonly<Record<string, (db: Pool, seller: HttpClient, shown: Shown) => Promise<unknown>>> = {
  'a plate of it was covered': (_, seller, { draftId, photoId }) =>
    seller.post(
      `${drafts}/${draftId}/photos/${photoId}`,
      { change: 'conceal', sinistra: '37,5', alto: '60', larghezza: '25', altezza: '8' },
      { headers: asForm },
    ),
  'its ad was suspended by a moderator': (db, _, { adId }) => db`update ad set status = 'rejected' where id = ${adId}`,
  'its ad was deleted by its owner': (_, seller, { adId }) => seller.postJson(`/api/v1/pages/private/ads/${adId}`, { azione: 'elimina' }),
}

for (const [way, end] of Object.entries(ways))
  test(`a photograph is at none of its addresses any more, nor named by a cached page, when ${way}`, async ({ account, visitor, db }) => {
    const [seller, stranger] = [visitor(), visitor()]
    const email = await account()
    await seller.logIn(email, 'Cavalli-97x')
    const shown = await showPhoto(db, seller, email)
    const { photoId, adId, href, list } = shown
    const [old, file] = [picturesOf(photoId, 1), `${photoId}-1`]
    expect(await statusesOf(stranger, old)).toEqual([200])
    const nextsOwn = old.map((path) => `/_next/image?url=${encodeURIComponent(path)}&w=640&q=75`)
    expect(await statusesOf(stranger, nextsOwn), 'Next’s own pictures').toEqual([404])
    await expect.poll(() => namedBy(stranger, shown, file), 'what shows it').toEqual(expect.arrayContaining([href, list]))
    const tag = await shareTag(stranger, adId)
    expect(tag).toMatch(/^"/)

    await end(db, seller, shown)

    expect(await statusesOf(stranger, old)).toEqual([404])
    await expect.poll(() => namedBy(stranger, shown, file), 'what still names it').toEqual([])
    expect(await shareTag(stranger, adId), 'the picture to share').not.toBe(tag)
    expect(
      await statusesOf(stranger, [
        `/foto/${photoId}-1/originale.jpg`,
        `/foto/originals/${photoId}`,
        `/api/photos/..%2Foriginals%2F${photoId}/832.webp`,
      ]),
    ).toEqual([404])
    await db`delete from ad_photo where photo_id = ${photoId}`
    await db`delete from ad where id = ${adId}`
  })
