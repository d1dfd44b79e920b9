import type { FactSection } from '@/lib/market/ads/ad-column'
import { adColumn, publicColumns } from '@/lib/market/ads/ad-column-lists'
import type { PublicColumn } from '@/lib/market/ads/ad-columns'
import { factText, showsSection } from '@/lib/market/ads/ad-facts'
import type { PublicAdJson } from '@/lib/market/ads/page/ad-page'
import { equipmentItems } from '@/lib/market/catalogue/equipment'
import { newDriverLimits } from '@/lib/market/catalogue/new-drivers'
import { measureText } from '@/lib/market/catalogue/number-text'
import { type NewDriverAnswer, newDriverAnswer } from '@/lib/market/running-costs/new-driver'
import type { BestRule, Cell, RowSource } from './compared-row'

/** Columns of which more, or less, is better for everybody. What is a matter of taste or of need is not among them. */
const bestRules: Partial<Record<PublicColumn, BestRule>> = {
  firstRegistration: { is: 'highest', words: 'Più recente' },
  mileageKm: { is: 'lowest', words: 'Meno strada' },
  owners: { is: 'lowest', words: 'Meno proprietari' },
  consumptionL100km: { is: 'lowest', words: 'Consuma meno' },
  co2GKm: { is: 'lowest', words: 'Inquina meno' },
  rangeKm: { is: 'highest', words: 'Va più lontano' },
  acKw: { is: 'highest', words: 'Ricarica più in fretta' },
  dcKw: { is: 'highest', words: 'Ricarica più in fretta' },
  payloadKg: { is: 'highest', words: 'Porta di più' },
  towableBrakedKg: { is: 'highest', words: 'Traina di più' },
  warrantyKind: { is: 'highest', words: 'Più lunga' },
  rentalDepositCents: { is: 'lowest', words: 'Anticipo più basso' },
  rentalKmYear: { is: 'highest', words: 'Più chilometri' },
}

/** Facts of the engine that stand among the consumption. */
const consumption: ReadonlySet<PublicColumn> = new Set([
  'co2GKm',
  'consumptionL100km',
  'batteryKwh',
  'rangeKm',
  'acKw',
  'dcKw',
] as const satisfies readonly PublicColumn[])

type Ads = readonly PublicAdJson[]

/** How old it is, what it has done, and how it is driven. */
export function vehicleRows(ads: Ads): RowSource[] {
  return [
    ...factRows(ads, ['firstRegistration', 'mileageKm', 'owners']),
    ...factRows(
      ads,
      columnsOf(['engine']).filter((column) => !consumption.has(column)),
    ),
    ...rowIfDeclared({ label: 'Neopatentati', cells: ads.map(newDriverCell) }),
  ]
}

export function measureRows(ads: Ads): RowSource[] {
  return factRows(ads, [...columnsOf(['engine']).filter((column) => consumption.has(column)), ...columnsOf(['body'])])
}

export function sectionRows(ads: Ads, ...sections: FactSection[]): RowSource[] {
  return factRows(ads, columnsOf(sections))
}

/** A seller ticks what the vehicle has; what is not ticked is not known to be missing. */
export function equipmentRows(ads: Ads): RowSource[] {
  const owned = ads.map(({ equipment }) => new Set(equipment))
  return Object.entries(equipmentItems).flatMap(([key, label]) =>
    rowIfDeclared({ label, cells: owned.map((has) => ({ text: has.has(key) ? 'Sì' : null })) }),
  )
}

function columnsOf(sections: readonly FactSection[]): PublicColumn[] {
  return publicColumns.filter((name) => {
    const section = adColumn(name).fact?.section
    return section !== undefined && sections.includes(section)
  })
}

/** What nobody declared is left out, unless its being missing is itself worth knowing. */
function factRows(ads: Ads, columns: readonly PublicColumn[]): RowSource[] {
  return columns.flatMap((name) => {
    const { label = '', fact } = adColumn(name)
    const isShown = (ad: PublicAdJson) => fact === undefined || showsSection(fact.section, ad)
    const row: RowSource = {
      label,
      cells: ads.map((ad) => (isShown(ad) ? factCell(name, ad) : { text: null, instead: 'non previsto' })),
      best: bestRules[name],
    }
    return fact?.always === true && ads.some(isShown) ? [row] : rowIfDeclared(row)
  })
}

function rowIfDeclared(row: RowSource): RowSource[] {
  return row.cells.some(({ text }) => text !== null) ? [row] : []
}

function factCell(name: PublicColumn, ad: PublicAdJson): Cell {
  if (name === 'mileageKm') return { text: ad.mileageKm === null ? null : measureText(ad.mileageKm, 'km'), amount: ad.mileageKm }
  if (name === 'firstRegistration' && ad.firstRegistration === null && ad.offerType === 'nuovo')
    return { text: null, instead: 'da immatricolare' }
  return { text: factText(name, ad), amount: name === 'warrantyKind' ? ad.warrantyMonths : amountOf(ad[name]) }
}

function amountOf(value: PublicAdJson[PublicColumn]): number | null {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^\d{4}-/.test(value) ? Date.parse(value) : null
}

const newDriverTexts = { yes: 'Sì', check: 'Da verificare', no: 'No' } as const satisfies Record<NewDriverAnswer, string>

function newDriverCell(ad: PublicAdJson): Cell {
  const answer = newDriverAnswer(ad)
  if (answer === null) return { text: null, instead: 'non previsto' }
  if (answer !== 'no' || ad.powerKw === null) return { text: newDriverTexts[answer] }
  const { kw, kwPerTonne } = newDriverLimits
  return { text: 'No', note: ad.powerKw > kw ? `${ad.powerKw} kW, il limite è ${kw}` : `Oltre ${kwPerTonne} kW per tonnellata` }
}
