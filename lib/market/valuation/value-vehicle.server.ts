import type { Db } from '@/lib/kernel/db/db.server'
import { withCards } from '@/lib/market/ads/page/ad-price-page.server'
import { findMake, findModel } from '@/lib/market/catalogue/catalogue.server'
import { equipmentItems } from '@/lib/market/catalogue/equipment'
import { currentPriceModel } from '@/lib/market/price-rating/current-price-model.server'
import { explainVehicle } from '@/lib/market/price-rating/explain-ad.server'
import { type Estimate, type PriceModel, valueVehicle } from '@/lib/market/price-rating/model/price-model'
import { rarityOf, undeclaredOf } from '@/lib/market/price-rating/model/rarity'
import type { ValuedVehicle } from '@/lib/market/price-rating/model/valued-vehicle'
import { rarityText } from '@/lib/market/price-rating/price-words'
import { ratedOffers, vehicleOf, whyNotCompared } from '@/lib/market/price-rating/published-vehicle'
import { valueAd } from '@/lib/market/price-rating/value-ad'
import { listPageOf, listPageSlugs } from '@/lib/market/search/page/list-pages'
import { searchHref } from '@/lib/market/search/query/search-href'
import { emptySearch } from '@/lib/market/search/query/search-query'
import type { AskedFact } from './asked-facts'
import { questionAbout } from './contradictions.server'
import type { AskedVehicle } from './read-valuation.server'
import { nextFactOf, refinementOf } from './refine'
import type { ModelOnOffer, Valuation } from './valuation'

/** Least number of ads that say how long vehicles stay on line. */
const adsForDays = 8
const noModelText = 'di questa categoria non ci sono ancora abbastanza annunci'

/** Values a vehicle: in whole euro, or why it cannot be said. */
export async function estimateAskedVehicle(
  db: Db,
  asked: AskedVehicle,
): Promise<{ euro: number; lowEuro: number; highEuro: number } | { why: string }> {
  const ad = adOf(asked)
  const otherwise = whyNotCompared(ad)
  if (otherwise !== undefined) return { why: otherwise }
  const current = await currentPriceModel(db, asked.category)
  if (!current) return { why: noModelText }
  const vehicle = vehicleOf(ad, asked.category, current.fittedAt)
  const { model, valuation: estimate } = valueAd(current, ad, vehicle)
  const odd = questionAbout(model, vehicle)
  if (odd) return { why: odd.why }
  if ('why' in estimate) return { why: estimate.why }
  const { euro, lowEuro, highEuro } = estimate
  return { euro: Math.round(euro), lowEuro: Math.round(lowEuro), highEuro: Math.round(highEuro) }
}

/** What a vehicle is worth by the asking prices of similar ones; nothing beyond the model is said. `seen`: the declared facts that the last answer was based on. */
export async function valueAskedVehicle(db: Db, asked: AskedVehicle, seen: readonly AskedFact[] = []): Promise<Valuation> {
  const known = { name: nameOfAsked(asked), onOffer: await findOnOffer(db, asked) }
  const ad = adOf(asked)
  const otherwise = whyNotCompared(ad)
  if (otherwise !== undefined) return { ...known, why: otherwise, next: null }
  const current = await currentPriceModel(db, asked.category)
  if (!current) return { ...known, why: noModelText, next: null }
  const { fittedAt } = current
  const vehicle = vehicleOf(ad, asked.category, fittedAt)
  const { model, valuation: estimate } = valueAd(current, ad, vehicle)
  const odd = questionAbout(model, vehicle)
  if (odd) return { ...known, ...odd, next: null }
  if ('why' in estimate) return { ...known, why: estimate.why, next: nextFactOf(model, vehicle, estimate) }
  const worth: Worth = (other) => {
    const value = valueVehicle(model, { ...vehicle, ...other })
    return 'why' in value ? null : Math.round(value.euro)
  }
  const explanation = await explainVehicle(db, { model, fittedAt }, { ...ad, category: asked.category }, vehicle, estimate)
  return {
    ...known,
    estimateEuro: explanation?.estimateEuro ?? Math.round(estimate.euro),
    lowEuro: Math.round(estimate.lowEuro),
    highEuro: Math.round(estimate.highEuro),
    comparables: estimate.comparables,
    explanation: explanation ? await withCards(db, { ...explanation, fittedAt, vehicle }) : null,
    dealerAsksEuro: worth({ sellerType: 'concessionario' }),
    ahead: worthAhead(vehicle, worth),
    raises: whatRaises(vehicle, worth),
    withheld: withheldOf(model, vehicle, estimate),
    ...refinementOf(model, vehicle, estimate, seen),
  }
}

function withheldOf(model: PriceModel, vehicle: ValuedVehicle, estimate: Estimate): { always: string | null; far: string | null } {
  const [rarity, undeclared] = [rarityOf(model, vehicle, estimate, null), undeclaredOf(estimate)]
  return {
    always: rarity ? rarityText(rarity) : null,
    far: undeclared.length > 0 ? rarityText({ undeclared, odd: 'price' }) : null,
  }
}

/** Worth of a vehicle in whole euro; null where it cannot be said. */
type Worth = (other: Partial<ValuedVehicle>) => number | null

function worthAhead({ ageYears, mileageKm }: ValuedVehicle, worth: Worth): { months: number; euro: number; km: number }[] {
  if (ageYears === null || ageYears < 1) return []
  return [6, 12].flatMap((months) => {
    const km = Math.round((((mileageKm ?? 0) / ageYears) * months) / 12 / 100) * 100
    const euro = worth({ ageYears: ageYears + months / 12, mileageKm: (mileageKm ?? 0) + km })
    return euro === null ? [] : [{ months, euro, km }]
  })
}

const maxRaises = 4
/** Share of the price; less is nobody's reason to write it down. */
const smallestRaise = 0.01

function whatRaises({ equipment }: ValuedVehicle, worth: Worth): { label: string; euro: number }[] {
  const now = worth({})
  if (now === null) return []
  const items = Object.entries(equipmentItems).filter(([item]) => !equipment.includes(item))
  return items
    .flatMap(([item, label]) => {
      const euro = worth({ equipment: [...equipment, item] })
      return euro !== null && euro - now >= now * smallestRaise ? [{ label, euro: euro - now }] : []
    })
    .sort((a, b) => b.euro - a.euro)
    .slice(0, maxRaises)
}

/** What is offered of its model, whatever its age. */
export async function findOnOffer(
  db: Db,
  { category, make, model }: Pick<AskedVehicle, 'category' | 'make' | 'model'>,
): Promise<ModelOnOffer> {
  const [row] = await db<{ ads: number; lowest: number | null; highest: number | null; days: number | null }[]>`
    select count(*)::int as ads, min(a.price_cents) as lowest, max(a.price_cents) as highest,
      (percentile_cont(0.5) within group (order by extract(epoch from now() - a.published_at) / 86400))::int as days
    from ad a where a.status = 'published' and a.category = ${category} and a.make = ${make} and a.model = ${model}
      and a.offer_type in ${db([...ratedOffers])} and a.price_cents > 0`
  const { ads, lowest, highest, days } = row ?? { ads: 0, lowest: null, highest: null, days: null }
  const euro = (cents: number | null) => (cents === null ? null : Math.round(cents / 100))
  return {
    ads,
    lowestEuro: euro(lowest),
    highestEuro: euro(highest),
    daysOnline: ads < adsForDays ? null : days,
    href: listOf({ category, make, model }),
  }
}

function listOf({ category, make, model }: Pick<AskedVehicle, 'category' | 'make' | 'model'>): string {
  const list = listPageSlugs.find((slug) => listPageOf(slug).category === category) ?? 'annunci'
  const [foundMake, foundModel] = [findMake(category, make), findModel(category, make, model)]
  return searchHref({ ...emptySearch(list), vehicles: foundMake ? [{ make: foundMake, model: foundModel ?? null }] : [] })
}

/** «Fiat Panda 1.2 Lounge». */
export function nameOfAsked({ category, make, model, version }: AskedVehicle): string {
  return [findMake(category, make)?.name, findModel(category, make, model)?.name, version].filter(Boolean).join(' ')
}

/** An ad of the vehicle, as if it were offered. */
function adOf({ category, make, model, version, fuel, gearbox, powerKw, mileageKm, firstRegistration, province, more }: AskedVehicle) {
  return {
    ...{ category, make, model, version, fuel, gearbox, powerKw, mileageKm, firstRegistration },
    id: 0,
    offerType: 'usato',
    body: null,
    drive: null,
    displacementCc: null,
    doors: null,
    seats: null,
    equipment: [],
    dealerId: null,
    sellerType: 'privato',
    provinceCode: province,
    priceCents: null,
    accident: null,
    running: null,
    financeRequired: null,
    knownSince: null,
    ...more,
  }
}
