import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { AdStatus } from '@/lib/market/ads/ad'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { findRevision } from '@/lib/market/review/revisions.server'
import { openDueCases, showReviewedPhotos } from './change-reviewed.server'
import { appealCase, decideAppeal, decideCase } from './decide-case.server'
import { addModerator, plea, refuse } from './test-case'
import { undoDecision } from './undo-decision.server'

/** Pictures that look alike have the same; each has edges enough to say something. */
const hashes = [0x5a5a_1234_0ff0_5555n, 0x1357_9bdf_2468_ace0n, 0x0f1e_2d3c_4b5a_6978n] as const
const [first, second, third] = hashes
const approve = { outcome: 'approved', reason: null, statement: '', note: '' } as const

async function addPhoto(db: Db, hash: bigint): Promise<string> {
  const id = randomUUID()
  await db`
    insert into photo (id, position, state, width, height, bytes, content_hash, colour, perceptual_hash)
    values (${id}, 1, 'ready', 1600, 1200, 1000, ${id}, 'grey', ${String(hash)}::bigint)`
  return id
}

/** An ad of somebody else that shows these. */
async function addOthersAd(db: Db, shown: readonly bigint[]): Promise<void> {
  const adId = await addTestAd(db, { publishedAt: new Date() })
  for (const [place, hash] of shown.entries())
    await db`
      insert into ad_photo (ad_id, position, photo_id, revision, width, height, colour)
      values (${adId}, ${place + 1}, ${await addPhoto(db, hash)}, 1, 1600, 1200, 'grey')`
}

const addresses = hashes.map((hash) => `https://foto.esempio.it/${hash}.jpg`)

/** A vehicle of a dealer whose file names a photograph of each hash; none has been fetched. */
async function addVehicle(db: Db, status: AdStatus = 'published') {
  const [dealerId = 0] = await addDealers(db, [{ name: 'Salone delle foto', email: 'salone@esempio.it' }])
  const adId = await addTestAd(db, { dealerId, status, photoUrls: addresses, publishedAt: new Date() })
  return {
    adId,
    dealerId,
    fetch: async (hash: bigint) => {
      const address = addresses[hashes.findIndex((one) => one === hash)] ?? ''
      await db`update ad_photo_source set photo_id = ${await addPhoto(db, hash)}, next_at = null where ad_id = ${adId} and address = ${address}`
      await showReviewedPhotos(db)
    },
    /** The hashes, by what they look like, of the photographs that the ad shows. */
    shown: async () => {
      await showReviewedPhotos(db)
      const rows = await db<{ hash: string }[]>`
        select perceptual_hash::text as hash from ad_photo join photo on photo.id = photo_id where ad_id = ${adId} order by ad_photo.position`
      return rows.map(({ hash }) => BigInt(hash))
    },
    openCase: async () => {
      await openDueCases(db)
      const [found] = await db<{ id: number; kinds: string[] }[]>`
        select id, array(select signal ->> 'kind' from jsonb_array_elements(signals) signal) as kinds from moderation_case where ad_id = ${adId} and decided_at is null`
      return found
    },
  }
}

test(
  'photographs from another seller’s ad wait for a moderator; the decision can be undone and appealed',
  withRollback(async (db) => {
    await addOthersAd(db, [first, second])
    const { adId, dealerId, fetch, shown, openCase } = await addVehicle(db)
    const [ada, pietro] = [await addModerator(db), await addModerator(db)]
    await fetch(third)
    await fetch(first)
    expect(await shown(), 'one alone looks alike by chance').toEqual([first, third])
    expect(await openCase()).toBeUndefined()
    await fetch(second)
    expect(await shown()).toEqual([third])
    const { id = 0, kinds } = (await openCase()) ?? {}
    expect(kinds).toEqual(['copied-photos'])
    expect((await findRevision(db, adId))?.photos).toHaveLength(2)
    await decideCase(db, ada, id, approve)
    expect(await shown()).toEqual([first, second, third])
    await undoDecision(db, ada, id)
    expect(await shown()).toEqual([third])
    await decideCase(db, ada, id, refuse)
    expect(await db`select status from ad where id = ${adId}`).toEqual([{ status: 'published' }])
    await db`update ad set photo_urls = ${addresses.toReversed()} where id = ${adId}`
    expect(await shown(), 'the file says the same every night').toEqual([third])
    expect(await openCase()).toBeUndefined()
    await appealCase(db, { dealerId }, adId, plea)
    await decideAppeal(db, pietro, id, { isGranted: true, statement: '' })
    expect(await shown()).toEqual([third, second, first])
    expect(await openCase(), 'what a person has allowed is compared no more').toBeUndefined()
  }),
)

test(
  'a new vehicle and its photographs wait together, and one decision lets both go online',
  withRollback(async (db) => {
    await addOthersAd(db, [first, second])
    const { adId, fetch, shown, openCase } = await addVehicle(db, 'in_review')
    await db`insert into ad_revision (ad_id, signals) values (${adId}, '[{"kind": "low-price", "weight": 45, "evidence": ""}]')`
    await fetch(first)
    await fetch(second)
    expect(await shown()).toEqual([])
    const { id = 0, kinds } = (await openCase()) ?? {}
    expect(kinds).toEqual(['copied-photos', 'low-price'])
    await decideCase(db, await addModerator(db), id, approve)
    expect(await db`select status from ad where id = ${adId}`).toEqual([{ status: 'published' }])
    expect(await shown()).toEqual([first, second])
  }),
)

test(
  'photographs of nobody else, or of so many dealers that they are the maker’s, are shown at once',
  withRollback(async (db) => {
    for (const name of ['Uno', 'Due', 'Tre']) {
      const [dealerId = 0] = await addDealers(db, [{ name }])
      const adId = await addTestAd(db, { dealerId, publishedAt: new Date() })
      for (const [place, hash] of [first, second].entries())
        await db`
          insert into ad_photo (ad_id, position, photo_id, revision, width, height, colour)
          values (${adId}, ${place + 1}, ${await addPhoto(db, hash)}, 1, 1600, 1200, 'grey')`
    }
    const { fetch, shown, openCase } = await addVehicle(db)
    for (const hash of hashes) await fetch(hash)
    expect(await shown()).toEqual(hashes)
    expect(await openCase()).toBeUndefined()
  }),
)
