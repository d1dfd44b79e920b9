import { findMake, findModel } from '@/lib/market/catalogue/catalogue.server'
import { type Category, isCategory } from '@/lib/market/catalogue/category'
import type { NamedModel } from '@/lib/market/observatory/market-report'
import { provinces } from '@/lib/market/places/place'
import type { SlugAndName } from '@/lib/market/search/query/search-query'

/** What an article gives a figure: «make=fiat model=panda». */
export type FigureParams = ReadonlyMap<string, string>
/** A category, or a make or model of it. */
export type NamedVehicles = { category: Category; make: SlugAndName | null; model: SlugAndName | null }

/** Refuses, by an error, a name that the figure does not know: it would be ignored, and the article wrong. */
export function allowOnly(params: FigureParams, names: readonly string[]): void {
  const unknown = [...params.keys()].filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`unknown parameters of a figure: ${unknown.join(', ')}`)
}

export function readVehicles(params: FigureParams): NamedVehicles {
  allowOnly(params, ['category', 'make', 'model'])
  const [category, make, model] = [params.get('category') ?? 'auto', params.get('make'), params.get('model')]
  if (!isCategory(category)) throw new Error(`«${category}» is no category`)
  if (make === undefined && model !== undefined) throw new Error('a model needs its make')
  return { category, make: make === undefined ? null : makeNamed(category, make), model: modelNamed(category, make, model) }
}

export function readModel(params: FigureParams): NamedModel {
  allowOnly(params, ['make', 'model'])
  const make = makeNamed('auto', required(params, 'make'))
  const model = modelNamed('auto', make.slug, required(params, 'model'))
  if (!model) throw new Error('a figure of a model names it')
  return { make, model }
}

/** A whole number from `least` to `most`. */
export function readNumber(params: FigureParams, name: string, least: number, most: number): number {
  const text = required(params, name)
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= least && number <= most)) throw new Error(`${name}=${text} lies not between ${least} and ${most}`)
  return number
}

/** «MI», in either case. */
export function readProvince(params: FigureParams): string {
  const code = required(params, 'province').toUpperCase()
  if (!Object.hasOwn(provinces, code)) throw new Error(`«${code}» is no province`)
  return code
}

function required(params: FigureParams, name: string): string {
  const text = params.get(name)
  if (text === undefined) throw new Error(`${name} is missing`)
  return text
}

function makeNamed(category: Category, slug: string): SlugAndName {
  const make = findMake(category, slug)
  if (!make) throw new Error(`«${slug}» is no make of ${category}`)
  return { slug: make.slug, name: make.name }
}

function modelNamed(category: Category, make: string | undefined, slug: string | undefined): SlugAndName | null {
  if (make === undefined || slug === undefined) return null
  const model = findModel(category, make, slug)
  if (!model) throw new Error(`«${slug}» is no model of ${make}`)
  return { slug: model.slug, name: model.name }
}
