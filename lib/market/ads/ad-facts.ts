import type { PublicAdJson } from '@/lib/market/ads/page/ad-page'
import { rentalTotalCents, rentalTotalText } from '@/lib/market/ads/page/offer-terms'
import { registrationText } from '@/lib/market/ads/page/registration-text'
import { metresText, monthText } from '@/lib/market/catalogue/number-text'
import {
  colours,
  gearboxes,
  gearboxKinds,
  interiorMaterials,
  labelOf,
  vanHeights,
  vanLengths,
  warrantyKinds,
  yesNoText,
} from '@/lib/market/catalogue/vocabulary'
import type { AdColumn, FactSection } from './ad-column'
import { adColumn, publicColumns } from './ad-column-lists'
import type { PublicColumn } from './ad-columns'
import { isDelivered } from './delivery'

export type Fact = { label: string; value: string }

export function engineFacts(ad: PublicAdJson): Fact[] {
  return factsOf('engine', ad)
}

export function bodyFacts(ad: PublicAdJson): Fact[] {
  return factsOf('body', ad)
}

export function historyFacts(ad: PublicAdJson): Fact[] {
  return [...factsOf('past', ad), ...factsOf('warranty', ad)]
}

export function offerFacts(ad: PublicAdJson): Fact[] {
  const total =
    ad.offerType === 'noleggio' && rentalTotalCents(ad) !== null ? [{ label: 'Totale: anticipo e canoni', value: rentalTotalText(ad) }] : []
  return [...factsOf('rental', ad), ...total, ...factsOf('delivery', ad), ...factsOf('sale', ad)]
}

export function classicFacts(ad: PublicAdJson): Fact[] {
  return factsOf('classic', ad)
}

/** A new vehicle has no past, a rented one is not sold. What is not of a kind of offer is not said to be unknown of it. */
export function showsSection(section: FactSection, { offerType }: Pick<PublicAdJson, 'offerType'>): boolean {
  if (section === 'past') return offerType !== 'nuovo' && offerType !== 'noleggio'
  if (section === 'sale') return offerType !== 'noleggio'
  if (section === 'rental') return offerType === 'noleggio'
  if (section === 'delivery') return isDelivered({ offerType })
  return section !== 'classic' || offerType === 'epoca'
}

/** A row for each fact of the section that the seller declared, in the order of the table of columns. */
function factsOf(section: FactSection, ad: PublicAdJson): Fact[] {
  if (!showsSection(section, ad)) return []
  return publicColumns.flatMap((name) => {
    const column = adColumn(name)
    if (column.fact === undefined || column.fact.section !== section) return []
    const value = factText(name, ad)
    return value === null ? [] : [{ label: column.label, value }]
  })
}

/** What the ad says of a column, with the columns that are shown together with it; null when it was not declared. */
export function factText(name: PublicColumn, ad: PublicAdJson): string | null {
  const combined = combinedTexts[name]
  return combined ? combined(ad) : textOf(adColumn(name), ad[name])
}

/** What the value of one column says by itself; null when it was not declared. */
function textOf(column: AdColumn, value: PublicAdJson[PublicColumn]): string | null {
  if (value === null || value === '') return null
  switch (column.type) {
    case 'boolean':
      return typeof value === 'boolean' ? yesNoText(value) : null
    case 'text':
      return labelOf(column.options ?? {}, String(value))
    case 'text[]':
      return Array.isArray(value) ? value.map((one) => labelOf(column.options ?? {}, one)).join(', ') || null : null
    case 'date':
    case 'timestamptz':
      return monthText(new Date(String(value)))
    default:
      return (column.fact?.text ?? String)(Number(value))
  }
}

/** Facts whose text takes more than their own column. */
const combinedTexts: Partial<Record<PublicColumn, (ad: PublicAdJson) => string | null>> = {
  firstRegistration: registrationText,
  gearbox: gearboxText,
  colour: ({ colour, metallic }) => (colour === null ? null : `${labelOf(colours, colour)}${metallic === true ? ' metallizzato' : ''}`),
  interiorMaterial: interiorText,
  lengthMm: ({ lengthMm, vanLength }) => (lengthMm === null ? listed(vanLengths, vanLength) : metresText(lengthMm)),
  heightMm: ({ heightMm, vanHeight }) => (heightMm === null ? listed(vanHeights, vanHeight) : metresText(heightMm)),
  warrantyKind: warrantyText,
}

function listed(vocabulary: Readonly<Record<string, string>>, value: string | null): string | null {
  return value === null ? null : labelOf(vocabulary, value)
}

function gearboxText({ gearbox, gearboxKind, gears }: PublicAdJson): string | null {
  if (gearbox === null) return null
  return [labelOf(gearboxes, gearbox), listed(gearboxKinds, gearboxKind)?.toLowerCase(), gears === null ? null : `${gears} marce`]
    .filter(Boolean)
    .join(', ')
}

function interiorText({ interiorMaterial, interiorColour }: PublicAdJson): string | null {
  return [listed(interiorMaterials, interiorMaterial), listed(colours, interiorColour)?.toLowerCase()].filter(Boolean).join(' ') || null
}

function warrantyText({ warrantyKind, warrantyMonths }: PublicAdJson): string | null {
  if (warrantyKind === null && warrantyMonths === null) return null
  return [warrantyKind === null ? 'Sì' : labelOf(warrantyKinds, warrantyKind), warrantyMonths === null ? null : `${warrantyMonths} mesi`]
    .filter(Boolean)
    .join(', ')
}
