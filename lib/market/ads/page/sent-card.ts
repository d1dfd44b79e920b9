import { adPath } from '@/lib/kernel/routes/routes'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { cardFactKinds } from '@/lib/market/ads/card-facts'
import { labelOf, offerTypes } from '@/lib/market/catalogue/vocabulary'
import { sellerNamed } from './ad-seller'

type Given<K extends keyof AdCard> = { [P in K]?: NonNullable<AdCard[P]> }

/** A card as a page is sent it: what most ads have in common, what nobody declared and what follows from the rest is left out. */
export type SentCard = Pick<AdCard, 'id' | 'title' | 'version'> &
  Given<
    | 'category'
    | 'status'
    | 'offerType'
    | 'priceCents'
    | 'turnkeyPriceCents'
    | 'previousPriceCents'
    | 'rentalFeeCents'
    | 'priceLabel'
    | 'declaredPercent'
    | 'online'
    | 'place'
    | 'distanceKm'
    | 'photo'
    | 'photoCount'
  > & {
    /** The texts of the facts that suit its kind, in their order. */
    facts: (string | null)[]
    sellerKind?: AdCard['seller']['kind']
    /** Name of a dealer; other sellers are called by their kind. */
    sellerName?: string
    body?: string
    doors?: number
    classicYear?: number
    colour?: string
  }

export function sendCard(card: AdCard): SentCard {
  const { id, title, version, category, status, offerType, illustration, seller } = card
  const { body, doors, classicYear, colour } = illustration
  return {
    id,
    title,
    version,
    facts: cardFactKinds(card).map((kind) => card.facts.find((fact) => fact.kind === kind)?.text ?? null),
    ...(category !== 'auto' && { category }),
    ...(status !== 'published' && { status }),
    ...(offerType !== 'usato' && { offerType }),
    ...(card.priceCents !== null && { priceCents: card.priceCents }),
    ...(card.turnkeyPriceCents !== undefined && { turnkeyPriceCents: card.turnkeyPriceCents }),
    ...(card.previousPriceCents !== null && { previousPriceCents: card.previousPriceCents }),
    ...(card.rentalFeeCents !== null && { rentalFeeCents: card.rentalFeeCents }),
    ...(card.priceLabel !== null && { priceLabel: card.priceLabel }),
    ...(card.declaredPercent !== undefined && { declaredPercent: card.declaredPercent }),
    ...(card.online !== undefined && { online: card.online }),
    ...(card.place !== null && { place: card.place }),
    ...(card.distanceKm !== null && { distanceKm: card.distanceKm }),
    ...(card.photo !== null && { photo: card.photo }),
    ...(card.photoCount !== undefined && { photoCount: card.photoCount }),
    ...(seller.kind !== 'concessionario' && { sellerKind: seller.kind }),
    ...(seller.name !== sellerNamed(seller.kind, undefined).name && { sellerName: seller.name }),
    ...(body !== null && { body }),
    ...(doors !== null && { doors }),
    ...(classicYear !== null && { classicYear }),
    ...(colour !== null && { colour }),
  }
}

/** What was sent, as a card again. */
export function readCard(sent: SentCard): AdCard {
  const { id, title, version, category = 'auto', offerType = 'usato', body = null, doors = null, classicYear = null, colour = null } = sent
  const kinds = cardFactKinds({ category, offerType })
  return {
    id,
    category,
    offerType,
    title,
    version,
    status: sent.status ?? 'published',
    href: adPath({ id, make: title, model: null, version }),
    offerLabel: labelOf(offerTypes, offerType),
    priceCents: sent.priceCents ?? null,
    ...(sent.turnkeyPriceCents !== undefined && { turnkeyPriceCents: sent.turnkeyPriceCents }),
    previousPriceCents: sent.previousPriceCents ?? null,
    rentalFeeCents: sent.rentalFeeCents ?? null,
    priceLabel: sent.priceLabel ?? null,
    facts: kinds.flatMap((kind, index) => {
      const text = sent.facts[index] ?? null
      return text === null ? [] : [{ kind, text }]
    }),
    seller: sellerNamed(sent.sellerKind ?? 'concessionario', sent.sellerName),
    ...(sent.declaredPercent !== undefined && { declaredPercent: sent.declaredPercent }),
    ...(sent.online !== undefined && { online: sent.online }),
    place: sent.place ?? null,
    distanceKm: sent.distanceKm ?? null,
    photo: sent.photo ?? null,
    ...(sent.photoCount !== undefined && { photoCount: sent.photoCount }),
    illustration: { category, body, doors, classicYear, colour, id },
  }
}
