import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { newEmail, openAccount, testPassword } from '@/e2e/accounts'
import { type Answer, asForm, HttpClient } from '@/e2e/http-client'
import { type KillableApplication, openKillableApplication } from '@/e2e/killable-application'
import { asRecord } from '@/e2e/record'
import { begin, contacts, drafts, fillIn, newPhoto, upload, versionOf } from '@/e2e/seller'
import { pictureFormats, pictureWidths } from '@/lib/market/photos/photo'
import { folderStore, originalKey, pictureKey } from '@/lib/market/photos/photo-store.server'

test.describe.configure({ mode: 'serial', timeout: 900_000 })

/** Each run kills at other moments. */
const kills = 10
let application: KillableApplication

test.beforeAll(async () => {
  application = await openKillableApplication('kill')
})

test.afterAll(() => application.close())

/** What the server said yes to; lost answers are none. */
type Seller = { client: HttpClient; draft: string; gallery: string; ad: number | undefined; prices: number[]; photos: string[] }

async function openSeller(): Promise<Seller> {
  const client = new HttpClient(application.url)
  await client.logIn(await openAccount(application.db, newEmail('kill')), testPassword)
  const draft = await begin(client)
  await fillIn(application.db, client, draft)
  return { client, draft, gallery: await begin(client), ad: undefined, prices: [], photos: [] }
}

const noAnswer = () => undefined
const answered = (sent: Promise<Answer>): Promise<Answer | undefined> => sent.catch(noAnswer)

async function publish({ client, draft }: Seller): Promise<number | undefined> {
  const version = await versionOf(application.db, draft, 'pubblica')
  const answer = await answered(client.post(`${drafts}/${draft}/pubblica`, { version, ...contacts }, { headers: asForm }))
  const [, id] = /^\/annuncio\/[\w-]*?(\d+)$/.exec(answer?.headers.location ?? '') ?? []
  return id === undefined ? undefined : Number(id)
}

type Until = { isOver: boolean }

/** Publishes twice at once, as two tabs do, then changes the price until the end. */
async function sell(seller: Seller, until: Until): Promise<void> {
  const [one, other] = await Promise.all([publish(seller), publish(seller)])
  seller.ad = one ?? other
  for (let price = 9_000; seller.ad !== undefined && !until.isOver; price += 1) {
    const answer = await answered(
      seller.client.postJson(`/api/v1/pages/private/ads/${seller.ad}`, { azione: 'prezzo', prezzo: String(price) }),
    )
    if (answer?.status === 200) seller.prices.push(price)
  }
}

async function sendPhotos({ client, gallery, photos }: Seller, until: Until): Promise<void> {
  for (let count = 0; count < 3 && !until.isOver; count += 1) {
    const answer = await answered(upload(client, gallery, await newPhoto({ width: 1_024, height: 768 })))
    if (answer?.status === 200) photos.push(String(asRecord(answer.body)['id']))
  }
}

test('kill -9 while publishing, repricing and making pictures loses no acknowledged write', {
  tag: '@alone', // pictures give way to all other work: on a busy machine one is still being made when the second kill comes, and is given up
}, async () => {
  const sellers: Seller[] = []
  let whileMaking = 0
  for (let killed = 0; killed < kills; killed += 1) {
    const seller = await openSeller()
    sellers.push(seller)
    const until = { isOver: false }
    const work = Promise.all([sell(seller, until), sendPhotos(seller, until)])
    await delay(randomInt(50, 1_200))
    if (await application.kill()) whileMaking += 1
    until.isOver = true
    await work
    await application.start()
    await expectAllThere(seller)
    seller.ad = await publish(seller) // a client without an answer sends again
    expect(seller.ad).toBeDefined()
  }
  for (const seller of sellers) await expectAllThere(seller)
  await expectWholeAds(sellers)
  await expectWholePhotos()
  const acknowledged = sellers.flatMap(({ ad, prices, photos }) => [ad, ...prices, ...photos]).length
  expect(whileMaking).toBeGreaterThan(0)
  const description = `${kills} kills, ${whileMaking} of them while pictures were made, ${acknowledged} acknowledged, 0 lost`
  test.info().annotations.push({ type: 'measured', description })
  console.log(`kill -9: ${description}`)
})

/** What was acknowledged to a seller. */
async function expectAllThere({ ad, draft, prices, photos }: Seller): Promise<void> {
  const { db, dataDir } = application
  const store = folderStore(`${dataDir}/photos`)
  const stored = await db<{ id: string }[]>`select id from photo where id = any(${photos}::uuid[])`
  expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(photos))
  for (const id of photos) expect((await store.get(originalKey(id)))?.length).toBeGreaterThan(0)
  if (ad === undefined) return
  expect(await db`select ad_id from ad_draft where id = ${draft} and submitted_at is not null`).toEqual([{ adId: ad }])
  const history = await db<{ priceCents: number }[]>`select price_cents from ad_price where ad_id = ${ad}`
  expect(history.map(({ priceCents }) => priceCents / 100)).toEqual(expect.arrayContaining(prices))
}

/** One ad for each draft, with its price in the history, its photograph and its mail. */
async function expectWholeAds(sellers: readonly Seller[]): Promise<void> {
  const { db } = application
  const ads = await db`
    select ad.id, status, (select count(*)::int from ad_photo where ad_id = ad.id) as photos,
      (select price_cents from ad_price where ad_id = ad.id order by id desc limit 1) = price_cents as is_in_history,
      (select count(*)::int from outbox_mail where recipient = contact_email and kind = 'ad-online') as mails
    from ad where owner_id is not null order by id`
  const whole = { status: 'published', photos: 1, isInHistory: true, mails: 1 }
  expect(ads).toEqual(sellers.map(({ ad }) => ({ id: ad, ...whole })))
}

/** No row without its file, and every photograph becomes ready without a request. */
async function expectWholePhotos(): Promise<void> {
  const { db, dataDir } = application
  const sent = db`content_hash <> 'x'`
  const store = folderStore(`${dataDir}/photos`)
  await expect.poll(() => db`select from photo where state = 'waiting'`, { timeout: 240_000 }).toEqual([])
  const photos = await db<{ id: string; revision: number; state: string; failure: string | null }[]>`
    select id, revision, state, failure from photo where ${sent}`
  expect(photos.length).toBeGreaterThan(0)
  for (const { id, revision, state, failure } of photos) {
    expect({ state, failure }).toEqual({ state: 'ready', failure: null })
    const keys = pictureWidths.flatMap((width) => pictureFormats.map((format) => pictureKey(`${id}-${revision}`, `${width}.${format}`)))
    for (const key of [originalKey(id), ...keys]) expect((await store.get(key))?.length, key).toBeGreaterThan(0)
  }
}
