import { dealerPath } from '@/lib/kernel/routes/routes'
import type { Category } from '@/lib/market/catalogue/category'
import { bodiesByCategory, colours, fuels, gearboxes, labelOf } from '@/lib/market/catalogue/vocabulary'
import type { AdDealer, AdPage, PublicAdJson } from './ad-page'
import type { AdSeller } from './ad-seller'

const typeByCategory = {
  auto: 'Car',
  'moto-e-scooter': 'Motorcycle',
  'caravan-e-camper': 'Vehicle',
  'veicoli-commerciali': 'Vehicle',
} as const satisfies Record<Category, string>

/** The ad as schema.org has it. Only what the page shows too; never a plate or a chassis number. Undefined keys are dropped by JSON. */
export function adJsonLd(page: AdPage, description: string, images: readonly string[], siteUrl: string) {
  const { ad } = page
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', typeByCategory[ad.category]],
    name: [page.title, ad.version].filter(Boolean).join(' '),
    description,
    image: images.map((path) => new URL(path, siteUrl).href),
    url: new URL(page.href, siteUrl).href,
    sku: String(ad.id),
    brand: { '@type': 'Brand', name: page.makeName },
    model: page.modelName ?? undefined,
    vehicleConfiguration: ad.version || undefined,
    itemCondition: conditionOf(ad),
    ...vehicleFacts(ad),
    offers: offerOf(page, siteUrl),
  }
}

function vehicleFacts(ad: PublicAdJson) {
  return {
    vehicleModelDate: ad.firstRegistration?.slice(0, 4) ?? ad.constructionYear?.toString(),
    dateVehicleFirstRegistered: (ad.registrationYearOnly === true ? ad.firstRegistration?.slice(0, 4) : ad.firstRegistration) ?? undefined,
    mileageFromOdometer: ad.mileageKm === null ? undefined : { '@type': 'QuantitativeValue', value: ad.mileageKm, unitCode: 'KMT' },
    fuelType: ad.fuel === null ? undefined : labelOf(fuels, ad.fuel),
    vehicleTransmission: ad.gearbox === null ? undefined : labelOf(gearboxes, ad.gearbox),
    bodyType: ad.body === null ? undefined : labelOf(bodiesByCategory[ad.category], ad.body),
    color: ad.colour === null ? undefined : labelOf(colours, ad.colour),
    numberOfDoors: ad.doors ?? undefined,
    vehicleSeatingCapacity: ad.seats ?? undefined,
    vehicleEngine:
      ad.powerKw === null
        ? undefined
        : {
            '@type': 'EngineSpecification',
            enginePower: { '@type': 'QuantitativeValue', value: ad.powerKw, unitCode: 'KWT' },
            engineDisplacement:
              ad.displacementCc === null ? undefined : { '@type': 'QuantitativeValue', value: ad.displacementCc, unitCode: 'CMQ' },
          },
  }
}

/** A vehicle without a price has no offer. A rental's price is its monthly fee. */
function offerOf({ ad, href, unavailable, seller, dealer }: AdPage, siteUrl: string) {
  const cents = ad.rentalFeeCents ?? ad.priceCents
  if (cents === null) return undefined
  return {
    '@type': 'Offer',
    price: cents / 100,
    priceCurrency: 'EUR',
    url: new URL(href, siteUrl).href,
    availability: unavailable ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    itemCondition: conditionOf(ad),
    businessFunction: ad.rentalFeeCents === null ? undefined : 'http://purl.org/goodrelations/v1#LeaseOut',
    seller: schemaOrgSeller(seller, dealer, siteUrl),
  }
}

/** The seller for schema.org; undefined where nobody said whether it is a person or a company. */
function schemaOrgSeller({ kind, name }: AdSeller, dealer: AdDealer | null, siteUrl: string) {
  if (kind === 'non-indicato') return undefined
  if (dealer === null) return { '@type': kind === 'concessionario' ? 'AutoDealer' : 'Person', name }
  return { '@type': 'AutoDealer', name, url: new URL(dealerPath(dealer.slug), siteUrl).href }
}

function conditionOf({ offerType }: PublicAdJson): string {
  return offerType === 'nuovo' ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition'
}
