import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { Region } from '@/lib/kernel/italian/regions'
import { findMake, findModel } from '@/lib/market/catalogue/catalogue.server'
import { fuels } from '@/lib/market/catalogue/vocabulary'
import { isRegion } from '@/lib/market/places/place'
import { type CurrentPriceModel, currentPriceModel } from '@/lib/market/price-rating/current-price-model.server'
import { vehicleOf } from '@/lib/market/price-rating/published-vehicle'
import { daysOnline } from './days-online'
import { valuedLeftAd } from './left-ads.server'
import {
  findObservedVehicle,
  findSeenWear,
  listAgeCounts,
  listCandidates,
  listFuelCounts,
  listLeftAds,
  listObservedMonths,
  listRegionalAds,
  listRegionMonths,
  type Market,
} from './market-queries.server'
import type { MarketReport, NamedModel, RegionTime, ReportPrices, Share } from './market-report'
import { changeInAYear, indexOf } from './observed-months'
import { adsNeeded, agesTried, allItaly, chooseVehicle, isBetween, type ObservedVehicle, type Place, priceOf } from './observed-vehicle'
import { priceCurves } from './price-curves'
import { modelPriceIn, placeOf, type RegionalAds, regionPrices } from './region-prices'

/** The make and model in an address. Throws where there is none. */
export function requireModel(make: unknown, model: unknown): NamedModel {
  const found = typeof make === 'string' &&
    typeof model === 'string' && { make: findMake('auto', make), model: findModel('auto', make, model) }
  if (!found || !found.make || !found.model) throw new AppError('notFound')
  const { slug, name } = found.model
  return { make: found.make, model: { slug, name } }
}

/** What part of a market an address asks for; null for all of it, and for what is none. */
export function readPart({ regione, carburante }: Record<string, unknown>): MarketReport['part'] {
  return {
    region: typeof regione === 'string' && isRegion(regione) ? regione : null,
    fuel: typeof carburante === 'string' && Object.hasOwn(fuels, carburante) ? carburante : null,
  }
}

/** The region whose prices are shown over time: the one chosen for that, otherwise the one that is looked at. Nothing chosen is all Italy. */
export function readTimeRegion({ andamento }: Record<string, unknown>, { region }: MarketReport['part']): Region | null {
  if (typeof andamento !== 'string') return region
  return isRegion(andamento) ? andamento : null
}

/** What is asked for a model, or for a part of its ads. Nothing is said of fewer ads than needed. */
export async function readReport(
  db: Db,
  named: NamedModel,
  part: MarketReport['part'],
  timeRegion: Region | null = part.region,
): Promise<MarketReport> {
  const market = { make: named.make.slug, model: named.model.slug, ...part }
  const { region } = part
  const observed = await findObservedVehicle(db, market)
  const followed = part.fuel === null || observed?.fuel === part.fuel ? observed : undefined
  const [current, regional, left, months] = [
    await currentPriceModel(db, 'auto'),
    await listRegionalAds(db, market),
    await listLeftAds(db, market),
    followed ? await listObservedMonths(db, market) : [],
  ]
  const adsInItaly = regional.reduce((sum, { ads }) => sum + ads, 0)
  const here = regional.find((one) => one.region === region)
  const ads = region === null ? adsInItaly : (here?.ads ?? 0)
  const isEnough = ads >= adsNeeded
  return {
    ...named,
    part,
    ads,
    adsInItaly,
    prices:
      (region === null ? isEnough : here && placeOf(here)) && current
        ? await readPrices(db, market, current, { regional, followed })
        : null,
    days: daysOnline(left.map((ad) => valuedLeftAd(ad, current))),
    fuels: isEnough ? fuelShares(await listFuelCounts(db, market)) : [],
    ages: isEnough ? ageShares(await listAgeCounts(db, market)) : [],
    months: indexOf(months),
    inRegion: followed && timeRegion !== null ? await readRegionTime(db, followed, timeRegion) : null,
    changeInAYear: changeInAYear(months),
  }
}

async function readRegionTime(db: Db, { make, model, ageYears, mileageKm }: ObservedVehicle, region: Region): Promise<RegionTime> {
  return { region, ageYears, mileageKm, months: indexOf(await listRegionMonths(db, { make, model }, region)) }
}

async function readPrices(
  db: Db,
  market: Market,
  { model, fittedAt }: CurrentPriceModel,
  { regional, followed }: { regional: readonly RegionalAds[]; followed: ObservedVehicle | undefined },
): Promise<ReportPrices | null> {
  const { region } = market
  const month = fittedAt.toISOString().slice(0, 7)
  const vehicle = followed ?? (await chooseOnOffer(db, market, { model, fittedAt }))
  if (!vehicle) return null
  const here = regional.find((one) => one.region === region)
  const place = region === null ? allItaly : here && placeOf(here)
  const reference = place && priceOf(model, month, vehicle, place)
  if (!place || !reference) return null
  const priceAt = (at: Place) => priceOf(model, month, vehicle, at)
  return {
    asOf: fittedAt.toISOString(),
    vehicle,
    reference,
    curves: priceCurves(model, month, vehicle, { place, seen: await findSeenWear(db, market, vehicle.ageYears) }),
    regions: regionPrices(
      regional,
      (at) => priceAt(at)?.euro,
      (region) => modelPriceIn(region, priceAt)?.euro,
    ),
  }
}

/** The car whose price would be followed. */
export async function chooseOnOffer(
  db: Db,
  of: Omit<Market, 'region'>,
  { model, fittedAt }: Pick<CurrentPriceModel, 'model' | 'fittedAt'>,
): Promise<ObservedVehicle | undefined> {
  const month = fittedAt.toISOString().slice(0, 7)
  for (const ageYears of agesTried) {
    const offered = (await listCandidates(db, of, ageYears)).map((ad) => vehicleOf(ad, 'auto', fittedAt))
    const chosen = isBetween(offered, ageYears) ? chooseVehicle(model, { month, ageYears }, offered) : undefined
    if (chosen) return chosen
  }
  return undefined
}

function fuelShares(counts: readonly { fuel: string | null; ads: number }[]): Share[] {
  const names: Readonly<Record<string, string>> = fuels
  return counts.map(({ fuel, ads }) => ({ name: (fuel !== null && names[fuel]) || 'Non indicato', ads }))
}

const ageClasses = [
  { name: '0–2 anni', to: 2 },
  { name: '3–5 anni', to: 5 },
  { name: '6–10 anni', to: 10 },
  { name: '11–15 anni', to: 15 },
  { name: 'oltre 15', to: 1_000 },
]

function ageShares(counts: readonly { years: number | null; ads: number }[]): Share[] {
  return ageClasses
    .map(({ name, to }, index) => {
      const from = index === 0 ? 0 : (ageClasses[index - 1]?.to ?? 0) + 1
      return { name, ads: counts.reduce((sum, { years, ads }) => sum + (years !== null && years >= from && years <= to ? ads : 0), 0) }
    })
    .filter(({ ads }) => ads > 0)
}
