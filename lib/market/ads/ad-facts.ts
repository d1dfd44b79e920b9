import { decimalText, euroText, measureText, metresText, monthText, numberText, powerText } from '@/lib/market/catalogue/number-text'
import {
  accidentHistories,
  classicCertificates,
  colours,
  drives,
  emissionClasses,
  fuels,
  gearboxes,
  gearboxKinds,
  heatings,
  interiorMaterials,
  labelOf,
  licences,
  previousUses,
  registeredAs,
  rentalServices,
  restorations,
  type Vocabulary,
  vanHeights,
  vanLengths,
  warrantyKinds,
  yesNoText,
} from '@/lib/market/catalogue/vocabulary'
import type { PublicAdJson } from './ad-page'

export type Fact = { label: string; value: string }

/** One row, or none when the seller did not declare it. */
function row(label: string, value: string | null): Fact[] {
  return value === null ? [] : [{ label, value }]
}

const listed = (vocabulary: Vocabulary, value: string | null) => (value === null ? null : labelOf(vocabulary, value))
const measured = (value: number | null, unit: string) => (value === null ? null : measureText(value, unit))
const counted = (value: number | null) => (value === null ? null : String(value))
const decimal = (value: number | null, unit: string) => (value === null ? null : decimalText(value, unit))
const metres = (mm: number | null) => (mm === null ? null : metresText(mm))

export function engineFacts(ad: PublicAdJson): Fact[] {
  return [
    ...row('Carburante', listed(fuels, ad.fuel)),
    ...row('Potenza', ad.powerKw === null ? null : powerText(ad.powerKw)),
    ...row('Potenza di sistema', ad.systemPowerKw === null ? null : powerText(ad.systemPowerKw)),
    ...row('Cilindrata', measured(ad.displacementCc, 'cm³')),
    ...row('Cilindri', counted(ad.cylinders)),
    ...row('Cambio', gearboxText(ad)),
    ...row('Trazione', listed(drives, ad.drive)),
    ...row('Classe di emissioni', listed(emissionClasses, ad.emissionClass)),
    ...row('CO₂', measured(ad.co2GKm, 'g/km')),
    ...row('Consumo combinato', decimal(ad.consumptionL100km, 'l/100 km')),
    ...row('Batteria', decimal(ad.batteryKwh, 'kWh')),
    ...row('Autonomia WLTP', measured(ad.rangeKm, 'km')),
    ...row('Ricarica AC', decimal(ad.acKw, 'kW')),
    ...row('Ricarica DC', decimal(ad.dcKw, 'kW')),
    ...row('Patente', listed(licences, ad.licence)),
    ...row('Depotenziata A2', ad.licenceLimitedA2 === null ? null : yesNoText(ad.licenceLimitedA2)),
  ]
}

function gearboxText({ gearbox, gearboxKind, gears }: PublicAdJson): string | null {
  if (gearbox === null) return null
  return [
    labelOf(gearboxes, gearbox),
    gearboxKind === null ? null : labelOf(gearboxKinds, gearboxKind).toLowerCase(),
    gears === null ? null : `${gears} marce`,
  ]
    .filter((part) => part !== null)
    .join(', ')
}

export function bodyFacts(ad: PublicAdJson): Fact[] {
  const paint = ad.metallic === true ? ' metallizzato' : ''
  return [
    ...row('Colore', ad.colour === null ? null : `${labelOf(colours, ad.colour)}${paint}`),
    ...row(
      'Interni',
      [listed(interiorMaterials, ad.interiorMaterial), listed(colours, ad.interiorColour)?.toLowerCase()].filter(Boolean).join(' ') || null,
    ),
    ...row('Porte', counted(ad.doors)),
    ...row('Posti', counted(ad.seats)),
    ...row('Posti letto', counted(ad.beds)),
    ...row('Posti con cintura', counted(ad.beltedSeats)),
    ...row('Lunghezza', metres(ad.lengthMm) ?? listed(vanLengths, ad.vanLength)),
    ...row('Altezza', metres(ad.heightMm) ?? listed(vanHeights, ad.vanHeight)),
    ...row('Altezza sella', measured(ad.seatHeightMm, 'mm')),
    ...row('Riscaldamento', listed(heatings, ad.heating)),
    ...row('Omologazione', listed(registeredAs, ad.registeredAs)),
    ...row('Massa a vuoto', measured(ad.kerbMassKg, 'kg')),
    ...row('Massa complessiva', measured(ad.grossMassKg, 'kg')),
    ...row('Portata', measured(ad.payloadKg, 'kg')),
    ...row('Massa rimorchiabile', measured(ad.towableBrakedKg, 'kg')),
    ...row('ABS', ad.abs === null ? null : yesNoText(ad.abs)),
  ]
}

/** Declared facts always have a row, with «Non indicato» when the seller said nothing. */
export function historyFacts(ad: PublicAdJson): Fact[] {
  const isNew = ad.offerType === 'nuovo' || ad.offerType === 'noleggio'
  const past: Fact[] = isNew
    ? []
    : [
        { label: 'Tagliandi certificati', value: yesNoText(ad.serviceBook) },
        { label: 'Incidenti', value: listed(accidentHistories, ad.accident) ?? yesNoText(null) },
        { label: 'Non fumatori', value: yesNoText(ad.nonSmoker) },
        { label: 'Importata', value: yesNoText(ad.imported) },
        ...row('Uso precedente', listed(previousUses, ad.previousUse)),
        ...row('Revisione valida fino a', ad.inspectionUntil === null ? null : monthText(new Date(ad.inspectionUntil))),
      ]
  return [...past, { label: 'Garanzia', value: warrantyText(ad) }]
}

function warrantyText({ warrantyKind, warrantyMonths }: PublicAdJson): string {
  if (warrantyKind === null && warrantyMonths === null) return yesNoText(null)
  return [warrantyKind === null ? 'Sì' : labelOf(warrantyKinds, warrantyKind), warrantyMonths === null ? null : `${warrantyMonths} mesi`]
    .filter((part) => part !== null)
    .join(', ')
}

export function offerFacts(ad: PublicAdJson): Fact[] {
  const rental = ad.offerType === 'noleggio'
  const money: Fact[] = rental
    ? []
    : [
        { label: 'Prezzo vincolato a un finanziamento', value: yesNoText(ad.financeRequired) },
        { label: 'IVA deducibile', value: yesNoText(ad.vatDeductible) },
        { label: 'Trattabile', value: yesNoText(ad.negotiable) },
        { label: 'Permuta', value: yesNoText(ad.tradeIn) },
      ]
  return [
    ...row('Anticipo', ad.rentalDepositCents === null ? null : euroText(ad.rentalDepositCents)),
    ...row('Durata', ad.rentalMonths === null ? null : `${ad.rentalMonths} mesi`),
    ...row('Chilometri inclusi', ad.rentalKmYear === null ? null : `${numberText(ad.rentalKmYear)} l'anno`),
    ...row(
      'Servizi inclusi',
      ad.rentalServices.length === 0 ? null : ad.rentalServices.map((service) => labelOf(rentalServices, service)).join(', '),
    ),
    ...row('Pronta consegna', ad.rentalReady === null ? null : yesNoText(ad.rentalReady)),
    ...money,
  ]
}

export function classicFacts(ad: PublicAdJson): Fact[] {
  if (ad.offerType !== 'epoca') return []
  return [
    ...row('Anno di costruzione', counted(ad.constructionYear)),
    { label: 'Certificato', value: listed(classicCertificates, ad.certificate) ?? yesNoText(null) },
    { label: 'CRS annotato', value: yesNoText(ad.crsNoted) },
    ...row('Stato', listed(restorations, ad.restoration)),
    { label: 'Numeri coincidenti', value: yesNoText(ad.matchingNumbers) },
  ]
}
