import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { findMake, findModel } from '@/lib/market/catalogue/catalogue.server'
import { fuels } from '@/lib/market/catalogue/vocabulary'
import { isRegion, type Region } from '@/lib/market/places/place'
import { type CurrentPriceModel, currentPriceModel } from '@/lib/market/price-rating/current-price-model.server'
import { valueVehicle } from '@/lib/market/price-rating/model/price-model'
import { type ValuedAd, vehicleOf } from '@/lib/market/price-rating/published-vehicle'
import { daysOnline, type LeftAd } from './days-online'
import {
  findDriven,
  findObservedVehicle,
  listAgeCounts,
  listCandidates,
  listFuelCounts,
  listLeftAds,
  listObservedMonths,
  listRegionalAds,
  type ModelOf,
} from './market-queries.server'
import type { MarketReport, NamedModel, ReportPrices, Share } from './market-report'
import { changeInAYear, indexOf } from './observed-months'
import { adsNeeded, agesTried, allItaly, chooseVehicle, type ObservedVehicle, priceOf } from './observed-vehicle'
import { priceCurves } from './price-curves'
import { placeOf, type RegionalAds, regionPrices } from './region-prices'

/** Of the make and model in an address. Throws where there is none. */
export function requireModel(make: unknown, model: unknown): NamedModel {
  const found = typeof make === 'string' &&
    typeof model === 'string' && { make: findMake('auto', make), model: findModel('auto', make, model) }
  if (!found || !found.make || !found.model) throw new AppError('notFound')
  const { slug, name } = found.model
  return { make: found.make, model: { slug, name } }
}

/** The region in an address; null for all Italy, and for what is none. */
export function readRegion(text: unknown): Region | null {
  return typeof text === 'string' && isRegion(text) ? text : null
}

/** What is asked for a model, in a region or in all Italy. Nothing is said of fewer ads than needed. */
export async function readReport(db: Db, named: NamedModel, region: Region | null): Promise<MarketReport> {
  const of: ModelOf = { make: named.make.slug, model: named.model.slug }
  const [current, regional, left, months] = [
    await currentPriceModel(db, 'auto'),
    await listRegionalAds(db, of),
    await listLeftAds(db, { ...of, region }),
    await listObservedMonths(db, of),
  ]
  const adsInItaly = regional.reduce((sum, { ads }) => sum + ads, 0)
  const here = regional.find((one) => one.region === region)
  const ads = region === null ? adsInItaly : (here?.ads ?? 0)
  const isEnough = ads >= adsNeeded
  return {
    ...named,
    region,
    ads,
    adsInItaly,
    prices: isEnough && current ? await readPrices(db, of, current, { regional, region }) : null,
    days: daysOnline(left.map((ad) => leftAd(ad, current))),
    fuels: isEnough ? fuelShares(await listFuelCounts(db, { ...of, region })) : [],
    ages: isEnough ? ageShares(await listAgeCounts(db, { ...of, region })) : [],
    months: indexOf(months),
    changeInAYear: changeInAYear(months),
  }
}

async function readPrices(
  db: Db,
  of: ModelOf,
  { model, fittedAt }: CurrentPriceModel,
  { regional, region }: { regional: readonly RegionalAds[]; region: Region | null },
): Promise<ReportPrices | null> {
  const month = fittedAt.toISOString().slice(0, 7)
  const vehicle = (await findObservedVehicle(db, of)) ?? (await chooseOnOffer(db, of, { model, fittedAt }))
  if (!vehicle) return null
  const here = regional.find((one) => one.region === region)
  const place = region === null ? allItaly : here && placeOf(here)
  const reference = place && priceOf(model, month, vehicle, place)
  if (!place || !reference) return null
  return {
    asOf: fittedAt.toISOString(),
    vehicle,
    reference,
    curves: priceCurves(model, month, vehicle, { place, driven: await findDriven(db, of, vehicle.ageYears) }),
    regions: regionPrices(regional, (at) => priceOf(model, month, vehicle, at)?.euro),
  }
}

/** The car whose price would be followed. */
export async function chooseOnOffer(
  db: Db,
  of: ModelOf,
  { model, fittedAt }: Pick<CurrentPriceModel, 'model' | 'fittedAt'>,
): Promise<ObservedVehicle | undefined> {
  const month = fittedAt.toISOString().slice(0, 7)
  for (const ageYears of agesTried) {
    const offered = (await listCandidates(db, of, ageYears)).map((ad) => vehicleOf(ad, 'auto', fittedAt))
    const chosen = chooseVehicle(model, { month, ageYears }, offered)
    if (chosen) return chosen
  }
  return undefined
}

function leftAd({ days, priceCents, ...ad }: ValuedAd & { days: number }, current: CurrentPriceModel | null): LeftAd {
  const value = current && valueVehicle(current.model, vehicleOf({ ...ad, priceCents }, 'auto', current.fittedAt))
  const band = value && !('why' in value) ? value : null
  return {
    days,
    priceCents: priceCents ?? 0,
    band: band && { estimateEuro: Math.round(band.euro), lowEuro: Math.round(band.lowEuro), highEuro: Math.round(band.highEuro) },
  }
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
