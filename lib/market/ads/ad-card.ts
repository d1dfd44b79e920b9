import type { AdSeller } from '@/lib/market/ads/page/ad-seller'
import type { Category } from '@/lib/market/catalogue/category'
import type { AdStatus } from './ad'

/** The facts a card shows, in this order; what the seller did not declare is left out, but for what its kind of offer is chosen by. */
export type CardFact = {
  kind:
    | 'registration'
    | 'mileage'
    | 'fuel'
    | 'gearbox'
    | 'power'
    | 'emissions'
    | 'displacement'
    | 'licence'
    | 'beds'
    | 'length'
    | 'payload'
    | 'construction'
    | 'duration'
    | 'yearlyKm'
    | 'deposit'
    | 'total'
    | 'delivery'
    | 'certificate'
    | 'restoration'
  text: string
}

/** One ad as a list shows it. JSON-serialisable. */
export type AdCard = {
  id: number
  href: string
  category: Category
  status: AdStatus
  offerType: string
  offerLabel: string
  title: string
  version: string
  /** Price in cents; null: «Prezzo su richiesta», or a rental. */
  priceCents: number | null
  /** The lowest price of the 30 days before it was reduced; null when it was not. */
  previousPriceCents: number | null
  /** «Chiavi in mano» for a buyer of the province that was searched with; missing where it is not known. */
  turnkeyPriceCents?: number
  /** Fee in cents per month; only rentals. */
  rentalFeeCents: number | null
  priceLabel: 1 | 2 | null
  facts: CardFact[]
  seller: AdSeller
  /** Hundredths declared of what could be, where the order is «Consigliati»; missing in any other. */
  declaredPercent?: number
  /** Since when it is online, behind «online da»: «12 giorni»; missing where it is not. */
  online?: string
  /** «Monza (MB)». */
  place: string | null
  /** Distance from the place that was searched for, in kilometres. */
  distanceKm: number | null
  /** The cover of its photographs, by `pictureSrc`; null where it has none, and the illustration stands for it. */
  photo: string | null
  /** How many photographs it shows; missing where it has none. */
  photoCount?: number
  illustration: {
    category: Category
    body: string | null
    doors: number | null
    /** Year in which it was built; of classics only. */
    classicYear: number | null
    colour: string | null
    id: number
  }
}
