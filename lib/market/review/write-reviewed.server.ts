import type { Db } from '@/lib/kernel/db/db.server'
import type { AdStatus } from '@/lib/market/ads/ad'
import { type AdValues, setAdPrice, setAdPrices, setDescriptions, updateAd } from '@/lib/market/ads/write-ad.server'
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
  const changes = prices.map(({ id, cents }) => ({ id, cents, change: { priceCents: cents } }))
  return writeMany(db, changes, (free) => setAdPrices(db, free))
}

/** The same for their descriptions. */
export async function writeReviewedTexts(db: Db, texts: readonly { id: number; text: string }[]): Promise<Map<number, Signal[]>> {
  const changes = texts.map(({ id, text }) => ({ id, text, change: { description: text } }))
  return writeMany(db, changes, (free) => setDescriptions(db, free))
}

type OneOfMany = { id: number; change: { priceCents: number } | { description: string } }

/** Those that a person looks at first go one by one, all others in one statement. */
async function writeMany<Row extends OneOfMany>(
  db: Db,
  rows: readonly Row[],
  writeFree: (free: readonly Row[]) => Promise<void>,
): Promise<Map<number, Signal[]>> {
  const before = await findBefore(
    db,
    rows.map(({ id }) => id),
  )
  const isHeld = ({ id, change }: Row) => {
    const ad = before.get(id)
    return ad !== undefined && riskOf(changeSignals(ad, change)) >= holdFrom
  }
  const held = new Map<number, Signal[]>()
  for (const { id, change } of rows.filter(isHeld)) {
    const signals = await writeReviewed(db, id, change)
    if (signals) held.set(id, signals)
  }
  const free = new Map(rows.filter((row) => !isHeld(row)).map((row) => [row.id, row]))
  await writeFree([...free.values()])
  for (const id of await findRevisedAds(db, [...free.keys()])) await dropFromRevision(db, id, free.get(id)?.change ?? {}, false)
  return held
}
