import type { Db } from '@/lib/kernel/db/db.server'
import { observatoryPath } from '@/lib/kernel/routes/routes'
import { categories } from '@/lib/market/catalogue/category'
import { numberText, percentText } from '@/lib/market/catalogue/number-text'
import { nameOf } from '@/lib/market/observatory/findings'
import type { NamedModel } from '@/lib/market/observatory/market-report'
import { adsNeeded } from '@/lib/market/observatory/observed-vehicle'
import { readReport } from '@/lib/market/observatory/read-report.server'
import { mainListPage } from '@/lib/market/search/page/list-pages'
import { searchHref } from '@/lib/market/search/query/search-href'
import { emptySearch } from '@/lib/market/search/query/search-query'
import { adsIn, adsOfGroup, type Figure, type PricedGroup, priceText, tooFewAds } from './figure'
import type { NamedVehicles } from './figure-params.server'
import { findKm0Prices, findUsedPrices, listPricesByMileage, listPricesByYear } from './figure-queries.server'

const mileageLimits = [20_000, 50_000, 80_000, 120_000, 160_000] as const

const slugsOf = ({ make, model }: NamedModel) => ({ make: make.slug, model: model.slug })

export async function medianPrice(db: Db, { category, make, model }: NamedVehicles): Promise<Figure> {
  const name = [make?.name ?? categories[category].label, model?.name].filter(Boolean).join(' ')
  const title = `Quanto si chiede: ${name}, usato`
  const { ads, ...prices } = await findUsedPrices(db, { category, make: make?.slug ?? null, model: model?.slug ?? null })
  if (ads < adsNeeded) return tooFewAds(title, ads, adsNeeded)
  const list = emptySearch(category === 'auto' ? 'usate' : mainListPage(category))
  return {
    title,
    finding: `Il prezzo mediano è ${priceText(prices.medianCents)}: metà degli annunci chiede meno, metà di più. Un annuncio su due sta fra ${priceText(prices.lowCents)} e ${priceText(prices.highCents)}.`,
    bars: [],
    table: null,
    basis: { ads },
    more: { label: 'Vedi gli annunci', href: searchHref(make ? { ...list, vehicles: [{ make, model }] } : list) },
  }
}

export async function priceByYear(db: Db, named: NamedModel): Promise<Figure> {
  return pricesOfModel({
    title: `${nameOf(named)}: prezzo mediano per anno di immatricolazione`,
    head: ['Anno', 'Annunci', 'Prezzo mediano'],
    groups: await listPricesByYear(db, slugsOf(named)),
    named,
  })
}

export async function priceByMileage(db: Db, named: NamedModel): Promise<Figure> {
  const groups = await listPricesByMileage(db, slugsOf(named), mileageLimits)
  return pricesOfModel({
    title: `${nameOf(named)}: prezzo mediano per chilometri`,
    head: ['Chilometri', 'Annunci', 'Prezzo mediano'],
    groups: groups.map(({ group, ...rest }) => ({ name: mileageText(group), ...rest })),
    named,
  })
}

/** «20.000–50.000 km» of those that have reached one limit. */
function mileageText(reached: number): string {
  const [from, to] = [mileageLimits[reached - 1], mileageLimits[reached]]
  if (from === undefined) return `fino a ${numberText(mileageLimits[0])} km`
  return to === undefined ? `oltre ${numberText(from)} km` : `${numberText(from)}–${numberText(to)} km`
}

type Grouped = { title: string; head: [string, string, string]; groups: readonly PricedGroup[]; named: NamedModel }

function pricesOfModel({ title, head, groups, named }: Grouped): Figure {
  const all = adsIn(groups)
  if (all < adsNeeded) return tooFewAds(title, all, adsNeeded)
  return {
    ...pricedTable({ title, head, groups }),
    more: { label: `Osservatorio: ${nameOf(named)}`, href: observatoryPath(named.make.slug, named.model.slug) },
  }
}

/** Groups with enough ads, as bars and as a table. */
function pricedTable({ title, head, groups }: Omit<Grouped, 'named'>): Figure {
  const shown = groups.filter(({ ads }) => ads >= adsOfGroup)
  const left = groups.length - shown.length
  if (shown.length === 0)
    return {
      title,
      finding: `Dati non sufficienti: nessun gruppo ha almeno ${adsOfGroup} annunci.`,
      bars: [],
      table: null,
      basis: { ads: adsIn(groups) },
      more: null,
    }
  return {
    title,
    finding: left === 0 ? null : `Non mostriamo i gruppi con meno di ${adsOfGroup} annunci.`,
    bars: shown.map(({ name, medianCents }) => ({ name: name ?? 'Non indicato', value: medianCents ?? 0, text: priceText(medianCents) })),
    table: { head, rows: shown.map(({ name, ads, medianCents }) => [name ?? 'Non indicato', numberText(ads), priceText(medianCents)]) },
    basis: { ads: adsIn(shown) },
    more: null,
  }
}

export async function km0Discount(db: Db, named: NamedModel): Promise<Figure> {
  const title = `${nameOf(named)}: km 0 e usato fino a un anno`
  const { km0, used } = await findKm0Prices(db, slugsOf(named))
  if (Math.min(km0.ads, used.ads) < adsOfGroup || km0.medianCents === null || used.medianCents === null)
    return tooFewAds(title, Math.min(km0.ads, used.ads), adsOfGroup)
  const share = used.medianCents / km0.medianCents - 1
  const sign = share < 0 ? '−' : '+'
  return {
    title,
    finding: `L’usato fino a un anno rispetto al km 0: ${sign}${percentText(Math.abs(share), 0)}.`,
    bars: [],
    table: {
      head: ['Offerta', 'Annunci', 'Prezzo mediano'],
      rows: [
        ['Km 0', numberText(km0.ads), priceText(km0.medianCents)],
        ['Usato fino a un anno', numberText(used.ads), priceText(used.medianCents)],
      ],
    },
    basis: { ads: km0.ads + used.ads },
    more: { label: 'Vedi le km 0', href: searchHref({ ...emptySearch('km0'), vehicles: [named] }) },
  }
}

/** Figure of the days after which ads that have left had left. */
export async function daysOnlineOf(db: Db, named: NamedModel): Promise<Figure> {
  const title = `${nameOf(named)}: giorni in vendita`
  const { days } = await readReport(db, named, { region: null, fuel: null })
  if (days.medianDays === null) return tooFewAds(title, days.ads, adsNeeded)
  return {
    title,
    finding: `Negli ultimi dodici mesi metà degli annunci ha lasciato il sito entro ${numberText(days.medianDays)} giorni.`,
    bars: [],
    table: {
      head: ['Prezzo rispetto alla stima', 'Annunci', 'Giorni mediani'],
      rows: days.byPosition.map(({ position, ads, medianDays }) => [
        position,
        numberText(ads),
        medianDays === null ? 'dati non sufficienti' : numberText(medianDays),
      ]),
    },
    basis: { ads: days.ads },
    more: { label: `Osservatorio: ${nameOf(named)}`, href: observatoryPath(named.make.slug, named.model.slug) },
  }
}
