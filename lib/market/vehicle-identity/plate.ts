import type { Category } from '@/lib/market/catalogue/category'
import { provinceOfCode } from '@/lib/market/places/province-name'
import { type Month, monthOf } from './month'

/** Number plates of Italy by what they stand for; `unknown`: of no form of ours, as foreign ones are. */
export const plateForms = [
  ...['series', 'square', 'motorbike', 'moped', 'trailer', 'trial', 'police', 'visitor', 'province', 'unknown'],
] as const
export type PlateForm = (typeof plateForms)[number]
/** First registrations that such plates were handed out for; null: no bound is known. */
export type PlateWindow = { from: Month | null; to: Month | null }
export type ReadPlate = { plate: string; form: PlateForm } & PlateWindow

/** The first month of each series; what comes after the last is not known. */
const seriesStarts: readonly { letter: string; at: Month }[] = [
  { letter: 'A', at: monthOf(1994, 2) },
  { letter: 'B', at: monthOf(1998, 2) },
  { letter: 'C', at: monthOf(2002, 3) },
  { letter: 'D', at: monthOf(2006, 2) },
  { letter: 'E', at: monthOf(2010, 1) },
  { letter: 'F', at: monthOf(2015, 6) },
  { letter: 'G', at: monthOf(2019, 12) },
]
/** Letters of plates in their order: I, O, Q and U are never on one. */
const letters = 'ABCDEFGHJKLMNPRSTVWXYZ'
/** Months: plates wait in stores of the provinces, so some are early and many late. */
const margin = { early: 6, late: 12 } as const
/** Plates of provinces were handed out until 1994, to motorbikes until 1999. */
const lastOfProvinces = { car: monthOf(1994, 12), motorbike: monthOf(1999, 12) } as const

const unbounded: PlateWindow = { from: null, to: null }
const numbered = /^[A-Z]{2}\d{3}[A-Z]{2}$/
const trial = /^(?:[A-Z]\d|\d{2})P\d{5}$|^PROVA[A-Z\d]{2,6}$/
const moped = /^X[A-Z\d]{5}$/
const motorbike = /^([A-Z]{2})\d{5}$/
const ofProvince = /^(ROMA|[A-Z]{2})(?:\d{1,6}|[A-Z]\d{5}|\d[A-Z]\d{4}|\d{5}[A-Z])$/
/** Pairs that stand for visitors and embassies, never for a place in the series. */
const visitors = ['EE', 'CC', 'CD']
const special: Readonly<Record<string, PlateForm>> = { X: 'trailer', Y: 'police', Z: 'square' }

/** Reads a plate as somebody typed it; `fault`: a sentence about what cannot be. */
export function readPlate(text: string, category: Category): ReadPlate | { fault: string } {
  const plate = text.replace(/[\s.·*-]+/g, '').toUpperCase()
  if (!/^(?=.*\d)[A-Z\d]{4,10}$/.test(plate)) return { fault: 'Una targa ha lettere e cifre, per esempio GA123BC' }
  if (numbered.test(plate)) return readNumbered(plate)
  if (trial.test(plate)) return { plate, form: 'trial', ...unbounded }
  if (moped.test(plate)) return { plate, form: 'moped', ...unbounded }
  const [, province] = ofProvince.exec(plate) ?? []
  if (province !== undefined && (province === 'ROMA' || provinceOfCode(province) !== undefined))
    return { plate, form: 'province', from: null, to: category === 'moto-e-scooter' ? lastOfProvinces.motorbike : lastOfProvinces.car }
  return { plate, form: motorbike.test(plate) ? 'motorbike' : 'unknown', ...unbounded }
}

function readNumbered(plate: string): ReadPlate | { fault: string } {
  const [first, second] = [plate.charAt(0), plate.charAt(1)]
  const wrong = plate.search(/[IOQU]/)
  if (wrong >= 0) return { fault: `Il carattere ${wrong + 1} è «${plate[wrong]}», che nelle targhe italiane non c’è mai: ricontrollalo` }
  const form = visitors.includes(first + second) ? 'visitor' : (special[first] ?? 'series')
  return { plate, form, ...(form === 'series' ? windowOf(first, second) : unbounded) }
}

/** Between two starts the second letter says how far a series had come, give or take the margin. Of the last one only its start is known. */
function windowOf(first: string, second: string): PlateWindow {
  const at = seriesStarts.findIndex(({ letter }) => letter === first)
  const [start, next] = [seriesStarts[at]?.at, seriesStarts[at + 1]?.at]
  if (start === undefined) return unbounded
  if (next === undefined) return { from: start, to: null }
  const reached = (turns: number) => start + Math.floor(((next - start) * turns) / letters.length)
  const turn = letters.indexOf(second)
  return { from: Math.max(start, reached(turn) - margin.early), to: reached(turn + 1) + margin.late }
}
