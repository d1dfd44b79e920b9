import { findMake, findModel, tableOf, type Make, type Model } from './catalogue.server'
import { buildMatcher, type Matcher } from './alias-matcher'
import { fold } from './fold'
import type { Category } from './category'

const makeMatchers = new Map<Category, Matcher>()
const modelMatchers = new Map<string, Matcher>()

/** The make that a make field names: "VW", "MERCEDES-BENZ", "Citroen". The text must be the make, not a whole title. */
export function recogniseMake(category: Category, text: string): Make | undefined {
  const folded = fold(text).replaceAll("'", '')
  const hit = makeMatcher(category).find(folded)
  return hit && hit.start === 0 && hit.end === folded.length ? findMake(category, hit.value) : undefined
}

/** The make that stands first in a title: "PROMO! Fiat Panda 1.2 Easy" is a Fiat. */
export function recogniseMakeInTitle(category: Category, title: string): Make | undefined {
  const hit = makeMatcher(category).find(fold(title))
  return hit && findMake(category, hit.value)
}

/** The model of a known make in a model name, a version ("118d", "a 180") or a whole title; the first named one counts. */
export function recogniseModel(category: Category, makeSlug: string, text: string): Model | undefined {
  const matcher = modelMatcher(category, makeSlug)
  if (!matcher) return undefined
  const folded = fold(text)
  const afterMake = folded.slice(makePrefixLength(category, makeSlug, folded)).trimStart()
  const whole = matcher.find(folded, 'whole')
  const slug = (whole ?? findAfterMake(matcher, afterMake) ?? matcher.find(folded) ?? matcher.find(folded, 'weak'))?.value
  return slug === undefined ? undefined : findModel(category, makeSlug, slug)
}

/** Listings glue the model to itself ("C-HRC-HR 1.8") and to the version ("Q235 2.0 tdi", "30081.2"): pulled apart here. */
function findAfterMake(matcher: Matcher, text: string) {
  const unglued = text.replace(/^(\S.{0,24}?\S)'?\1/, '$1 $1')
  const hit = matcher.find(unglued, 'whole') ?? matcher.find(unglued, 'start')
  const named = matcher.find(unglued)
  if (hit && (named?.start !== 0 || named.end < hit.end)) return hit
  if (named?.start === 0) return named
  return matcher.find(unglued, 'glued') ?? named
}

function makePrefixLength(category: Category, makeSlug: string, folded: string): number {
  const hit = makeMatcher(category).find(folded)
  return hit?.start === 0 && hit.value === makeSlug ? hit.end : 0
}

function makeMatcher(category: Category): Matcher {
  const known = makeMatchers.get(category)
  if (known) return known
  const matcher = buildMatcher(
    tableOf(category).flatMap((make) => make.aliases.map((text) => ({ text, kind: 'anywhere' as const, value: make.slug }))),
  )
  makeMatchers.set(category, matcher)
  return matcher
}

function modelMatcher(category: Category, makeSlug: string): Matcher | undefined {
  const key = `${category}/${makeSlug}`
  const known = modelMatchers.get(key)
  if (known) return known
  const make = tableOf(category).find(({ slug }) => slug === makeSlug)
  if (!make) return undefined
  const matcher = buildMatcher(make.models.flatMap((model) => model.aliases.map((alias) => ({ ...alias, value: model.slug }))))
  modelMatchers.set(key, matcher)
  return matcher
}
