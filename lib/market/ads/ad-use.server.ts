import type { Db } from '@/lib/kernel/db/db.server'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import type { PublicAdJson } from '@/lib/market/ads/page/ad-page'
import { provinces } from '@/lib/market/places/place'
import { worthOverYears } from '@/lib/market/price-rating/worth-over-years.server'
import { buyerProvinceParam } from '@/lib/market/running-costs/buyer-province'
import { circulationOf } from '@/lib/market/running-costs/circulation'
import { energyUse, type LikeConsumption } from '@/lib/market/running-costs/energy-use'
import { fiveYearCosts } from '@/lib/market/running-costs/five-year-costs'
import { historicAnswer } from '@/lib/market/running-costs/historic-vehicle'
import { licencesFor } from '@/lib/market/running-costs/licences'
import { readBuyerProvince } from '@/lib/market/running-costs/read-buyer-province'
import { readVehicleUse } from '@/lib/market/running-costs/read-vehicle-use'
import type { VehicleUse } from '@/lib/market/running-costs/vehicle-use'
import { hasTransferCosts } from './ad'
import { findPublicAd } from './ad-queries.server'
import type { AdUse } from './ad-use'

const years = 5
const dayMs = 24 * 3_600_000
/** Least number of ads that say something of what an engine uses. */
const adsForMedian = 8

type Given = Readonly<Partial<Record<string, string | string[]>>>

/** What it takes to own and drive the vehicle of an ad, for a buyer whose address parameters are `given`; null where it is not for sale. */
export async function findAdUse(db: Db, id: number, given: Given, now: Date): Promise<AdUse | null> {
  const ad = (await findPublicAd(db, id))?.ad
  if (ad?.status !== 'published' || ad.offerType === 'noleggio') return null
  const province = readBuyerProvince(given[buyerProvinceParam], ad.provinceCode)
  const { form, use } = readVehicleUse(given)
  const day = italianDay(now)
  const { energy, fiveYears } = await fiveYearsOf(db, ad, { provinceCode: province.code, use, day })
  return {
    isTransferred: hasTransferCosts(ad),
    onSale: {
      days: ad.publishedAt === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(ad.publishedAt)) / dayMs)),
      model: ad.model === null ? null : { category: ad.category, make: ad.make, model: ad.model },
    },
    province: { ...province, name: provinces[province.code ?? '']?.name ?? null },
    form,
    energy: energy && { name: energy.name, unit: energy.unit },
    fiveYears,
    licences: licencesFor(ad, day),
    circulation: isTowed(ad) ? null : circulationOf(ad, province.code, day),
    historic: historicAnswer(ad, day),
  }
}

type Owner = { provinceCode: string | null; use: VehicleUse /** «2026-11-22». */; day: string }

/** What five years with the vehicle of a published ad cost this owner, and what moves it; nothing moves a caravan. */
export async function fiveYearsOf(db: Db, ad: PublicAdJson, { provinceCode, use, day }: Owner) {
  const needsMedian = use.consumption === null && ad.consumptionL100km === null
  const [worth, like] = await Promise.all([worthOverYears(db, ad.id, years, use.kmAYear), needsMedian ? medianConsumption(db, ad) : null])
  const energy = isTowed(ad) ? null : energyUse(ad, like, use.consumption)
  return { energy, fiveYears: fiveYearCosts({ vehicle: ad, energy, worth, provinceCode, day }, use) }
}

function isTowed({ body }: PublicAdJson): boolean {
  return body === 'caravan' || body === 'roulotte'
}

/** What other ads of the same model, fuel and power declare; null where too few do. */
async function medianConsumption(db: Db, { category, make, model, fuel, powerKw }: PublicAdJson): Promise<LikeConsumption | null> {
  if (model === null || fuel === null || powerKw === null) return null
  const [row] = await db<{ l100km: number | null; ads: number }[]>`
    select percentile_cont(0.5) within group (order by consumption_l_100km) as l100km, count(*)::int as ads
    from ad where status = 'published' and category = ${category} and make = ${make} and model = ${model} and fuel = ${fuel}
      and power_kw = ${powerKw} and consumption_l_100km > 0`
  return row && row.l100km !== null && row.ads >= adsForMedian ? { l100km: row.l100km, ads: row.ads } : null
}
