import { measureText, percentText } from '@/lib/market/catalogue/number-text'
import { euroOf, yearsText } from './findings'
import type { NamedModel } from './market-report'
import { kmPerYear } from './observed-vehicle'
import type { CurvePoint } from './price-curves'

/** A car and what it is worth, whole euro: what the valuation answers to these facts. */
export type ExampleValue = {
  euro: number
  lowEuro: number
  highEuro: number
  fuel: string | null
  gearbox: string | null
  mileageKm: number
  /** «03/2019». */
  month: string
}

/** What the home page shows of the observatory: prices of a model by age, at least two. JSON-serialisable. */
export type HomeMarket = NamedModel & {
  ads: number
  asOf: string
  points: CurvePoint[]
  /** How many models can be looked at. */
  models: number
  example: ExampleValue | null
}

type Curve = Pick<HomeMarket, 'make' | 'model' | 'points'>

/** The finding as a heading: «In 6 anni una Panda perde il 39%». */
export function lossHeading({ model, points }: Curve): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  const time = first.at === 0 ? `In ${yearsText(last.at)}` : `Da ${first.at} a ${yearsText(last.at)}`
  const change = 1 - last.euro / first.euro
  if (Math.round(change * 100) <= 0) return `${time} una ${model.name} non perde valore`
  return `${time} una ${model.name} perde il ${percentText(change, 0)}`
}

/** Which year costs most: «Il primo anno pesa più di tutti: 2.180 €.»; undefined where none does. */
export function dearestYear({ points }: Curve): string | undefined {
  const losses = points.slice(1).map((point, place) => {
    const before = points[place] ?? point
    return { from: before.at, to: point.at, euro: (before.euro - point.euro) / (point.at - before.at) }
  })
  const worst = losses.toSorted((a, b) => b.euro - a.euro)[0]
  if (!worst || worst.euro < 10) return undefined
  const euro = euroOf(Math.round(worst.euro / 10) * 10)
  if (worst.to === 1) return `Il primo anno pesa più di tutti: ${euro}.`
  return `Fra ${worst.from} e ${yearsText(worst.to)} perde di più: ${euro} l’anno.`
}

/** What the curve says, as a sentence: both its ends, as every age weighs on the first page of all. */
export function curveText({ make, model, points }: Curve): string {
  const ends = [points[0], points.at(-1)].flatMap((point) => (point ? [point] : []))
  const said = ends.map(({ at, euro }) => `${yearsText(at)} ${euroOf(euro)}`).join(', ')
  return `Prezzo di una ${make.name} ${model.name} per età, con ${measureText(kmPerYear, 'km')} l’anno: ${said}.`
}
