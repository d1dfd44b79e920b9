import { numberText } from '@/lib/market/catalogue/number-text'
import type { ListPageSlug } from '@/lib/market/search/page/list-pages'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import { parseMonth } from './registration-month'
import { parseWhole } from './whole-number'

export type End = 'da' | 'a'

/** The scale of the slider of a filter, and how its limits are written in the fields. An end of the scale is no limit. */
export type SliderScale = {
  min: number
  max: number
  step: number
  names: Readonly<Record<End, string>>
  /** What stands at the place of a limit that was typed. */
  read(text: string): number | undefined
  write(limit: number): string
  /** Says a limit in words, for screen readers. */
  say(value: number, end: End): string
}

const counted = {
  min: 0,
  read: (text: string) => parseWhole(text, 0, Number.MAX_SAFE_INTEGER),
  write: numberText,
}

/** The scale of a filter whose slider has no bars; undefined for every other. */
export function sliderScale(param: string, list: ListPageSlug, thisYear: number): SliderScale | undefined {
  const isBike = listPageOf(list).category === 'moto-e-scooter'
  switch (param) {
    case 'anno':
      return yearScale(list === 'auto_d_epoca' ? 1920 : 1990, thisYear)
    case 'km':
      return measureScale({ unit: 'km', max: isBike ? 100_000 : 300_000, step: isBike ? 2_500 : 5_000 }, [
        'dei chilometri',
        'minimi',
        'massimi',
      ])
    case 'cv':
      return measureScale({ unit: 'CV', max: isBike ? 200 : 400, step: 5 }, power)
    case 'kw':
      return measureScale({ unit: 'kW', max: isBike ? 150 : 300, step: 5 }, power)
  }
}

const power = ['della potenza', 'minima', 'massima'] as const

/** The price, along its bars. */
export function priceScale(step: number, steps: number): SliderScale {
  return measureScale({ unit: '€', max: step * steps, step }, ['del prezzo', 'minimo', 'massimo'])
}

type Measure = Pick<SliderScale, 'max' | 'step'> & { unit: string }

function measureScale({ unit, max, step }: Measure, [what, least, most]: readonly [string, string, string]): SliderScale {
  const say = (value: number, end: End) => `${numberText(value)} ${unit}${end === 'a' && value >= max ? ' e più' : ''}`
  return { ...counted, max, step, say, names: { da: `Cursore ${what} ${least}`, a: `Cursore ${what} ${most}` } }
}

/** A scale of whole years; a month that was typed stays written until its thumb is moved. */
function yearScale(min: number, max: number): SliderScale {
  return {
    min,
    max,
    step: 1,
    names: { da: 'Cursore del primo anno', a: 'Cursore dell’ultimo anno' },
    read: (text) => parseMonth(text, 2100)?.year,
    write: String,
    say: (value, end) => `${value}${end === 'da' && value <= min ? ' e prima' : ''}`,
  }
}
