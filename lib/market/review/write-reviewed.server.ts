import type { Db } from '@/lib/kernel/db/db.server'
import type { AdStatus } from '@/lib/market/ads/ad'
import { type AdValues, setAdPrice, setAdPrices, updateAd } from '@/lib/market/ads/write-ad.server'
import { changeSignals, type Reviewed } from './change-signals.server'
import { dropFromRevision, findRevisedAds, keepRevision } from './revisions.server'
import { holdFrom, riskOf, type Signal } from './signals'

/** Such an ad is public, or may be again without a review. */
const shownStatuses: readonly AdStatus[] = ['published', 'reserved', 'paused']

export function isShown(status: AdStatus): boolean {
  return shownStatuses.includes(status)
}

type AdBefore = {
  id: number
  status: AdStatus
  dealerId: number | null
  description: string
  version: string
  priceCents: number | null
  estimateEuro: number | null
  lowEuro: number | null
  isWithheld: boolean
}

async function findBefore(db: Db, adIds: readonly number[]): Promise<Map<number, { status: AdStatus } & Reviewed>> {
  const ads = await db<AdBefore[]>`
    select id, status, dealer_id, description, version, price_cents, coalesce(estimate_euro, withheld_estimate_euro) as estimate_euro,
      coalesce(low_euro, withheld_low_euro) as low_euro, withheld_estimate_euro is not null as is_withheld
    from ad left join price_rating on price_rating.ad_id = ad.id and not is_due where ad.id = any(${[...adIds]}::bigint[])`
  return new Map(
    ads.map(({ id, status, dealerId, description, version, priceCents, estimateEuro, lowEuro, isWithheld }) => [
      id,
      {
        status,
        seller: dealerId === null ? 'private' : 'dealer',
        before: { description, version, priceCents },
        band: estimateEuro === null || lowEuro === null ? null : { estimateEuro, lowEuro, isWithheld },
      },
    ]),
  )
}

type Given = { more?: readonly Signal[] /** Whose photographs it shows. */; draftId?: string }

/**
 * Writes what is said otherwise of an ad that is locked. Where that looks like a fraud a person looks first: what everybody reads stays as it was, and the
 * change waits. Gives what speaks against it where it waits, else null.
 */
export async function writeReviewed(db: Db, adId: number, changes: AdValues, { more = [], draftId }: Given = {}): Promise<Signal[] | null> {
  const found = (await findBefore(db, [adId])).get(adId)
  if (!found) throw new Error(`the ad ${adId} is gone`)
  const { status, ...reviewed } = found
  const signals = [...changeSignals(reviewed, changes), ...more]
  const isHeld = riskOf(signals) >= holdFrom
  if (isHeld && isShown(status)) {
    await keepRevision(db, adId, { changes, signals, ...(draftId !== undefined && { draftId }) })
    return signals
  }
  const { priceCents, ...values } = changes
  await updateAd(db, adId, { ...values, ...(isHeld && { status: 'in_review', closedAt: null }) })
  if (priceCents !== undefined && (typeof priceCents === 'number' || priceCents === null)) await setAdPrice(db, adId, priceCents)
  await dropFromRevision(db, adId, changes, draftId !== undefined)
  return isHeld ? signals : null
}

/** As `writeReviewed`, for the prices of many locked ads. Gives what speaks against those that wait, by the number of the ad. */
export async function writeReviewedPrices(db: Db, prices: readonly { id: number; cents: number }[]): Promise<Map<number, Signal[]>> {
  const before = await findBefore(
    db,
    prices.map(({ id }) => id),
  )
  const isHeld = ({ id, cents }: { id: number; cents: number }) => {
    const ad = before.get(id)
    return ad !== undefined && riskOf(changeSignals(ad, { priceCents: cents })) >= holdFrom
  }
  const held = new Map<number, Signal[]>()
  for (const { id, cents } of prices.filter(isHeld)) {
    const signals = await writeReviewed(db, id, { priceCents: cents })
    if (signals) held.set(id, signals)
  }
  const free = prices.filter((price) => !isHeld(price))
  await setAdPrices(db, free)
  const revised = await findRevisedAds(
    db,
    free.map(({ id }) => id),
  )
  for (const id of revised) await dropFromRevision(db, id, { priceCents: null }, false)
  return held
}
