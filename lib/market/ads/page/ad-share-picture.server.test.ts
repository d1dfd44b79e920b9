import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { pictureTestAds } from '@/lib/market/photos/test-photos'
import { findAdSharePicture, renderAdSharePicture } from './ad-share-picture.server'

const panda = { make: 'fiat', model: 'panda', version: '1.2 Easy', priceCents: 990_000, mileageKm: 31_400, fuel: 'benzina' } as const
const tagOf = async (db: Db, id: number) => (await findAdSharePicture(db, id)).tag
const plain = (text: string) => text.replace(/\s/g, ' ')

test(
  'the picture of an ad says what its page says: name, price, facts',
  withRollback(async (db) => {
    const { facts, photoFile } = await findAdSharePicture(db, await addTestAd(db, panda))
    expect(facts).toMatchObject({ title: 'Fiat Panda', version: '1.2 Easy' })
    expect([plain(facts.price), ...facts.facts.map(plain)]).toEqual(['9.900 €', '31.400 km', 'Benzina'])
    expect(photoFile).toBeNull()
    const sold = await findAdSharePicture(db, await addTestAd(db, { ...panda, status: 'sold', closedAt: new Date() }))
    expect(sold.facts.price).toBe('Non più disponibile')
    expect((await findAdSharePicture(db, await addTestAd(db, { ...panda, priceCents: null }))).facts.price).toBe('Prezzo su richiesta')
  }),
)

test(
  'The tag of a share picture changes only with what the picture shows',
  withRollback(async (db) => {
    const id = await addTestAd(db, panda)
    const before = await tagOf(db, id)
    await db`update ad set description = 'Un altro testo' where id = ${id}`
    expect(await tagOf(db, id)).toBe(before)
    await db`update ad set price_cents = 890000 where id = ${id}`
    const cheaper = await tagOf(db, id)
    expect(cheaper).not.toBe(before)
    await pictureTestAds(db, [id])
    expect(await tagOf(db, id)).not.toBe(cheaper)
  }),
)

test(
  'an ad that nobody may see has none, one whose page is gone has none any more',
  withRollback(async (db) => {
    const refusal = (id: number) =>
      findAdSharePicture(db, id).then(
        () => 'shown',
        (error: unknown) => (error instanceof AppError ? error.code : error),
      )
    expect(await refusal(await addTestAd(db, { ...panda, status: 'draft' }))).toBe('notFound')
    expect(await refusal(999_999_999)).toBe('notFound')
    expect(await refusal(await addTestAd(db, { ...panda, status: 'deleted', publishedAt: new Date() }))).toBe('gone')
    const closedAt = new Date(Date.now() - 31 * 86_400_000)
    expect(await refusal(await addTestAd(db, { ...panda, status: 'sold', closedAt }))).toBe('gone')
  }),
)

test(
  'A share picture is rendered once for requests that come at the same time',
  withRollback(async (db) => {
    const picture = await findAdSharePicture(db, await addTestAd(db, { ...panda, version: randomUUID() }))
    let calls = 0
    const render = () => renderAdSharePicture(picture, async () => void (calls += 1))
    const [content] = await Promise.all([render(), render(), render()])
    await render()
    expect(calls).toBe(1)
    expect(content.subarray(0, 2).toString('hex')).toBe('ffd8')
  }),
)
