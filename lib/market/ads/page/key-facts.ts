import { adColumns } from '@/lib/market/ads/ad-columns'
import type { Fact } from '@/lib/market/ads/ad-facts'
import { measureText, metresText, powerText } from '@/lib/market/catalogue/number-text'
import { emissionClasses, fuels, gearboxes, labelOf, licences, yesNoText } from '@/lib/market/catalogue/vocabulary'
import type { PublicAdJson } from './ad-page'
import { registrationText } from './registration-text'

export type KeyFact = Fact & {
  kind:
    | 'registration'
    | 'mileage'
    | 'fuel'
    | 'gearbox'
    | 'power'
    | 'emissions'
    | 'doors'
    | 'owners'
    | 'beds'
    | 'length'
    | 'payload'
    | 'licence'
    | 'rentalMonths'
    | 'rentalKm'
}

const unknown = yesNoText(null)

/** The eight facts a buyer looks for first; which ones depends on the category, and on whether it is rented. */
export function keyFacts(ad: PublicAdJson): KeyFact[] {
  return [
    { kind: 'registration', label: adColumns.firstRegistration.label, value: registeredText(ad) },
    { kind: 'mileage', label: adColumns.mileageKm.label, value: ad.mileageKm === null ? unknown : measureText(ad.mileageKm, 'km') },
    { kind: 'fuel', label: adColumns.fuel.label, value: ad.fuel === null ? unknown : labelOf(fuels, ad.fuel) },
    { kind: 'gearbox', label: adColumns.gearbox.label, value: ad.gearbox === null ? unknown : labelOf(gearboxes, ad.gearbox) },
    { kind: 'power', label: adColumns.powerKw.label, value: ad.powerKw === null ? unknown : powerText(ad.powerKw) },
    { kind: 'emissions', label: 'Emissioni', value: ad.emissionClass === null ? unknown : labelOf(emissionClasses, ad.emissionClass) },
    ...(ad.offerType === 'noleggio' ? rentalFacts(ad) : lastTwo(ad)),
  ]
}

function registeredText(ad: PublicAdJson): string {
  const { offerType, constructionYear } = ad
  const text = registrationText(ad)
  if (text !== null) return text
  if (offerType === 'nuovo') return 'Da immatricolare'
  return constructionYear === null ? unknown : String(constructionYear)
}

function rentalFacts({ rentalMonths, rentalKmYear }: PublicAdJson): KeyFact[] {
  return [
    { kind: 'rentalMonths', label: adColumns.rentalMonths.label, value: rentalMonths === null ? unknown : `${rentalMonths} mesi` },
    {
      kind: 'rentalKm',
      label: adColumns.rentalKmYear.label,
      value: rentalKmYear === null ? unknown : `${measureText(rentalKmYear, 'km')} l'anno`,
    },
  ]
}

function lastTwo(ad: PublicAdJson): KeyFact[] {
  const owners: KeyFact = { kind: 'owners', label: adColumns.owners.label, value: ownersText(ad.owners) }
  switch (ad.category) {
    case 'moto-e-scooter':
      return [
        { kind: 'licence', label: adColumns.licence.label, value: ad.licence === null ? unknown : labelOf(licences, ad.licence) },
        owners,
      ]
    case 'caravan-e-camper':
      return [
        { kind: 'beds', label: adColumns.beds.label, value: ad.beds === null ? unknown : String(ad.beds) },
        { kind: 'length', label: adColumns.lengthMm.label, value: ad.lengthMm === null ? unknown : metresText(ad.lengthMm) },
      ]
    case 'veicoli-commerciali':
      return [
        { kind: 'payload', label: adColumns.payloadKg.label, value: ad.payloadKg === null ? unknown : measureText(ad.payloadKg, 'kg') },
        owners,
      ]
    case 'auto':
      return [{ kind: 'doors', label: 'Porte e posti', value: doorsText(ad) }, owners]
  }
}

function ownersText(owners: number | null): string {
  if (owners === null) return unknown
  if (owners === 0) return 'Nessuno'
  return owners === 1 ? '1 proprietario' : `${owners} proprietari`
}

function doorsText({ doors, seats }: PublicAdJson): string {
  const parts = [doors === null ? null : `${doors} porte`, seats === null ? null : `${seats} posti`].filter((part) => part !== null)
  return parts.length === 0 ? unknown : parts.join(', ')
}
