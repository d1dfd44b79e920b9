import { measureText, numberText } from '@/lib/market/catalogue/number-text'

/** Kilometres on a day («2026-03-14»), with who says so: a paper that a person has looked at, or nobody but the seller. */
export type Reading = { on: string; km: number; source: string; isDocumented: boolean }

/** What the readings say together. `places`: the readings at which they fall or leap, by their place in the order of days. */
export type MileageVerdict = {
  kind: 'rises' | 'falls' | 'leaps' | 'one' | 'none'
  /** The verdict in a few words, then what follows from it. */
  head: string
  text: string
  places: number[]
}

/** Fewer kilometres than these are rounding: an ad says 54.000 where a paper says 54.300. */
export const roundingKm = 1_000
/** More than these in a year, and at least so many at once, nobody drives without a reason. */
export const leap = { kmInYear: 80_000, km: 20_000 } as const
const yearDays = 365.25
const dayMs = 86_400_000

/** In the order of their days; of one day the lower first. */
export function inOrder(readings: readonly Reading[]): Reading[] {
  return [...readings].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.km - b.km))
}

/** What readings in the order of their days say together. A fall has honest reasons too: it is a question, never an accusation. */
export function judgeMileage(readings: readonly Reading[]): MileageVerdict {
  const [first, ...others] = readings
  if (!first) return { kind: 'none', head: 'Nessuno ha detto i chilometri.', text: 'È la prima cosa da chiedere.', places: [] }
  if (others.length === 0)
    return {
      kind: 'one',
      head: 'C’è una lettura sola.',
      text: 'Non basta per dire se i chilometri salgono: chiedi le revisioni.',
      places: [],
    }
  const steps = others.map((to, at) => ({ from: readings[at] ?? first, to, place: at + 1 }))
  const falls = steps.filter(({ from, to }) => to.km < from.km - roundingKm)
  if (falls.length > 0)
    return {
      kind: 'falls',
      head: `${falls.map(fallText).join('. ')}.`,
      text: 'Può essere un errore di chi scrive, o un quadro strumenti cambiato: chiedi perché prima di muoverti.',
      places: falls.map(({ place }) => place),
    }
  const leaps = steps.filter(isLeap)
  if (leaps.length > 0)
    return {
      kind: 'leaps',
      head: `${leaps.map(leapText).join('. ')}.`,
      text: 'È più di quanto si guida di solito: può essere un errore di battitura. Chiedi quale cifra è giusta.',
      places: leaps.map(({ place }) => place),
    }
  return { kind: 'rises', head: 'Salgono sempre, senza salti.', text: paceText(readings), places: [] }
}

type Step = { from: Reading; to: Reading; place: number }

function isLeap({ from, to }: Step): boolean {
  const driven = to.km - from.km
  return driven >= leap.km && driven / yearsBetween(from, to) > leap.kmInYear
}

function fallText({ from, to }: Step): string {
  return `${betweenText(from, to)} scendono di ${numberText(from.km - to.km)}`
}

function leapText({ from, to }: Step): string {
  return `${betweenText(from, to)} salgono di ${numberText(to.km - from.km)}`
}

/** «Tra il 2022 e il 2024»; months where both are of one year, days where both are of one month. */
function betweenText(from: Reading, to: Reading): string {
  if (from.on === to.on) return `Il ${dayText(from.on)}`
  if (from.on.slice(0, 7) === to.on.slice(0, 7)) return `Tra il ${dayText(from.on)} e il ${dayText(to.on)}`
  if (from.on.slice(0, 4) === to.on.slice(0, 4)) return `Tra ${readingMonth(from.on)} e ${readingMonth(to.on)}`
  return `Tra il ${from.on.slice(0, 4)} e il ${to.on.slice(0, 4)}`
}

/** At least a day: two readings of one day do not make an endless pace. */
function yearsBetween(from: Reading, to: Reading): number {
  return Math.max(1, (Date.parse(to.on) - Date.parse(from.on)) / dayMs) / yearDays
}

/** Readings that lie closer say little about a year. */
const pacedYears = 0.5

function paceText(readings: readonly Reading[]): string {
  const [first, last] = [readings[0], readings.at(-1)]
  if (!first || !last || yearsBetween(first, last) < pacedYears)
    return 'Le letture sono vicine fra loro: non dicono quanto si guida in un anno.'
  const perYear = Math.round((last.km - first.km) / yearsBetween(first, last) / 100) * 100
  return `In media ${measureText(Math.max(0, perYear), 'km')} l’anno fra la prima lettura e l’ultima.`
}

/** «03/2024». */
export function readingMonth(on: string): string {
  const [year = '', month = ''] = on.split('-')
  return `${month}/${year}`
}

/** «14/03/2024». */
export function dayText(on: string): string {
  return on.split('-').reverse().join('/')
}
