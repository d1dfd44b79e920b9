import { buildMatcher, type Hit, type Matcher } from './alias-matcher'
import { findMake, findModel, type Make, type Model, tableOf } from './catalogue.server'
import type { Category } from './category'
import { fold } from './fold'

const makeMatchers = new Map<Category, Matcher>()
const modelMatchers = new Map<string, Matcher>()

/** The make that a make field names: "VW", "MERCEDES-BENZ", "Citroen". The text must be the make, not a whole title. */
export function recogniseMake(category: Category, text: string): Make | undefined {
  const folded = fold(text).replaceAll("'", '')
  const hit = makeMatcher(category).find(folded)
  return hit && hit.start === 0 && hit.end === folded.length ? findMake(category, hit.value) : undefined
}

/** The make that stands first in a title: "PROMO! Fiat Panda 1.2 Easy" is a Fiat, and so is "Panda 1.2 Easy". */
export function recogniseMakeInTitle(category: Category, title: string): Make | undefined {
  const folded = fold(title).trim()
  const slug = makeMatcher(category).find(folded)?.value ?? modelsNamedAlone[(/^(?:new |nuova )?([a-z]+)/.exec(folded) ?? [])[1] ?? '']
  return slug === undefined ? undefined : findMake(category, slug)
}

/** Models so well known that sellers leave out the make. */
const modelsNamedAlone: Readonly<Record<string, string>> = {
  ...{
    panda: 'fiat',
    punto: 'fiat',
    ducato: 'fiat',
    doblo: 'fiat',
    fiorino: 'fiat',
    scudo: 'fiat',
    golf: 'volkswagen',
    polo: 'volkswagen',
  },
  ...{ tiguan: 'volkswagen', corsa: 'opel', astra: 'opel', clio: 'renault', captur: 'renault', twingo: 'renault', yaris: 'toyota' },
  ...{ fiesta: 'ford', qashqai: 'nissan', juke: 'nissan', ypsilon: 'lancia', giulietta: 'alfa-romeo', stelvio: 'alfa-romeo' },
  ...{ renegade: 'jeep', wrangler: 'jeep', duster: 'dacia', sandero: 'dacia', sportage: 'kia', tucson: 'hyundai', evoque: 'land-rover' },
}

/** The model of a known make in a model name, a version ("118d", "a 180") or a whole title; the first named one counts. */
export function recogniseModel(category: Category, makeSlug: string, text: string): Model | undefined {
  const matcher = modelMatcher(category, makeSlug)
  if (!matcher) return undefined
  const folded = fold(text)
  const afterMake = folded.slice(makeEnd(category, makeSlug, folded)).replace(/^[ '-]+/, '')
  const whole = matcher.find(folded, 'whole')
  const slug = (
    whole ??
    matcher.find(folded, 'strong') ??
    findAfterMake(matcher, afterMake) ??
    matcher.find(folded) ??
    matcher.find(folded, 'weak')
  )?.value
  return slug === undefined ? undefined : findModel(category, makeSlug, slug)
}

/** A field often says less than the title: "225" where the title says "225e Active Tourer", "c3" where it says "C3 Aircross". */
export function refineModel(category: Category, makeSlug: string, model: Model, title: string): Model {
  const titled = recogniseModel(category, makeSlug, title)
  return titled && fold(titled.name).startsWith(fold(model.name)) ? titled : model
}

/** Listings glue the model to itself ("C-HRC-HR 1.8") and to the version ("Q235 2.0 tdi", "Mustangfastback"): pulled apart here. */
function findAfterMake(matcher: Matcher, text: string): Hit | undefined {
  const bare = text.replaceAll("'", '')
  const repeated = bare.replace(/^((?:\S+ )?)(\S.{0,24}?\S)\2/, '$1$2 $2')
  const unglued = repeated === bare ? text : repeated
  const undoubled = unglued.replace(/^((?:\S+ )?\S*([a-z]))'?\2(?= )/, '$1') // "500XX 1.3"
  const candidates = [...findAtStart(matcher, unglued), ...(undoubled === unglued ? [] : findAtStart(matcher, undoubled))]
  return candidates.reduce<Hit | undefined>((best, hit) => (best && best.end >= hit.end ? best : hit), undefined) ?? matcher.find(unglued)
}

function findAtStart(matcher: Matcher, text: string): Hit[] {
  const ways = ['whole', 'start', 'anywhere', 'glued'] as const
  return ways
    .map((way) => matcher.find(text, way))
    .filter((hit) => hit?.start === 0)
    .filter((hit) => hit !== undefined)
}

function makeEnd(category: Category, makeSlug: string, folded: string): number {
  const hit = makeMatcher(category).find(folded)
  return hit?.value === makeSlug ? hit.end : 0
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
