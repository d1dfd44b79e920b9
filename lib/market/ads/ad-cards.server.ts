import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { adPath } from '@/lib/kernel/routes/routes'
import { sellerOf } from '@/lib/market/ads/page/ad-seller'
import { type TransferRates, transferRates, turnkeyPriceCents } from '@/lib/market/ads/page/turnkey-price'
import { findMake, findModel } from '@/lib/market/catalogue/catalogue.server'
import { labelOf, offerTypes } from '@/lib/market/catalogue/vocabulary'
import { coverSql, photoCountSql } from '@/lib/market/photos/shown-photos.server'
import { distanceKm } from '@/lib/market/places/distance'
import { findPlace } from '@/lib/market/places/places.server'
import { priceLabelSql, ratingJoin } from '@/lib/market/price-rating/stored-ratings.server'
import type { Ad } from './ad'
import type { AdCard } from './ad-card'
import { sqlName } from './ad-column-lists'
import type { PublicColumn } from './ad-columns'
import { cardFacts, factColumns, illustrationOf } from './card-facts'
import { onlineText } from './online-text'
import { declaredPercentSql } from './order/earned-time.server'

const columns = [
  'id',
  'category',
  'status',
  'offerType',
  'dealerId',
  'make',
  'model',
  'version',
  'body',
  'doors',
  'colour',
  'priceCents',
  'reducedFromCents',
  'placeIstat',
  'provinceCode',
  'latitude',
  'longitude',
  'publishedAt',
  ...factColumns,
] as const satisfies readonly PublicColumn[]

/** Columns of a card, written out once: every list reads them. */
const columnsText = columns.map((column) => `a.${sqlName(column)}`).join(', ')

type CardRow = Pick<Ad, (typeof columns)[number] | 'sellerType'> & {
  dealerName: string | null
  priceLabel: 1 | 2 | null
  photo: string | null
  photoCount: number | null
  declaredPercent: number | null
}
type Position = { latitude: number; longitude: number }
/** The place from which somebody looks at ads, the province («MI») in which a vehicle would be put into their name, and whether the order is «Consigliati». */
export type SeenFrom = { place?: Position | null; buyerProvince?: string | null; isRecommended?: boolean }

/** The cards of these ads, in the order given. Ids that do not exist are left out. */
export async function getAdCards(db: Db, ids: readonly number[], seen: SeenFrom = {}): Promise<AdCard[]> {
  if (ids.length === 0) return []
  const cards = new Map((await findAdCards(db, db`a.id in ${db([...ids])}`, seen)).map((card) => [card.id, card]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** The cards of the ads `a` that a condition chooses, in one statement; what follows the condition may give their order. */
export async function findAdCards(db: Db, chosen: SqlFragment, seen: SeenFrom = {}): Promise<AdCard[]> {
  const rows = await db<CardRow[]>`
    select ${db.unsafe(columnsText)}, a.seller_type, d.name as dealer_name, ${priceLabelSql(db)} as price_label, ${coverSql(db, db`a.id`)} as photo,
      ${photoCountSql(db, db`a.id`)} as photo_count,
      ${seen.isRecommended ? declaredPercentSql(db) : db`null::int`} as declared_percent
    from ad a
    left join dealer d on d.id = a.dealer_id
    ${ratingJoin(db)}
    where ${chosen}`
  const rates = seen.buyerProvince ? transferRates(seen.buyerProvince, new Date()) : null
  return rows.map((row) => toCard(row, seen.place ?? null, rates))
}

/** Names of the vehicle as people read them: «Fiat Panda», or what was stored when the catalogue does not know it. */
export function vehicleNames(ad: Pick<Ad, 'category' | 'make' | 'model'>): { make: string; model: string | null } {
  const make = findMake(ad.category, ad.make)?.name ?? ad.make
  return { make, model: ad.model === null ? null : (findModel(ad.category, ad.make, ad.model)?.name ?? ad.model) }
}

/** «Fiat Panda 1.0 Hybrid». */
export function vehicleTitle(ad: Pick<Ad, 'category' | 'make' | 'model' | 'version'>): string {
  const { make, model } = vehicleNames(ad)
  return [make, model, ad.version].filter(Boolean).join(' ')
}

/** «Monza (MB)». */
export function placeText(istat: string | null, provinceCode: string | null): string | null {
  const name = istat === null ? undefined : findPlace(istat)?.name
  return name === undefined ? provinceCode : `${name}${provinceCode === null ? '' : ` (${provinceCode})`}`
}

function toCard(row: CardRow, from: Position | null, rates: TransferRates | null): AdCard {
  const turnkeyPrice = turnkeyPriceCents(row, rates)
  const { make, model } = vehicleNames(row)
  const { id, category, status, offerType, version } = row
  return {
    id,
    category,
    status,
    offerType,
    version,
    href: adPath({ id, make, model, version }),
    offerLabel: labelOf(offerTypes, offerType),
    title: model === null ? make : `${make} ${model}`,
    priceCents: row.priceCents,
    ...(turnkeyPrice !== null && { turnkeyPriceCents: turnkeyPrice }),
    previousPriceCents: row.reducedFromCents,
    rentalFeeCents: row.rentalFeeCents,
    priceLabel: row.priceLabel,
    facts: cardFacts(row),
    seller: sellerOf(row.dealerName, row.sellerType),
    ...(row.declaredPercent !== null && { declaredPercent: row.declaredPercent }),
    ...(status === 'published' && row.publishedAt !== null && { online: onlineText(row.publishedAt, new Date()) }),
    place: placeText(row.placeIstat, row.provinceCode),
    distanceKm:
      from === null || row.latitude === null || row.longitude === null
        ? null
        : Math.round(distanceKm(from, { latitude: row.latitude, longitude: row.longitude })),
    photo: row.photo,
    ...(row.photoCount !== null && { photoCount: row.photoCount }),
    illustration: illustrationOf(row),
  }
}
