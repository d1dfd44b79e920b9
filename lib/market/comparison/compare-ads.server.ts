import { unavailableText } from '@/lib/market/ads/ad'
import { adCosts } from '@/lib/market/ads/ad-costs.server'
import type { PublicAdJson } from '@/lib/market/ads/ad-page'
import { provinces } from '@/lib/market/places/place'
import { readBuyerProvince } from '@/lib/market/running-costs/read-buyer-province'
import type { ComparedAd } from './compared-ads.server'
import { costRows } from './compared-costs'
import { equipmentRows, measureRows, sectionRows, vehicleRows } from './compared-facts'
import { compareRow, type RowSource } from './compared-row'
import type { Comparison } from './comparison'
import type { ComparisonQuery } from './comparison-query'

type Asked = Pick<ComparisonQuery, 'province' | 'onlyDifferent'>

/** Everything two to four ads say, row by row. The costs are those of a buyer who lives where they say, else where the first vehicle stands. */
export function compareAds(compared: readonly ComparedAd[], { province: typed, onlyDifferent }: Asked, now: Date): Comparison {
  const ads = compared.map(({ ad }) => ad)
  const province = readBuyerProvince(typed, ads[0]?.provinceCode ?? null)
  const costed = compared.map((one) => ({ ...one, costs: adCosts(one, province.code, now) }))
  const groups = groupsOf(compared, ads, costRows(costed, now)).map(({ title, rows }) => ({
    title,
    rows: rows.filter((row) => isCommon(row, ads)).map((row) => compareRow(row)),
  }))
  const shown = groups.map(({ title, rows }) => ({ title, rows: onlyDifferent ? rows.filter(({ same }) => same === undefined) : rows }))
  return {
    vehicles: compared.map(toVehicle),
    groups: shown.filter(({ rows }) => rows.length > 0),
    equalRows: groups.flatMap(({ rows }) => rows).filter(({ same }) => same !== undefined).length,
    province: { name: province.code === null ? '' : (provinces[province.code]?.name ?? province.code), unknown: province.unknown },
  }
}

function groupsOf(
  compared: readonly ComparedAd[],
  ads: readonly PublicAdJson[],
  costs: RowSource[],
): { title: string; rows: RowSource[] }[] {
  return [
    { title: 'Prezzo e costi', rows: costs },
    { title: 'Il veicolo', rows: vehicleRows(ads) },
    { title: 'Consumi e misure', rows: measureRows(ads) },
    { title: 'Dotazioni', rows: equipmentRows(ads) },
    { title: 'Storia e garanzia', rows: sectionRows(ads, 'classic', 'past', 'warranty') },
    { title: 'Condizioni', rows: sectionRows(ads, 'rental', 'sale') },
    {
      title: 'Venditore',
      rows: [{ label: 'Dove', cells: compared.map(({ seller, place }) => ({ text: seller.name, note: place ?? undefined })) }],
    },
  ]
}

/** Of vehicles of different kinds only what all kinds can say is compared. */
function isCommon({ cells }: RowSource, ads: readonly PublicAdJson[]): boolean {
  const told = new Set(ads.flatMap(({ category }, place) => (cells[place]?.text === null ? [] : [category])))
  return new Set(ads.map(({ category }) => category)).size === 1 || ads.every(({ category }) => told.has(category))
}

function toVehicle({ ad, title, href, illustration, photo }: ComparedAd): Comparison['vehicles'][number] {
  const { id, category, version, priceCents, rentalFeeCents, status } = ad
  return { id, category, title, version, href, priceCents, rentalFeeCents, illustration, photo, unavailable: unavailableText(status) }
}
