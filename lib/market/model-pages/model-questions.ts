import { measureText, numberText } from '@/lib/market/catalogue/number-text'
import { euroOf, kmFinding, monthName, nameOf, valueFinding } from '@/lib/market/observatory/findings'
import type { MarketReport, ReportPrices } from '@/lib/market/observatory/market-report'
import { kmPerYear } from '@/lib/market/observatory/observed-vehicle'
import type { CurvePoint } from '@/lib/market/observatory/price-curves'
import { type ModelPage, type Question, yearsOfText } from './model-page'

/** The price of the observed car by its year of registration, the youngest first. */
export type YearPrice = Omit<CurvePoint, 'at'> & { year: number; km: number }

export function yearPrices({ curves, asOf }: Pick<ReportPrices, 'curves' | 'asOf'>): YearPrice[] {
  const thisYear = Number(asOf.slice(0, 4))
  return curves.byAge.map(({ at, ...price }) => ({ ...price, year: thisYear - at, km: at * kmPerYear }))
}

/** Frequent questions about a model; only those that the figures answer. */
export function modelQuestions({ offer, report }: Pick<ModelPage, 'offer' | 'report'>): Question[] {
  const name = nameOf(report)
  return [
    ...offerQuestion(name, offer),
    ...(report.prices ? priceQuestions(name, report.prices) : []),
    ...fuelQuestion(name, report),
    ...daysQuestion(name, report),
  ]
}

function offerQuestion(name: string, offer: ModelPage['offer']): Question[] {
  if (offer.ads === 0) return []
  const ads = offer.ads === 1 ? 'un annuncio' : `${numberText(offer.ads)} annunci`
  const { lowestEuro, highestEuro } = offer
  const prices =
    lowestEuro === null || highestEuro === null
      ? ''
      : lowestEuro === highestEuro
        ? `, a ${euroOf(lowestEuro)}`
        : `, da ${euroOf(lowestEuro)} a ${euroOf(highestEuro)}`
  const years = yearsOfText(offer)
  return [
    {
      question: `Quante ${name} sono in vendita?`,
      answer: `Oggi ${ads}${prices}${years === '' ? '' : `; immatricolazioni ${years}`}.`,
    },
  ]
}

/** Number of years that questions name; a table beside has all. */
const yearsShown = 3

function priceQuestions(name: string, prices: ReportPrices): Question[] {
  const years = yearPrices(prices).filter(({ km }) => km > 0)
  const each = Math.max(1, Math.floor(years.length / yearsShown))
  const shown = years.filter((_, place) => place % each === Math.floor(each / 2)).slice(0, yearsShown)
  const when = monthName(prices.asOf.slice(0, 7))
  const km = kmFinding(prices.curves)
  const perKm = km === undefined ? [] : [{ question: `Quanto pesano i chilometri sul prezzo di una ${name}?`, answer: km }]
  const perYears =
    prices.curves.byAge.length > 1 ? [{ question: `Quanto si svaluta una ${name}?`, answer: valueFinding(prices.curves, name) }] : []
  return [
    ...shown.map(({ year, km, euro, lowEuro, highEuro }) => ({
      question: `Quanto costa una ${name} del ${year}?`,
      answer: `Con ${measureText(km, 'km')} circa ${euroOf(euro)}: 8 annunci su 10 chiedono da ${euroOf(lowEuro)} a ${euroOf(highEuro)} (stima dai nostri annunci, ${when}).`,
    })),
    ...perYears,
    ...perKm,
  ]
}

function fuelQuestion(name: string, { fuels }: MarketReport): Question[] {
  const [most] = fuels
  const all = fuels.reduce((sum, { ads }) => sum + ads, 0)
  if (!most || fuels.length < 2) return []
  const said = fuels.slice(0, 3).map((fuel) => `${fuel.name.toLowerCase()} ${Math.round((fuel.ads / all) * 100)}%`)
  return [{ question: `Con quale alimentazione si trova di più la ${name}?`, answer: `Di ${numberText(all)} annunci: ${said.join(', ')}.` }]
}

function daysQuestion(name: string, { days }: MarketReport): Question[] {
  if (days.medianDays === null) return []
  return [
    {
      question: `In quanto tempo si vende una ${name}?`,
      answer: `Metà degli annunci è uscita dal sito entro ${numberText(days.medianDays)} giorni (${numberText(days.ads)} annunci usciti negli ultimi dodici mesi).`,
    },
  ]
}
