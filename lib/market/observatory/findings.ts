import { monthNames } from '@/lib/kernel/italian/date-text'
import { regions } from '@/lib/kernel/italian/regions'
import { euroText, measureText, numberText, percentText } from '@/lib/market/catalogue/number-text'
import { fuels } from '@/lib/market/catalogue/vocabulary'
import type { DaysOnline } from './days-online'
import type { MarketReport, RegionTime, ReportPrices, Share } from './market-report'
import type { ObservedMonth } from './observed-months'
import { adsNeeded, kmPerYear, type ObservedVehicle } from './observed-vehicle'
import type { PriceCurves } from './price-curves'
import type { RegionPrice } from './region-prices'

export function nameOf({ make, model }: Pick<MarketReport, 'make' | 'model'>): string {
  return `${make.name} ${model.name}`
}

/** «diesel in Toscana», «in Toscana» or nothing. */
export function partText({ region, fuel }: MarketReport['part']): string {
  const names: Readonly<Record<string, string>> = fuels
  return [fuel === null ? '' : (names[fuel] ?? fuel).toLowerCase(), region === null ? '' : `in ${regions[region]}`]
    .filter(Boolean)
    .join(' ')
}

/** «marzo 2026» from «2026-03». */
export function monthName(month: string): string {
  const [year = '', number = ''] = month.split('-')
  return `${monthNames[Number(number) - 1]} ${year}`
}

/** «5 anni e 60.000 km». */
export function wearText({ ageYears, mileageKm }: Pick<ObservedVehicle, 'ageYears' | 'mileageKm'>): string {
  return `${yearsText(ageYears)} e ${measureText(mileageKm, 'km')}`
}

/** «5 anni»; a car without a year is new. */
export function yearsText(years: number): string {
  if (years === 0) return 'nuova'
  return years === 1 ? '1 anno' : `${years} anni`
}

/** «−4,3%», «+1%» or «0%». */
export function changeText(change: number): string {
  const rounded = Math.round(change * 1_000) / 1_000
  if (rounded === 0) return '0%'
  return `${rounded < 0 ? '−' : '+'}${percentText(Math.abs(rounded))}`
}

export function euroOf(euro: number): string {
  return euroText(euro * 100)
}

export function timeFinding(months: readonly ObservedMonth[], name: string): string {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return 'Il primo mese non è ancora stato misurato: i prezzi nel tempo cominciano questa notte.'
  if (first === last) return `C’è un solo mese di dati, ${monthName(first.month)}: il confronto nel tempo comincia con il prossimo.`
  const change = last.euro - first.euro
  const since = `Da ${monthName(first.month)} la stessa ${name}`
  if (Math.abs(change) < 10) return `${since} costa come allora.`
  return `${since} ${change < 0 ? 'è scesa' : 'è salita'} di ${euroOf(Math.abs(change))}.`
}

/** The same of a region, of which months are recorded since later than of all Italy. */
export function regionTimeFinding({ region, months }: RegionTime, name: string): string {
  const place = `in ${regions[region]}`
  return months.length === 0 ? `${name} ${place}: di nessun mese è ancora registrato un prezzo.` : timeFinding(months, `${name} ${place}`)
}

export function valueFinding({ byAge }: PriceCurves, name: string): string {
  const [first, last] = [byAge[0], byAge.at(-1)]
  if (!first || !last || first === last) return 'Gli annunci bastano per una sola età: non c’è una curva.'
  const lost = 1 - last.euro / first.euro
  return `Da ${yearsText(first.at)} a ${yearsText(last.at)}, ${measureText(kmPerYear, 'km')} l’anno, ${name} passa da ${euroOf(first.euro)} a ${euroOf(last.euro)}: il ${percentText(lost, 0)} in meno.`
}

/** «Ogni 10.000 km: circa 300 € in meno.»; undefined without two points. */
export function kmFinding({ byKm }: PriceCurves): string | undefined {
  const [first, last] = [byKm[0], byKm.at(-1)]
  if (!first || !last || first === last) return undefined
  const each = Math.round((((first.euro - last.euro) / (last.at - first.at)) * 10_000) / 10) * 10
  return `Ogni ${measureText(10_000, 'km')}: circa ${euroOf(each)} in meno.`
}

export function daysFinding({ ads, medianDays, byPosition }: DaysOnline): string {
  if (medianDays === null) return `Troppo pochi annunci usciti dal sito in un anno: ${numberText(ads)}, ne servono ${adsNeeded}.`
  const of = (name: string) => byPosition.find(({ position }) => position === name)?.medianDays ?? null
  const [great, above] = [of('Ottimo'), of('Sopra la media')]
  if (great !== null && above !== null && above > great)
    return `Chi chiede troppo aspetta: sopra la media ci vogliono ${above} giorni, con un Ottimo Prezzo ${great}.`
  return `Metà degli annunci esce dal sito entro ${medianDays} giorni.`
}

export function regionsFinding(prices: readonly RegionPrice[]): string {
  const known = pricedRegions(prices)
  const [cheapest, dearest] = [known[0], known.at(-1)]
  if (!cheapest || !dearest) return `In nessuna regione ci sono stati almeno ${adsNeeded} annunci in un anno.`
  if (cheapest === dearest) return `Solo in ${regions[cheapest.region]} ci sono stati almeno ${adsNeeded} annunci in un anno.`
  const between = `Fra ${regions[cheapest.region]} e ${regions[dearest.region]}`
  if (dearest.euro === cheapest.euro) return `${between} non c’è differenza sulla stessa auto.`
  return `${between} ci sono ${euroOf(dearest.euro - cheapest.euro)} sulla stessa auto.`
}

/** Regions with a price, the cheapest first. */
export function pricedRegions(prices: readonly RegionPrice[]): (RegionPrice & { euro: number })[] {
  return prices.flatMap(({ euro, ...rest }) => (euro === null ? [] : [{ ...rest, euro }])).sort((a, b) => a.euro - b.euro)
}

/** «9.850 €», «circa 9.900 €, stima del modello» where there are too few ads, or that there are. */
export function regionPriceText({ euro, modelEuro }: Pick<RegionPrice, 'euro' | 'modelEuro'>): string {
  if (euro !== null) return euroOf(euro)
  return modelEuro === undefined ? 'troppo pochi annunci' : `circa ${euroOf(modelEuro)}, stima del modello`
}

export function shareFinding(shares: readonly Share[]): string {
  const total = shares.reduce((sum, { ads }) => sum + ads, 0)
  const most = shares.toSorted((a, b) => b.ads - a.ads)[0]
  return most ? `Su 100 annunci ${Math.round((most.ads / total) * 100)}: ${most.name.toLowerCase()}.` : ''
}

/** What the car is that is followed, as far as it is known: «benzina, manuale, 51 kW». */
export function vehicleText({ vehicle }: ReportPrices, names: Readonly<Record<string, string>>): string {
  const { fuel, gearbox, powerKw, doors } = vehicle
  const words = [fuel, gearbox].flatMap((slug) => (slug === null ? [] : [(names[slug] ?? slug).toLowerCase()]))
  return [...words, powerKw === null ? '' : measureText(powerKw, 'kW'), doors === null ? '' : `${doors} porte`].filter(Boolean).join(', ')
}
