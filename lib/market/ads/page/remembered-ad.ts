import { asRecord } from '@/lib/kernel/validation/plain-object'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { type Category, isCategory } from '@/lib/market/catalogue/category'
import { euroText } from '@/lib/market/catalogue/number-text'
import { cutoutSrc } from '@/lib/market/illustrations/illustration'
import { pictureSrc } from '@/lib/market/photos/photo'

/** An ad as a browser remembers it without asking the server: a small picture, its name and its price of then. */
export type RememberedAd = Pick<AdCard, 'id' | 'category' | 'title' | 'version'> & { price: string; picture: string }

export type Rememberable = Pick<
  AdCard,
  'id' | 'category' | 'title' | 'version' | 'priceCents' | 'rentalFeeCents' | 'illustration' | 'photo'
>

export function rememberedAd({
  id,
  category,
  title,
  version,
  priceCents,
  rentalFeeCents,
  illustration,
  photo,
}: Rememberable): RememberedAd {
  return {
    id,
    category,
    title,
    version,
    price: rentalFeeCents === null ? pricePhrase(priceCents) : `${euroText(rentalFeeCents)} al mese`,
    picture: photo === null ? cutoutSrc(illustration) : pictureSrc(photo, 320),
  }
}

/** The ad in what a browser stored; undefined when anything of it is missing. */
export function readRememberedAd(stored: unknown): RememberedAd | undefined {
  const { id, category, title, version, price, picture } = asRecord(stored)
  if (!Number.isSafeInteger(id) || typeof id !== 'number' || typeof category !== 'string' || !isCategory(category)) return undefined
  if (typeof title !== 'string' || typeof version !== 'string' || typeof price !== 'string' || typeof picture !== 'string') return undefined
  return { id, category, title, version, price, picture }
}

/** «Fiat Panda 1.2 Easy». */
export function rememberedName({ title, version }: Pick<RememberedAd, 'title' | 'version'>): string {
  return `${title} ${version}`.trim()
}

function pricePhrase(cents: number | null): string {
  return cents === null ? 'Prezzo su richiesta' : euroText(cents)
}

/** «Vista» or «Visto»: cars and motorbikes are feminine. */
export function isFeminine(category: Category): boolean {
  return category === 'auto' || category === 'moto-e-scooter'
}
