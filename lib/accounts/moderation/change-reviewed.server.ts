import type { Db } from '@/lib/kernel/db/db.server'
import type { AdValues } from '@/lib/market/ads/write-ad.server'
import { showFetchedPhotos } from '@/lib/market/photos/fetch-photos.server'
import { holdCopiedPhotos } from '@/lib/market/review/review-fetched-photos.server'
import { takeDueRevisions } from '@/lib/market/review/revisions.server'
import type { Signal } from '@/lib/market/review/signals'
import { writeReviewed, writeReviewedPrices, writeReviewedTexts } from '@/lib/market/review/write-reviewed.server'
import { findAccountSignals } from './find-signals.server'
import { openCase } from './open-case.server'

type Given = { /** The draft whose photographs the ad shows then. */ draftId?: string; more?: readonly Signal[] }

/** Every change that a person makes to the texts, the price or the photographs of an ad. The ad is locked. True where the change waits for a moderator. */
export async function changeReviewed(
  db: Db,
  { adId, ownerId }: { adId: number /** Null: a dealer's. */; ownerId: number | null },
  changes: AdValues,
  { draftId, more = [] }: Given = {},
): Promise<boolean> {
  const account = ownerId === null ? [] : await findAccountSignals(db, ownerId)
  const signals = await writeReviewed(db, adId, changes, { more: [...more, ...account], ...(draftId !== undefined && { draftId }) })
  if (signals) await openCase(db, adId, signals)
  return signals !== null
}

/** The prices of many locked ads of a dealer. Gives the ads whose new price waits for a moderator. */
export async function changeReviewedPrices(db: Db, prices: readonly { id: number; cents: number }[]): Promise<ReadonlySet<number>> {
  const held = await writeReviewedPrices(db, prices)
  for (const [id, signals] of held) await openCase(db, id, signals)
  return new Set(held.keys())
}

/** The same of their descriptions. */
export async function changeReviewedTexts(db: Db, texts: readonly { id: number; text: string }[]): Promise<ReadonlySet<number>> {
  const held = await writeReviewedTexts(db, texts)
  for (const [id, signals] of held) await openCase(db, id, signals)
  return new Set(held.keys())
}

/** Puts into the queue what files, feeds and programs have brought and nobody may read yet. For a job. */
export async function openDueCases(db: Db): Promise<void> {
  for (const { adId, signals } of await takeDueRevisions(db)) await openCase(db, adId, signals)
}

/** Shows the photographs that files have named, but for those that a person looks at first. For a job. */
export async function showReviewedPhotos(db: Db): Promise<void> {
  await showFetchedPhotos(db, holdCopiedPhotos)
}
