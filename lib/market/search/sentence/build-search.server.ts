import { findModel } from '@/lib/market/catalogue/catalogue.server'
import type { Category } from '@/lib/market/catalogue/category'
import { isListPage, type ListPageSlug, listPageOf, mainListPage } from '@/lib/market/search/page/list-pages'
import type { FilterDefinition } from '@/lib/market/search/query/filter-kinds'
import { filtersOf } from '@/lib/market/search/query/filter-params'
import { type FilterValues, readFilter } from '@/lib/market/search/query/filter-values'
import {
  defaultRadiusKm,
  emptySearch,
  type SearchQuery,
  type SlugAndName,
  type VehicleChoice,
} from '@/lib/market/search/query/search-query'
import { effectiveExclusions, inCanonicalForm } from '@/lib/market/search/query/vehicle-choice'
import { paramsOfAmount } from './amount-params'
import { type Claim, listOfOffer } from './claims'
import { type SoftSearch, withWishes } from './wishes/soft-search'

export type BuiltSearch = SoftSearch & {
  /** The claims that the list has no filter for, or that contradict each other. */
  refused: readonly Claim[]
  contradictions: readonly { filter: string; claims: readonly Claim[] }[]
}

type FilterClaim = Extract<Claim, { kind: 'filter' }>
type AmountClaim = Extract<Claim, { kind: 'amount' }>

const maxRadiusKm = 500

/** The claims as a search. `context` is the list on which the sentence was typed. */
export function buildSearch(claims: readonly Claim[], category: Category, context: ListPageSlug | null, thisYear: number): BuiltSearch {
  const list = listOf(claims, category, context)
  const filters = filtersOf(list)
  const refused: Claim[] = []
  const params = new URLSearchParams()
  const contradictions: { filter: string; claims: readonly Claim[] }[] = []
  for (const [param, same] of byParam(claims, list)) {
    const filter = filters.find((one) => one.param === param)
    const result = filter ? chosen(filter, same, list) : null
    if (filter && result === 'contradiction') contradictions.push({ filter: filter.label, claims: same })
    else if (result === null || result === 'contradiction') refused.push(...same)
    else for (const value of result) params.append(param, value)
  }
  const places = claims.flatMap((claim) => (claim.kind === 'place' && !claim.isNegated ? [claim] : []))
  const areProvinces = params.has('provincia') || places.length > 1
  if (areProvinces) for (const { place } of places) params.append('provincia', place.provinceCode.toLowerCase())
  const [place] = areProvinces ? [] : places
  const isHere = claims.some((claim) => claim.kind === 'aside' && claim.isHere)
  const radius = place || isHere ? claims.find((claim): claim is AmountClaim => claim.kind === 'amount' && isRadius(claim)) : undefined
  refused.push(...claims.filter((claim) => claim.kind === 'aside' && !claim.isHere))
  refused.push(...claims.filter((claim) => (claim.kind === 'version' || claim.kind === 'place') && claim.isNegated))
  const amounts = claims.filter((claim): claim is AmountClaim => claim.kind === 'amount' && claim !== radius)
  const read = amounts.map((claim) => ({
    claim,
    given: claim.isNegated ? null : paramsOfAmount(claim.amount, { list, params, thisYear, prefersKm: params.has('prezzo_a') }),
  }))
  for (const { claim, given } of read) {
    if (given) for (const [name, value] of given) params.append(name, value)
    else refused.push(claim)
  }
  for (const crossed of crossedLimits(filters, read, params)) contradictions.push(crossed)
  addVersions(claims, params)
  const values: FilterValues = Object.fromEntries(filters.flatMap((filter) => Object.entries(readFilter(filter, list, params))))
  const found = place?.place ?? null
  const facts = {
    ...emptySearch(list),
    ...vehiclesOf(claims, list),
    place: found,
    radiusKm: found ? (radius?.amount.value ?? defaultRadiusKm) : null,
    filters: withoutRivals(values, claims),
  }
  return {
    ...withWishes(facts, claims, category),
    refused,
    contradictions,
  }
}

type ReadAmount = { claim: AmountClaim; given: ReturnType<typeof paramsOfAmount> }

/** «oltre 10mila e sotto 5mila»: no number is both, so neither is searched. */
function crossedLimits(
  filters: readonly FilterDefinition[],
  read: readonly ReadAmount[],
  params: URLSearchParams,
): BuiltSearch['contradictions'] {
  return filters.flatMap((filter) => {
    const limit = (end: 'da' | 'a') => params.get(`${filter.param}_${end}`)
    const [from, to] = [limit('da'), limit('a')]
    if (from === null || to === null || Number.parseInt(from, 10) <= Number.parseInt(to, 10)) return []
    const claims = read.flatMap(({ claim, given }) => (given?.some(([name]) => name.startsWith(`${filter.param}_`)) ? [claim] : []))
    for (const end of ['da', 'a']) params.delete(`${filter.param}_${end}`)
    return [{ filter: filter.label, claims }]
  })
}

const classicOnly: ReadonlySet<string> = new Set(['certificato', 'crs', 'restauro', 'numeri_coincidenti'])

/** Cars have a list for each kind of offer. */
function listOf(claims: readonly Claim[], category: Category, context: ListPageSlug | null): ListPageSlug {
  if (category !== 'auto') return mainListPage(category)
  const offers = claims.flatMap((claim) => (claim.kind === 'filter' && claim.param === 'offerta' ? [claim] : []))
  const rented = claims.some(
    (claim) =>
      claim.kind === 'amount' && (claim.amount.unit === 'canone' || claim.amount.unit === 'anticipo' || claim.amount.unit === 'km_anno'),
  )
  const values = new Set(offers.filter(({ isNegated }) => !isNegated).flatMap(({ values }) => values))
  if (values.size === 0 && claims.some((claim) => claim.kind === 'filter' && classicOnly.has(claim.param))) return 'auto_d_epoca'
  if (values.size === 0 && rented) return 'noleggio_lungo_termine'
  const [only] = values.size === 1 && offers.every(({ isNegated }) => !isNegated) ? [...values] : []
  if (only !== undefined) return listOfOffer[only] ?? mainListPage(category)
  return offers.length === 0 && context !== null && isListPage(context) && listPageOf(context).category === category
    ? context
    : mainListPage(category)
}

/** The list says itself what the offer is. */
function byParam(claims: readonly Claim[], list: ListPageSlug): Map<string, FilterClaim[]> {
  const groups = new Map<string, FilterClaim[]>()
  for (const claim of claims) {
    if (claim.kind !== 'filter' || (claim.param === 'offerta' && claim.values.every((value) => listOfOffer[value] === list))) continue
    groups.set(claim.param, [...(groups.get(claim.param) ?? []), claim])
  }
  return groups
}

/** What the claims about one filter choose; null when no filter can do that. */
function chosen(filter: FilterDefinition, claims: readonly FilterClaim[], list: ListPageSlug): readonly string[] | 'contradiction' | null {
  const wanted = claims.filter(({ isNegated }) => !isNegated)
  const unwanted = new Set(claims.filter(({ isNegated }) => isNegated).flatMap(({ values }) => values))
  if (filter.kind !== 'choice') return unwanted.size > 0 ? null : wanted.flatMap(({ values }) => values)
  const options = Object.keys(filter.options(list))
  const values = new Set(wanted.flatMap((claim) => claim.values))
  if (wanted.length > 0 && [...values].every((value) => unwanted.has(value))) return 'contradiction'
  if (unwanted.size > 0) return complement(filter.param, options, wanted.length > 0 ? [...values] : options, unwanted)
  const isEither =
    (filter.param === 'carburante' || filter.param === 'cambio') &&
    wanted.slice(1).some((claim) => !claim.isJoined && !within(claim, wanted[0]))
  return isEither && values.size > 1 ? 'contradiction' : [...values].filter((value) => options.includes(value))
}

/** «no diesel» takes every other fuel that people know; «altro» is nobody's wish. */
function complement(
  param: string,
  options: readonly string[],
  wanted: readonly string[],
  unwanted: ReadonlySet<string>,
): readonly string[] | null {
  if (param === 'cambio' && unwanted.has('automatico')) return ['manuale']
  const left = wanted.filter((value) => !unwanted.has(value) && options.includes(value) && value !== 'altro' && value !== 'non-indicato')
  return left.length === 0 ? null : left
}

function within({ values }: FilterClaim, first: FilterClaim | undefined): boolean {
  return values.every((value) => first?.values.includes(value)) || (first?.values.every((value) => values.includes(value)) ?? false)
}

function isRadius({ amount: { unit, value, low }, isNegated }: AmountClaim): boolean {
  return !isNegated && low === null && value <= maxRadiusKm && value >= 1 && Number.isInteger(value) && (unit === 'raggio' || unit === 'km')
}

function addVersions(claims: readonly Claim[], params: URLSearchParams): void {
  const texts = claims.flatMap((claim) => {
    if (claim.isNegated) return []
    if (claim.kind === 'version') return [claim.text]
    return claim.kind === 'vehicle' && claim.name.version !== null ? [claim.name.version] : []
  })
  if (texts.length > 0) params.set('versione', [...new Set(texts)].join(' '))
}

/** A make beside one of its models says nothing more. */
function vehiclesOf(claims: readonly Claim[], list: ListPageSlug): Pick<SearchQuery, 'vehicles' | 'excluded'> {
  const choices = (isNegated: boolean): VehicleChoice[] =>
    claims.flatMap((claim) => {
      if (claim.kind !== 'vehicle' || claim.isNegated !== isNegated || (isNegated && isMakeOfNext(claims, claim))) return []
      return [claim.name, ...claim.also].map(({ make, model }) => ({ make, model: model && modelOn(list, make, model) }))
    })
  const given = choices(false)
  const specific = given.filter(
    ({ make, model }) => model !== null || !given.some((one) => one.model !== null && one.make.slug === make.slug),
  )
  const vehicles = inCanonicalForm(specific)
  return { vehicles, excluded: effectiveExclusions(choices(true), vehicles) }
}

/** «escluso Fiat 500» takes away the model, «escluso Fiat e 500» all of the make. */
function isMakeOfNext(claims: readonly Claim[], claim: Extract<Claim, { kind: 'vehicle' }>): boolean {
  const next = claims[claims.indexOf(claim) + 1]
  const isBeside = next?.kind === 'vehicle' && next.at === claim.at + claim.length && next.isNegated && next.name.model !== null
  return isBeside && claim.name.model === null && next.name.make.slug === claim.name.make.slug
}

/** «Renault 4» is the new one, and may be the old one. */
export function formerNamesake({ make, model }: SlugPair): SlugAndName | undefined {
  const slug = model && formerModels.get(`${make.slug}/${model.slug}`)
  return slug ? findModel('auto', make.slug, slug) : undefined
}

type SlugPair = { make: SlugAndName; model: SlugAndName | null }

const formerModels = new Map([
  ['renault/renault-4-e-tech', 'r4'],
  ['renault/renault-5-e-tech', 'r5'],
])

/** The model that is meant on a list: among classic cars «500» is the one of old, where the catalogue tells them apart. */
function modelOn(list: ListPageSlug, make: SlugAndName, { slug, name }: SlugAndName): SlugAndName {
  if (list !== 'auto_d_epoca') return { slug, name }
  const former = formerModels.get(`${make.slug}/${slug}`)
  const old =
    former !== undefined
      ? findModel('auto', make.slug, former)
      : (findModel('auto', make.slug, `${slug}-storica`) ?? findModel('auto', make.slug, `${slug}-storico`))
  return old ? { slug: old.slug, name: old.name } : { slug, name }
}

/** «furgone frigo» is a frigo. */
const generic: ReadonlySet<string> = new Set(['furgone', 'autocarro', 'scooter', 'caravan'])

/** «scooter T-Max», «furgone Ranger»: the model knows better what it is than the noun. */
function withoutRivals(filters: FilterValues, claims: readonly Claim[]): FilterValues {
  const bodies = claims.flatMap((claim) =>
    claim.kind === 'vehicle' && !claim.isNegated && claim.name.model ? [claim.name.model.body] : [],
  )
  const types = filters['tipo']
  if (!types) return filters
  const named = claims.flatMap((claim) => (claim.kind === 'filter' && claim.param === 'tipo' ? [claim] : []))
  const precise = types.filter((type) => !generic.has(type))
  if (precise.length > 0 && precise.length < types.length && named.every(({ isJoined, isNegated }) => !isJoined && !isNegated))
    return { ...filters, tipo: precise }
  if (bodies.length === 0 || precise.length > 0 || bodies.every((body) => types.includes(body))) return filters
  return Object.fromEntries(Object.entries(filters).filter(([param]) => param !== 'tipo'))
}
