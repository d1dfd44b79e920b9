import { logDealerAction } from '@/lib/accounts/dealerships/dealer-log.server'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import { changeReviewed } from '@/lib/accounts/moderation/change-reviewed.server'
import { findPhotoSignal, findVehicleSignal } from '@/lib/accounts/moderation/find-signals.server'
import { openCase } from '@/lib/accounts/moderation/open-case.server'
import { movedText } from '@/lib/accounts/selling/change-own-ad.server'
import { lockVehicles } from '@/lib/accounts/selling/chosen-vehicles.server'
import { beginChanges } from '@/lib/accounts/selling/edit-ad.server'
import { changeableStatuses, isChangeable } from '@/lib/accounts/selling/stock'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { AdStatus } from '@/lib/market/ads/ad'
import { type AdValues, insertAd } from '@/lib/market/ads/write-ad.server'
import type { Category } from '@/lib/market/catalogue/category'
import { getDealers } from '@/lib/market/dealers/dealer-queries.server'
import { changeSignals, type Reviewed } from '@/lib/market/review/change-signals.server'
import { holdFrom, riskOf } from '@/lib/market/review/signals'
import { isShown } from '@/lib/market/review/write-reviewed.server'
import type { Draft } from './draft-access.server'
import { insertDraft } from './save-draft.server'

/** The most drafts of a stock: more than a staff writes at once; a file brings more. */
const maxStockDrafts = 100

/** A draft of one more vehicle. Gives its id. */
export async function beginVehicle(db: Db, { dealerId }: Dealership, category: Category): Promise<string> {
  return inTransaction(db, async (db) => {
    await db`select from dealer where id = ${dealerId} for update`
    const [open] = await db<
      { count: number }[]
    >`select count(*)::int as count from ad_draft where dealer_id = ${dealerId} and submitted_at is null`
    if ((open?.count ?? 0) >= maxStockDrafts)
      throw new AppError('tooMany', 'too many drafts', { shownText: `Ci sono già ${maxStockDrafts} bozze: pubblicane o eliminane una.` })
    return insertDraft(db, { category, dealerId }, (step) => (step === 'veicolo' ? { offerta: 'usato' } : {}))
  })
}

/** A draft of changes to a vehicle of the stock; the one that is open already, of anybody on the staff. Gives its id. */
export async function changeVehicle(db: Db, dealership: Dealership, id: number): Promise<string> {
  return inTransaction(db, async (db) => {
    await lockChangeable(db, dealership, id)
    const [open] = await db<{ id: string }[]>`
      select id from ad_draft where ad_id = ${id} and dealer_id = ${dealership.dealerId} and submitted_at is null`
    return open?.id ?? beginChanges(db, { dealerId: dealership.dealerId }, id)
  })
}

async function lockChangeable(db: Db, dealership: Pick<Dealership, 'dealerId'>, id: number): Promise<AdStatus> {
  const [ad] = await lockVehicles(db, dealership, [id])
  if (!ad) throw new AppError('notFound', 'not this dealer’s')
  if (!isChangeable(ad.status)) throw new AppError('conflict', 'not for sale', { shownText: movedText })
  return ad.status
}

/** Writes what a draft of the staff says: a vehicle more, or what is said otherwise of one. A row of a file that was not complete is online then. Gives the number of the ad. */
export async function putInStock(
  db: Db,
  user: User,
  { id: draftId, dealerId, category, adId }: Pick<Draft, 'id' | 'category' | 'adId'> & { dealerId: number },
  { changes, band, now }: { changes: AdValues /** What others ask for such a vehicle. */; band: Reviewed['band']; now: Date },
): Promise<{ adId: number; isWaiting: boolean }> {
  await refuseSameChassis(db, { dealerId, adId }, changes.vin)
  const online = { status: 'published', publishedAt: now } as const
  const copied = [
    await findPhotoSignal(db, { dealerId }, draftId),
    await findVehicleSignal(db, { draftId, adId, vin: typeof changes.vin === 'string' ? changes.vin : null, make: null }),
  ].filter((signal) => signal !== null)
  if (adId === null) {
    const signals = [...changeSignals({ seller: 'dealer', before: { priceCents: null }, band }, changes), ...copied]
    const isHeld = riskOf(signals) >= holdFrom
    const id = await insertAd(db, {
      ...(await placeOf(db, dealerId)),
      ...changes,
      ...(isHeld ? { status: 'in_review' } : online),
      category,
      dealerId,
      sellerType: 'concessionario',
    })
    if (isHeld) await openCase(db, id, signals)
    await logDealerAction(db, { dealerId }, user, 'vehicleAdded', `annuncio ${id}`)
    return { adId: id, isWaiting: false }
  }
  const status = await lockChangeable(db, { dealerId }, adId)
  const { make, ...given } = changes
  const isComplete = status === 'draft'
  const place = given.placeIstat === null ? await placeOf(db, dealerId) : {}
  const written = { ...given, ...place, ...(isComplete && { ...online, ...(make !== undefined && { make }) }) }
  const isHeld = await changeReviewed(db, { adId, ownerId: null }, written, { draftId, more: copied })
  await logDealerAction(db, { dealerId }, user, isComplete ? 'vehicleAdded' : 'vehicleChanged', `annuncio ${adId}`)
  return { adId, isWaiting: isHeld && isShown(status) }
}

/** A vehicle of which nobody says where it is stands where its dealer is. */
async function placeOf(db: Db, dealerId: number): Promise<AdValues> {
  const [dealer] = await getDealers(db, [dealerId])
  if (!dealer) throw new AppError('notFound', 'the dealer is gone')
  const { placeIstat, provinceCode, region, latitude, longitude } = dealer
  return { placeIstat, provinceCode, region, latitude, longitude }
}

/** One chassis is one vehicle. */
async function refuseSameChassis(
  db: Db,
  { dealerId, adId }: { dealerId: number; adId: number | null },
  vin: AdValues['vin'],
): Promise<void> {
  if (typeof vin !== 'string') return
  const [twin] = await db<{ id: number }[]>`
    select id from ad where dealer_id = ${dealerId} and vin = ${vin} and id is distinct from ${adId} and status = any(${changeableStatuses}::text[]) limit 1`
  if (twin) throw new AppError('conflict', 'the same chassis', { shownText: `Questo telaio è già nello stock: annuncio ${twin.id}.` })
}
