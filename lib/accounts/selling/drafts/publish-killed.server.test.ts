// reads: lib/accounts/selling/test-publisher.ts
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { addTestUser, mailsTo } from '@/lib/accounts/users/test-user'
import { environmentWith } from '@/lib/kernel/config/env.server'
import { getDb } from '@/lib/kernel/db/db.server'
import { findPublicAd } from '@/lib/market/ads/ad-queries.server'
import { listShownPhotos } from '@/lib/market/photos/shown-photos.server'
import { pictureTestDraft } from '@/lib/market/photos/test-photos'
import { programOf } from '@/scripts/test-program'
import { findStep } from './draft-queries.server'
import type { AnsweredStep } from './draft-steps'
import { beginDraft, saveStep } from './save-draft.server'

const db = getDb()
const vehicle = { offerta: 'usato', marca: 'fiat', modello: 'panda', immatricolazione: '03/2019', km: '45.000', carburante: 'benzina' }
const steps: [AnsweredStep, Record<string, string>][] = [
  ['testo', { descrizione: 'Vendo per arrivo di un’auto più grande: sempre tenuta in box.' }],
  ['prezzo', { prezzo: '9.900', trattabile: 'true' }],
  ['pubblica', { nome: 'Mario', comune: 'Monza (MB)' }],
]

type Seller = { userId: number; email: string; draft: string }
const sellers: Seller[] = []
afterAll(async () => {
  const users = sellers.map(({ userId }) => userId)
  await db`delete from ad where owner_id = any(${users})`
  await db`delete from photo where draft_id = any(${sellers.map(({ draft }) => draft)}::uuid[])`
  await db`delete from app_user where id = any(${users})`
  await db`delete from outbox_mail where recipient = any(${sellers.map(({ email }) => email)})`
})

/** Somebody with an ad that only waits to be published. */
async function addSeller(): Promise<Seller> {
  const { id: userId, email } = await addTestUser(db)
  const holder = { userId, key: undefined }
  const { id: draft } = await beginDraft(db, holder, 'auto', vehicle)
  await pictureTestDraft(db, draft)
  for (const [step, sent] of steps) {
    const { version } = await findStep(db, draft, step)
    await saveStep(db, { id: draft, holder }, { step, sent, seenVersion: version })
  }
  const seller = { userId, email, draft }
  sellers.push(seller)
  return seller
}

/** Publishes in a process of its own, which is killed when it has acknowledged so many: what was acknowledged, as draft and ad. */
async function publishAll(of: readonly Seller[], killAfter = Infinity): Promise<[string, number][]> {
  const words = of.map(({ draft, userId }) => `${draft}:${userId}`)
  const child = spawn(process.execPath, [programOf('lib/accounts/selling/test-publisher.ts'), ...words], {
    env: environmentWith({}),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const acknowledged: [string, number][] = []
  const ended = once(child, 'close')
  for await (const line of createInterface({ input: child.stdout })) {
    const [draft = '', ad] = line.split(' ')
    acknowledged.push([draft, Number(ad)])
    if (acknowledged.length === killAfter) child.kill('SIGKILL')
  }
  await ended
  return acknowledged
}

test('kill -9 during many publications loses nothing acknowledged; repeated, each has one ad and one mail', async () => {
  const ledger: [string, number][] = []
  for (const killAfter of [2, 9]) {
    const publishing = await Promise.all(Array.from({ length: 10 }, addSeller))
    ledger.push(...(await publishAll(publishing, killAfter)))
    await expect
      .poll(() => db`select from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`)
      .toEqual([])
    await expectNoneByHalves(publishing)
  }
  await publishAll(sellers)
  for (const [draft, ad] of ledger) expect(await db`select ad_id from ad_draft where id = ${draft}`).toEqual([{ adId: ad }])
  expect(ledger.length).toBeGreaterThanOrEqual(2 + 9)
  expect(await expectNoneByHalves(sellers)).toBe(sellers.length)
})

/** Each of their ads is there as buyers see it, with its photograph and price, and its seller was written to once. Gives how many there are. */
async function expectNoneByHalves(of: readonly Seller[]): Promise<number> {
  let count = 0
  for (const { userId, email, draft } of of) {
    const ads = await db<{ id: number }[]>`select id from ad where owner_id = ${userId}`
    count += ads.length
    const [first] = ads
    const seen = {
      ads: ads.length,
      price: first && (await findPublicAd(db, first.id))?.ad.priceCents,
      photos: first && (await listShownPhotos(db, first.id)).length,
      ofDraft: await db`select ad_id from ad_draft where id = ${draft}`,
      mails: await mailsTo(db, email),
    }
    expect(seen).toEqual(
      first === undefined
        ? { ads: 0, price: undefined, photos: undefined, ofDraft: [{ adId: null }], mails: [] }
        : { ads: 1, price: 990_000, photos: 1, ofDraft: [{ adId: first.id }], mails: ['ad-online'] },
    )
  }
  return count
}
