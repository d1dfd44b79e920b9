import type { Db } from '@/lib/kernel/db/db.server'
import { routes } from '@/lib/kernel/routes/routes'
import { findMake } from '@/lib/market/catalogue/catalogue.server'
import { euroText, numberText, percentText } from '@/lib/market/catalogue/number-text'
import { emissionClasses, fuels, type Vocabulary } from '@/lib/market/catalogue/vocabulary'
import { adsNeeded } from '@/lib/market/observatory/observed-vehicle'
import { priceLabels } from '@/lib/market/price-rating/price-rating'
import { findAds } from '@/lib/market/search/engine/search-ads.server'
import { searchEngine } from '@/lib/market/search/engine/search-engine.server'
import { searchHref } from '@/lib/market/search/query/search-href'
import { emptySearch } from '@/lib/market/search/query/search-query'
import { adsIn, adsOfGroup, type Figure, priceText, tooFewAds } from './figure'
import { listClassicDecades, listEmissionClasses, listPricesByFuel, listRentalFees, listVerdicts } from './figure-queries.server'

const makesShown = 12

const usedCars = { label: 'Vedi le auto usate', href: routes.usedCars }

export async function fuelShares(db: Db): Promise<Figure> {
  const title = 'Auto usate per carburante, con il prezzo mediano'
  const groups = await listPricesByFuel(db)
  const all = adsIn(groups)
  if (all < adsNeeded) return tooFewAds(title, all, adsNeeded)
  return {
    title,
    finding: null,
    bars: [],
    table: {
      head: ['Carburante', 'Annunci', 'Quota', 'Prezzo mediano'],
      rows: groups.map(({ name, ads, medianCents }) => [
        wordOf(fuels, name),
        numberText(ads),
        percentText(ads / all),
        priceText(ads < adsOfGroup ? null : medianCents),
      ]),
    },
    basis: { ads: all },
    more: usedCars,
  }
}

export async function rentalFees(db: Db): Promise<Figure> {
  const title = 'Noleggio a lungo termine: canone mediano al mese, per marca'
  const groups = await listRentalFees(db)
  const all = adsIn(groups)
  if (all < adsNeeded) return tooFewAds(title, all, adsNeeded)
  const shown = groups.filter(({ ads }) => ads >= adsOfGroup).slice(0, makesShown)
  return {
    title,
    finding: `Le ${shown.length} marche con più offerte, canone come scritto nell’annuncio.`,
    bars: [],
    table: {
      head: ['Marca', 'Annunci', 'Canone mediano'],
      rows: shown.map(({ name, ads, medianCents }) => [
        findMake('auto', name)?.name ?? name,
        numberText(ads),
        medianCents === null ? 'dati non sufficienti' : euroText(medianCents),
      ]),
    },
    basis: { ads: adsIn(shown) },
    more: { label: 'Vedi le auto a noleggio', href: routes.rental },
  }
}

export async function newDriverCount(db: Db): Promise<Figure> {
  const title = 'Auto usate che può guidare chi ha la patente B da meno di tre anni'
  const query = { ...emptySearch('usate'), filters: { neopatentati: ['si'] } }
  const { total, facets } = await findAds(searchEngine(db), query, { limit: 0, params: ['marca'] })
  if (total < adsNeeded) return tooFewAds(title, total, adsNeeded)
  const makes = [...(facets['marca'] ?? [])].sort((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, makesShown)
  return {
    title,
    finding: `Sono ${numberText(total)}. Le ${makes.length} marche che ne hanno di più:`,
    bars: makes.map(({ label, count }) => ({ name: label, value: count ?? 0, text: numberText(count ?? 0) })),
    table: null,
    basis: { ads: total },
    more: { label: 'Vedi le auto per neopatentati', href: searchHref(query) },
  }
}

export async function euroClasses(db: Db): Promise<Figure> {
  const title = 'Auto usate per classe di emissioni'
  const groups = await listEmissionClasses(db)
  const all = adsIn(groups)
  if (all < adsNeeded) return tooFewAds(title, all, adsNeeded)
  const order = [...Object.keys(emissionClasses), null]
  const shown = order.flatMap((name) => groups.filter((group) => group.name === name))
  return sharesFigure(
    title,
    shown.map(({ name, ads }) => ({ name: wordOf(emissionClasses, name), ads })),
  )
}

export async function priceLabelShares(db: Db): Promise<Figure> {
  const title = 'Che cosa diciamo dei prezzi delle auto usate'
  const counts = await listVerdicts(db)
  const all = adsIn(counts)
  if (all < adsNeeded) return tooFewAds(title, all, adsNeeded)
  const names = {
    great: priceLabels[1],
    good: priceLabels[2],
    fair: 'Nella media o sopra',
    doubtful: 'Prezzo da verificare',
    unrated: 'Non valutabile',
  } as const
  const order = ['great', 'good', 'fair', 'doubtful', 'unrated'] as const
  const shown = order.map((verdict) => ({ name: names[verdict], ads: counts.find((one) => one.verdict === verdict)?.ads ?? 0 }))
  return { ...sharesFigure(title, shown), more: { label: 'Come valutiamo i prezzi', href: routes.priceMethod } }
}

function sharesFigure(title: string, groups: readonly { name: string; ads: number }[]): Figure {
  const all = adsIn(groups)
  return {
    title,
    finding: null,
    bars: groups.map(({ name, ads }) => ({ name, value: ads, text: percentText(ads / all) })),
    table: null,
    basis: { ads: all },
    more: usedCars,
  }
}

export async function classicDecades(db: Db): Promise<Figure> {
  const title = 'Auto d’epoca in vendita, per decennio di costruzione'
  const groups = await listClassicDecades(db)
  const all = adsIn(groups)
  if (all < adsNeeded) return tooFewAds(title, all, adsNeeded)
  return {
    title,
    finding: null,
    bars: [],
    table: {
      head: ['Anni', 'Annunci', 'Prezzo mediano'],
      rows: groups.map(({ name, ads, medianCents }) => [
        `dal ${name ?? ''}`,
        numberText(ads),
        priceText(ads < adsOfGroup ? null : medianCents),
      ]),
    },
    basis: { ads: all },
    more: { label: 'Vedi le auto d’epoca', href: routes.classics },
  }
}

function wordOf(words: Vocabulary, value: string | null): string {
  return (value !== null && words[value]) || 'Non indicato'
}
