import type { Db } from '@/lib/kernel/db/db.server'
import { inTurns } from '@/lib/kernel/threads/in-turns'
import type { AdStatus } from '@/lib/market/ads/ad'
import type { HeldRow, RowToReview, SameAds } from '@/lib/market/ads/imported/save-imported-ads.server'
import type { AdValues } from '@/lib/market/ads/write-ad.server'
import { type Category, isCategory } from '@/lib/market/catalogue/category'
import { type CurrentPriceModel, currentPriceModel } from '@/lib/market/price-rating/current-price-model.server'
import { valueVehicle } from '@/lib/market/price-rating/model/price-model'
import { verdictLimits } from '@/lib/market/price-rating/price-rating'
import { type ValuedAd, vehicleOf, whyNotCompared } from '@/lib/market/price-rating/published-vehicle'
import { findSameChassis } from '@/lib/market/vehicle-identity/vehicle-identities.server'
import { changeSignals, type Reviewed, wordColumns } from './change-signals.server'
import { keepRevision } from './revisions.server'
import { holdFrom, riskOf, sameVehicleSignal, scamSignal } from './signals'
import { isShown } from './write-reviewed.server'

type Known = {
  id: number
  status: AdStatus
  description: string
  version: string
  priceCents: number | null
  estimateEuro: number | null
  lowEuro: number | null
  isWithheld: boolean
  /** Whether something of it waits, or was refused: this. */
  hasRevision: boolean
  heldDescription: string | null
  heldVersion: string | null
  heldCents: number | null
}

/** Which rows of a file a person has to look at first, and what is written of them meanwhile. Whatever a file, a feed or a program brings goes this way. */
async function reviewRows(db: Db, rows: readonly RowToReview[], same: SameAds): Promise<ReadonlyMap<number, HeldRow>> {
  const bands = await bandsOfNew(db, rows)
  const suspects = rows.filter(
    (row) =>
      row.ad.status !== 'draft' &&
      (speaksAgainst(row.ad) || isCheaper(row.ad.priceCents, row.known?.priceCents) || bands.has(row.index) || same.has(row.index)),
  )
  const known = await findKnown(
    db,
    suspects.flatMap(({ known }) => known?.id ?? []),
  )
  return new Map(suspects.flatMap((row) => held(row, row.known && known.get(row.known.id), { band: bands.get(row.index), same })))
}

type Band = NonNullable<Reviewed['band']>

const notGiven = {
  ...{ id: 0, version: '', model: null, body: null, fuel: null, gearbox: null, drive: null, powerKw: null, displacementCc: null },
  ...{ doors: null, seats: null, equipment: [], firstRegistration: null, mileageKm: null, dealerId: null, sellerType: null },
  ...{ provinceCode: null, priceCents: null, accident: null, running: null, financeRequired: null, knownSince: null },
}

/** What the price model says of the new vehicles that ask for far less, by their places in the batch. A row that is known has its rating. */
async function bandsOfNew(db: Db, rows: readonly RowToReview[]): Promise<ReadonlyMap<number, Band>> {
  const bands = new Map<number, Band>()
  const models = new Map<Category, CurrentPriceModel | null>()
  for await (const { index, ad, known } of inTurns(rows)) {
    const { priceCents } = ad
    if (known || typeof priceCents !== 'number' || !isCategory(ad.category)) continue
    const current = models.get(ad.category) ?? (await currentPriceModel(db, ad.category))
    models.set(ad.category, current)
    const offer: ValuedAd = { ...notGiven, ...ad }
    if (!current || whyNotCompared(offer) !== undefined) continue
    const value = valueVehicle(current.model, vehicleOf(offer, ad.category, current.fittedAt))
    if ('why' in value) continue
    const band = { estimateEuro: Math.round(value.euro), lowEuro: Math.round(value.lowEuro) }
    if (priceCents < verdictLimits(band).doubtfulBelow * 100) bands.set(index, band)
  }
  return bands
}

function speaksAgainst(ad: Pick<AdValues, 'description' | 'version'>): boolean {
  return wordColumns.some((name) => {
    const text = ad[name]
    return typeof text === 'string' && scamSignal(text) !== null
  })
}

function isCheaper(after: number | null | undefined, before: number | null | undefined): boolean {
  return typeof after === 'number' && typeof before === 'number' && after < before
}

async function findKnown(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Known>> {
  if (ids.length === 0) return new Map()
  const rows = await db<Known[]>`
    select ad.id, status, description, version, price_cents, coalesce(estimate_euro, withheld_estimate_euro) as estimate_euro, coalesce(low_euro, withheld_low_euro) as low_euro,
      withheld_estimate_euro is not null as is_withheld,
      revision.ad_id is not null as has_revision, changes ->> 'description' as held_description, changes ->> 'version' as held_version, (changes ->> 'price_cents')::int as held_cents
    from ad left join price_rating on price_rating.ad_id = ad.id and not is_due
      left join ad_revision revision on revision.ad_id = ad.id and state in ('waiting', 'refused')
    where ad.id = any(${[...ids]}::bigint[])`
  return new Map(rows.map((row) => [row.id, row]))
}

function held(
  { index, ad }: RowToReview,
  known: Known | undefined,
  { band: ofNew, same }: { band: Band | undefined; same: SameAds },
): [number, HeldRow][] {
  const seller = typeof ad.dealerId === 'number' ? 'dealer' : 'private'
  const band =
    known && known.estimateEuro !== null && known.lowEuro !== null
      ? { estimateEuro: known.estimateEuro, lowEuro: known.lowEuro, isWithheld: known.isWithheld }
      : (ofNew ?? null)
  const before = known ?? { priceCents: null }
  const sameVehicle = known && isShown(known.status) ? null : sameVehicleSignal(same.get(index) ?? []) // who is online already stays so
  const signals = [...changeSignals({ seller, before, band }, ad), ...(sameVehicle ? [sameVehicle] : [])]
  if (riskOf(signals) < holdFrom) return []
  if (known && (known.status === 'in_review' || known.status === 'rejected')) return []
  if (!known || !isShown(known.status))
    return [[index, { instead: { ...ad, status: 'in_review', publishedAt: null }, signals, changes: {} }]]
  const { description, version, priceCents } = known
  const changes = {
    ...(typeof ad.description === 'string' && ad.description !== '' && ad.description !== description && { description: ad.description }),
    ...(typeof ad.version === 'string' && ad.version !== version && { version: ad.version }),
    ...(typeof ad.priceCents === 'number' && ad.priceCents !== priceCents && { priceCents: ad.priceCents }),
  }
  const isKnown = isSame(changes, known)
  return [[index, { instead: { ...ad, description, version, priceCents }, signals: isKnown ? null : signals, changes }]]
}

/** The file says once more what waits already, or was refused. */
function isSame(
  { description, version, priceCents }: { description?: string; version?: string; priceCents?: number },
  known: Known,
): boolean {
  return (
    known.hasRevision &&
    (description === undefined || description === known.heldDescription) &&
    (version === undefined || version === known.heldVersion) &&
    (priceCents === undefined || priceCents === known.heldCents)
  )
}

/** Live ads of others with the chassis of rows whose ad has not had it until now. */
async function findSame(db: Db, rows: readonly RowToReview[]): Promise<SameAds> {
  return findSameChassis(
    db,
    rows.flatMap(({ index, ad: { vin, dealerId }, known }) =>
      typeof vin === 'string' && typeof dealerId === 'number' && vin !== known?.vin
        ? [{ index, vin, dealerId, adId: known?.id ?? null }]
        : [],
    ),
  )
}

/** Stores what is held of a row; the next job puts it in the queue of moderators. */
async function keepHeldRow(db: Db, adId: number, { changes, signals }: HeldRow): Promise<void> {
  if (signals !== null) await keepRevision(db, adId, { changes, signals, isCaseDue: true })
}

/** Review of the rows of imports of every origin. */
export const review = { findSame, review: reviewRows, keepHeld: keepHeldRow }
