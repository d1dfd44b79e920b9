import { rentalTotalCents, rentalTotalText } from '@/lib/market/ads/page/offer-terms'
import { registrationText } from '@/lib/market/ads/page/registration-text'
import type { Category } from '@/lib/market/catalogue/category'
import { euroText, measureText, metresText, powerText } from '@/lib/market/catalogue/number-text'
import { classicCertificates, emissionClasses, fuels, gearboxes, labelOf, licences, restorations } from '@/lib/market/catalogue/vocabulary'
import type { Ad } from './ad'
import type { AdCard, CardFact } from './ad-card'
import type { PublicColumn } from './ad-columns'
import { deliveryText, isDelivered } from './delivery'

export const factColumns = [
  'firstRegistration',
  'registrationYearOnly',
  'mileageKm',
  'fuel',
  'gearbox',
  'powerKw',
  'emissionClass',
  'displacementCc',
  'licence',
  'beds',
  'lengthMm',
  'payloadKg',
  'constructionYear',
  'rentalMonths',
  'rentalKmYear',
  'rentalFeeCents',
  'rentalDepositCents',
  'rentalVatIncluded',
  'deliveryWeeks',
  'certificate',
  'restoration',
] as const satisfies readonly PublicColumn[]
export type FactSource = Pick<Ad, (typeof factColumns)[number] | 'category' | 'offerType'>

const shown = {
  auto: ['registration', 'mileage', 'fuel', 'gearbox', 'power', 'emissions'],
  'moto-e-scooter': ['registration', 'mileage', 'displacement', 'power', 'licence', 'fuel'],
  'caravan-e-camper': ['registration', 'mileage', 'beds', 'length', 'fuel', 'power'],
  'veicoli-commerciali': ['registration', 'mileage', 'fuel', 'gearbox', 'power', 'payload'],
} as const satisfies Record<Category, readonly CardFact['kind'][]>
const shownForRental = ['duration', 'yearlyKm', 'deposit', 'total', 'fuel', 'gearbox'] as const
const shownForClassic = ['construction', 'mileage', 'certificate', 'restoration', 'fuel', 'power'] as const

export function cardFactKinds({ category, offerType }: Pick<Ad, 'category' | 'offerType'>): readonly CardFact['kind'][] {
  if (offerType === 'noleggio') return shownForRental
  if (offerType === 'epoca') return shownForClassic
  return isDelivered({ offerType }) ? shown[category].map((kind) => (kind === 'registration' ? 'delivery' : kind)) : shown[category]
}

/** The six facts of a card that suit its kind; what was not declared is left out. */
export function cardFacts(ad: FactSource): CardFact[] {
  return cardFactKinds(ad).flatMap((kind) => {
    const text = factText(ad, kind)
    return text === null ? [] : [{ kind, text }]
  })
}

/** Year in which a classic was built; where its seller does not say, that of the first registration. */
function constructionYearOf(ad: { constructionYear: number | null; firstRegistration: Date | string | null }): number | null {
  return ad.constructionYear ?? (ad.firstRegistration === null ? null : new Date(ad.firstRegistration).getUTCFullYear())
}

type PictureSource = Pick<Ad, 'id' | 'category' | 'body' | 'doors' | 'colour' | 'offerType'> & Parameters<typeof constructionYearOf>[0]

/** What selects the illustration of an ad without photographs. */
export function illustrationOf(ad: PictureSource): AdCard['illustration'] {
  const { id, category, body, doors, colour } = ad
  return { category, body, doors, classicYear: ad.offerType === 'epoca' ? constructionYearOf(ad) : null, colour, id }
}

function factText(ad: FactSource, kind: CardFact['kind']): string | null {
  switch (kind) {
    case 'registration':
      return registrationText(ad)
    case 'construction':
      return formatFact(constructionYearOf(ad), String)
    case 'mileage':
      return formatFact(ad.mileageKm, (km) => measureText(km, 'km'))
    case 'fuel':
      return formatFact(ad.fuel, (fuel) => labelOf(fuels, fuel))
    case 'gearbox':
      return formatFact(ad.gearbox, (gearbox) => labelOf(gearboxes, gearbox))
    case 'power':
      return formatFact(ad.powerKw, powerText)
    case 'emissions':
      return formatFact(ad.emissionClass, (emissionClass) => labelOf(emissionClasses, emissionClass))
    case 'displacement':
      return formatFact(ad.displacementCc, (cc) => measureText(cc, 'cm³'))
    case 'licence':
      return formatFact(ad.licence, (licence) => `Patente ${labelOf(licences, licence)}`)
    case 'beds':
      return formatFact(ad.beds, (beds) => (beds === 1 ? '1 posto letto' : `${beds} posti letto`))
    case 'length':
      return formatFact(ad.lengthMm, metresText)
    case 'payload':
      return formatFact(ad.payloadKg, (kg) => `Portata ${measureText(kg, 'kg')}`)
    case 'duration':
      return formatFact(ad.rentalMonths, (months) => `${months} mesi`)
    case 'yearlyKm':
      return formatFact(ad.rentalKmYear, (km) => measureText(km, 'km/anno'))
    case 'deposit':
      return `Anticipo ${formatFact(ad.rentalDepositCents, euroText) ?? 'non indicato'}`
    case 'total':
      return rentalTotalCents(ad) === null ? 'Totale non indicato' : `Totale ${rentalTotalText(ad)}`
    case 'delivery':
      return formatFact(ad.deliveryWeeks, deliveryText) ?? 'Consegna non indicata'
    case 'certificate':
      return `Certificato ${formatFact(ad.certificate, (name) => labelOf(classicCertificates, name)) ?? 'non indicato'}`
    case 'restoration':
      return formatFact(ad.restoration, (state) => labelOf(restorations, state))
  }
}

function formatFact<T>(fact: T | null, write: (fact: T) => string): string | null {
  return fact === null ? null : write(fact)
}
