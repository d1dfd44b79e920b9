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
import type { PublicAdJson } from './ad-page'

export type Fact = { label: string; value: string }

export function engineFacts(ad: PublicAdJson): Fact[] {
  return factsOf('engine', ad)
}

export function bodyFacts(ad: PublicAdJson): Fact[] {
  return factsOf('body', ad)
}

export function historyFacts(ad: PublicAdJson): Fact[] {
  const isNew = ad.offerType === 'nuovo' || ad.offerType === 'noleggio'
  return [...(isNew ? [] : factsOf('past', ad)), ...factsOf('warranty', ad)]
}

export function offerFacts(ad: PublicAdJson): Fact[] {
  return [...factsOf('rental', ad), ...(ad.offerType === 'noleggio' ? [] : factsOf('sale', ad))]
}

export function classicFacts(ad: PublicAdJson): Fact[] {
  return ad.offerType === 'epoca' ? factsOf('classic', ad) : []
}

/** A row for each fact of the section that the seller declared, in the order of the table of columns. */
function factsOf(section: FactSection, ad: PublicAdJson): Fact[] {
  return publicColumns.flatMap((name) => {
    const column = adColumn(name)
    if (column.fact === undefined || column.fact.section !== section) return []
    const tell = combinedTexts[name]
    const declared = tell ? tell(ad) : textOf(column, ad[name])
    const value = declared ?? (column.fact.always ? yesNoText(null) : null)
    return value === null ? [] : [{ label: column.label, value }]
  })
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

/** Facts that are told by more than their own column. */
const combinedTexts: Partial<Record<PublicColumn, (ad: PublicAdJson) => string | null>> = {
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
