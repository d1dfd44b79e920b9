import type { Db } from '@/lib/kernel/db/db.server'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { unavailableText } from '@/lib/market/ads/ad'
import { fiveYearsOf } from '@/lib/market/ads/ad-use.server'
import { adCosts } from '@/lib/market/ads/page/ad-costs.server'
import type { PublicAdJson } from '@/lib/market/ads/page/ad-page'
import { numberText } from '@/lib/market/catalogue/number-text'
import { provinces } from '@/lib/market/places/place'
import { readBuyerProvince } from '@/lib/market/running-costs/read-buyer-province'
import { readVehicleUse } from '@/lib/market/running-costs/read-vehicle-use'
import type { ComparedAd } from './compared-ads.server'
import { costRows } from './compared-costs'
import { equipmentRows, measureRows, sectionRows, vehicleRows } from './compared-facts'
import { compareRow, type RowSource } from './compared-row'
import { fiveYearRows } from './compared-years'
import type { Comparison } from './comparison'
import { type ComparisonQuery, comparisonParams } from './comparison-query'

type BuyerParams = Pick<ComparisonQuery, 'province' | 'kmAYear' | 'onlyDifferent'>

/** Everything two to four ads say, row by row. The costs are those of a buyer who lives where they say, else where the first vehicle stands. */
export async function compareAds(
  db: Db,
  compared: readonly ComparedAd[],
  { province: typed, kmAYear, onlyDifferent }: BuyerParams,
  now: Date,
): Promise<Comparison> {
  const ads = compared.map(({ ad }) => ad)
  const province = readBuyerProvince(typed, ads[0]?.provinceCode ?? null)
  const costed = compared.map((one) => ({ ...one, costs: adCosts(one, province.code, now) }))
  const { form, use } = readVehicleUse({ [comparisonParams.kmAYear]: kmAYear })
  const owner = { provinceCode: province.code, use, day: italianDay(now) }
  const years = await Promise.all(compared.map(async (one) => (canBeHad(one) ? (await fiveYearsOf(db, one.ad, owner)).fiveYears : null)))
  const yearsTitle = `In cinque anni, con ${numberText(use.kmAYear)} km l’anno`
  const groups = groupsOf(compared, ads, [
    { title: 'Prezzo e costi', rows: costRows(costed, now) },
    { title: yearsTitle, rows: fiveYearRows(years) },
  ]).map(({ title, rows }) => ({
    title,
    rows: rows.filter((row) => isCommon(row, ads)).map((row) => compareRow(row)),
  }))
  const shown = groups.map(({ title, rows }) => ({ title, rows: onlyDifferent ? rows.filter(({ same }) => same === undefined) : rows }))
  return {
    vehicles: compared.map(toVehicle),
    groups: shown.filter(({ rows }) => rows.length > 0),
    equalRows: groups.flatMap(({ rows }) => rows).filter(({ same }) => same !== undefined).length,
    province: { name: province.code === null ? '' : (provinces[province.code]?.name ?? province.code), unknown: province.unknown },
    kmAYear: { text: form.values.km_anno, error: form.errors.km_anno ?? null },
  }
}

function canBeHad({ ad: { offerType, status } }: ComparedAd): boolean {
  return status === 'published' && offerType !== 'noleggio'
}

function groupsOf(
  compared: readonly ComparedAd[],
  ads: readonly PublicAdJson[],
  costs: { title: string; rows: RowSource[] }[],
): { title: string; rows: RowSource[] }[] {
  return [
    ...costs,
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

/** Whether a row is compared: of vehicles of different kinds only what all kinds can say. */
function isCommon({ cells }: RowSource, ads: readonly PublicAdJson[]): boolean {
  const withText = new Set(ads.flatMap(({ category }, place) => (cells[place]?.text === null ? [] : [category])))
  return new Set(ads.map(({ category }) => category)).size === 1 || ads.every(({ category }) => withText.has(category))
}

function toVehicle({ ad, title, href, illustration, photo }: ComparedAd): Comparison['vehicles'][number] {
  const { id, category, version, priceCents, rentalFeeCents, status } = ad
  return { id, category, title, version, href, priceCents, rentalFeeCents, illustration, photo, unavailable: unavailableText(status) }
}
