import { logDealerAction } from '@/lib/accounts/dealerships/dealer-log.server'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import { changeReviewed, changeReviewedPrices } from '@/lib/accounts/moderation/change-reviewed.server'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { invalidField } from '@/lib/kernel/validation/fields'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { findSellersRatings } from '@/lib/market/ads/ad-queries.server'
import { euroText } from '@/lib/market/catalogue/number-text'
import type { PriceRating } from '@/lib/market/price-rating/price-words'
import { parseWhole } from '@/lib/market/search/query/whole-number'
import { movedText } from './change-own-ad.server'
import { type ChosenVehicle, findChosen, lockVehicles, refuseOthers } from './chosen-vehicles.server'
import { isOpenStatus } from './own-ad'
import { changedPrice, euroLimits, type PriceChange, parsePriceChange } from './price-change'
import { pricesShown } from './pricing/prices-shown'
import { type Chosen, chosenIn, isQuery, type MovedVehicle, type PricesPreview, stockPerPage } from './stock'
import { nameMoved, recordStockChange } from './stock-changes.server'
import { idsOf, movedSince } from './stock-status.server'

type Ratings = ReadonlyMap<number, PriceRating>

/** A price after the change; null where it stays as it is. */
function priceAfter({ id, status, priceCents }: ChosenVehicle, change: PriceChange, ratings: Ratings): number | null {
  return isOpenStatus(status) && priceCents !== null ? changedPrice(priceCents, change, ratings.get(id) ?? null) : null
}

/** What several prices would be after a change, and where they would stand. Nothing is changed. */
export async function previewPrices(
  db: Db,
  dealership: Dealership,
  chosen: Chosen,
  change: PriceChange,
  now: Date,
): Promise<PricesPreview> {
  const ads = await findChosen(db, dealership, chosen)
  const ratings = await findSellersRatings(db, idsOf(ads))
  const after = new Map(ads.map((ad) => [ad.id, priceAfter(ad, change, ratings)]))
  const differences = ads.map(({ id, priceCents }) => (after.get(id) ?? priceCents ?? 0) - (priceCents ?? 0))
  const cards = await getAdCards(db, idsOf(ads.slice(0, stockPerPage)))
  return {
    prices: cards.map(({ id, title, version, priceCents }) => ({
      id,
      title: [title, version].filter(Boolean).join(' '),
      beforeCents: priceCents,
      afterCents: after.get(id) ?? null,
      rating: ratings.get(id) ?? null,
    })),
    found: ads.length,
    changing: differences.filter((difference) => difference !== 0).length,
    differenceCents: differences.reduce((sum, difference) => sum + difference, 0),
    seenAt: now.getTime(),
  }
}

/** What the address of a preview asks for: the chosen vehicles, and by how much their prices change. */
export async function previewInAddress(db: Db, dealership: Dealership, address: Parameters<typeof chosenIn>[0]) {
  const { variazione, elenco } = address
  const variation = typeof variazione === 'string' ? variazione.slice(0, 40) : ''
  const chosen = chosenIn(address)
  if (!isQuery(chosen) && chosen.length === 0) throw new AppError('notFound', 'nothing to look at')
  const change = parsePriceChange(variation)
  const preview = await previewPrices(db, dealership, chosen, change ?? { kind: 'amount', cents: 0 }, new Date())
  if (preview.found === 0) throw new AppError('notFound', 'none of this dealer’s')
  const list = typeof elenco === 'string' ? elenco.slice(0, 500) : ''
  return { shown: pricesShown(preview, change !== undefined), chosen, variation, list }
}

export type PricesBefore = readonly { id: number; cents: number }[]
/** `changeId`: for its undo; null where nothing was changed. `moved`: what somebody else has changed since it was looked at. */
type Changed = { before: PricesBefore; unchanged: number; waiting: number; moved: MovedVehicle[]; changeId: number | null }

/** Changes several prices alike, all or none of those it can be done with; gives what they were, how many stay as they are, and how many wait for a moderator. */
export async function changePrices(
  db: Db,
  dealership: Dealership,
  user: User,
  chosen: Chosen,
  change: PriceChange,
  seenAt: Date | null = null,
): Promise<Changed> {
  return inTransaction(db, async (db) => {
    const ads = await lockVehicles(db, dealership, chosen)
    refuseOthers(chosen, ads)
    const moved = movedSince(ads, seenAt)
    const ratings: Ratings = change.kind === 'label' ? await findSellersRatings(db, idsOf(ads)) : new Map()
    const planned = ads.flatMap((ad) => {
      const cents = moved.includes(ad) ? null : priceAfter(ad, change, ratings)
      return cents === null || ad.priceCents === null || cents === ad.priceCents ? [] : [{ id: ad.id, cents, beforeCents: ad.priceCents }]
    })
    const waiting = await changeReviewedPrices(db, planned)
    const done = planned.filter(({ id }) => !waiting.has(id))
    if (done.length > 0) await logDealerAction(db, dealership, user, 'priceChanged', `${done.length} annunci`)
    return {
      before: done.map(({ id, beforeCents }) => ({ id, cents: beforeCents })),
      unchanged: ads.length - planned.length - moved.length,
      waiting: waiting.size,
      moved: seenAt === null ? [] : await nameMoved(db, dealership, idsOf(moved), seenAt),
      changeId: await recordStockChange(
        db,
        dealership,
        user,
        'prices',
        done.map(({ id, cents, beforeCents }) => ({ id, before: String(beforeCents), after: String(cents) })),
      ),
    }
  })
}

/** A price as somebody typed it. The one before stays in the history. `seenCents`: the price they saw; what somebody else has changed since is left, and named. */
export async function changeStockPrice(
  db: Db,
  dealership: Dealership,
  user: User,
  id: number,
  typed: string,
  seenCents?: number,
): Promise<{ isWaiting: boolean; changeId: number | null }> {
  const price = parseWhole(typed, euroLimits.min, euroLimits.max)
  if (price === undefined) throw invalidField('prezzo', 'Scrivi il prezzo in euro, per esempio 11.200')
  return inTransaction(db, async (db) => {
    const [ad] = await lockVehicles(db, dealership, [id])
    refuseOthers([id], ad ? [ad] : [])
    if (!ad || !isOpenStatus(ad.status)) throw new AppError('conflict', 'not for sale', { shownText: movedText })
    if (seenCents !== undefined && ad.priceCents !== seenCents) throw await repricedMeanwhile(db, dealership, ad)
    const isWaiting = await changeReviewed(db, { adId: id, ownerId: null }, { priceCents: price * 100 })
    await logDealerAction(db, dealership, user, 'priceChanged', `annuncio ${id}`)
    const isUndoable = !isWaiting && ad.priceCents !== null && ad.priceCents !== price * 100
    const was = isUndoable ? [{ id, before: String(ad.priceCents), after: String(price * 100) }] : []
    return { isWaiting, changeId: await recordStockChange(db, dealership, user, 'prices', was) }
  })
}

/** «Prezzo salvato: Audi Q3 a 24.250 €.» */
export async function savedPriceText(db: Db, id: number): Promise<string> {
  const [card] = await getAdCards(db, [id])
  const cents = card?.priceCents ?? null
  return !card || cents === null ? 'Prezzo salvato.' : `Prezzo salvato: ${card.title} a ${euroText(cents)}.`
}

/** Hours within which the last change of a price is somebody's. */
const recentHours = 24

async function repricedMeanwhile(db: Db, dealership: Dealership, { id, priceCents }: ChosenVehicle): Promise<Error> {
  const [moved] = await nameMoved(db, dealership, [id], new Date(Date.now() - recentHours * 3_600_000))
  const now = priceCents === null ? 'è «su richiesta»' : `è ${euroText(priceCents)}`
  return invalidField('prezzo', `${moved?.who ?? 'Qualcuno'} l’ha appena cambiato: adesso ${now}. Guarda e riprova.`)
}
