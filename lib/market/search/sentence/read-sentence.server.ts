import { type Category, categorySlugs } from '@/lib/market/catalogue/category'
import { normaliseSearchText } from '../filter-values'
import { type ListPageSlug, listPageOf } from '../list-pages'
import { searchHref } from '../search-href'
import { emptySearch, type SearchPlace, type SearchQuery } from '../search-query'
import { type BuiltSearch, buildSearch } from './build-search.server'
import { categoryWords } from './categories'
import type { Claim, ReadingNote } from './claims'
import { corrected } from './corrections.server'
import { fillerWords, joiners, negations } from './filler-words'
import { phrasesOf } from './phrases'
import { readClaims } from './read-claims.server'
import { keyOf, type Token, tokenise } from './tokens'
import { textParam } from './typed-sentence'

export type SentenceReading = {
  query: SearchQuery
  /** What was not understood, as it was typed: it stays a search in the text of the ads. */
  words: readonly string[]
  notes: readonly ReadingNote[]
}
type Context = {
  /** The list on which the sentence was typed; null on the home page. */
  list: ListPageSlug | null
  thisYear: number
}

/** What somebody looks for, in the words in which they say it. Never throws, and never guesses without saying so. */
export function readSentence(sentence: string, { list, thisYear }: Context): SentenceReading {
  const typed = tokenise(sentence)
  const possible = categoriesByFuel(corrected(typed))
  const tokens = corrected(typed, possible)
  const context = list === null ? 'auto' : listPageOf(list).category
  const categories = categoriesOf(tokens, context)
  const best = bestReading(tokens, keptOf(categories, possible), (category) => {
    const claims = readClaims(tokens, category, thisYear)
    return { claims, built: buildSearch(claims, category, list, thisYear) }
  })
  const left = tokensLeft(tokens, best)
  return {
    query: withText(best.built.query, textOf(typed, tokens, left, best)),
    words: left.map((at) => wordAt(typed, tokens, at)),
    notes: notesOf(typed, tokens, best),
  }
}

/** The reading that understands most; the first one that understands everything ends the search. */
function bestReading(tokens: readonly Token[], categories: readonly Category[], read: (category: Category) => Read): Read {
  const [first, ...others] = categories
  let best = read(first ?? 'auto')
  for (const category of others) {
    if (isWhole(best) && tokensLeft(tokens, best).length === 0) break
    const other = read(category)
    if (score(other) > score(best)) best = other
  }
  return best
}

function isWhole({ claims, built }: Read): boolean {
  return built.refused.length === 0 && claims.every((claim) => claim.kind !== 'vehicle' || claim.name.alone === 'familiar')
}

/** The category that a word names, else all of them, that of the list first: it wins when nothing tells them apart. */
function categoriesOf(tokens: readonly Token[], context: Category): Category[] {
  const named = tokens.flatMap((_, at) =>
    [3, 2, 1].flatMap((length) => (at + length <= tokens.length ? (categoryWords.get(keyOf(tokens, at, length)) ?? []) : [])),
  )
  const special = named.filter((category) => category !== 'auto')
  const [only] = special.length > 0 ? special : named
  if (only !== undefined && (special.length > 0 || context === 'auto')) return [only]
  return [context, ...byUse.filter((category) => category !== context)]
}

/** A fuel that no motorbike takes says that none is meant: «Tuareg diesel» is a slip for the car. Which one is meant when it is named («moto diesel») is not asked here. */
function categoriesByFuel(tokens: readonly Token[]): readonly Category[] {
  const phrases = phrasesOf('annunci')
  const isCarFuel = tokens.some((token, at) => {
    const meaning = phrases.get(token.text)
    return (
      meaning?.param === 'carburante' && meaning.values.every((fuel) => carFuels.has(fuel)) && !negations.has(tokens[at - 1]?.text ?? '')
    )
  })
  return isCarFuel ? categorySlugs.filter((category) => category !== 'moto-e-scooter') : categorySlugs
}

const carFuels: ReadonlySet<string> = new Set(['diesel', 'gpl', 'metano', 'benzina-gpl', 'benzina-metano', 'ibrida-diesel'])

/** One that a word names stays, whatever else rules it out. */
function keptOf(categories: readonly Category[], possible: readonly Category[]): readonly Category[] {
  const kept = categories.filter((category) => possible.includes(category))
  return kept.length > 0 ? kept : categories
}

const byUse: readonly Category[] = ['auto', 'moto-e-scooter', 'veicoli-commerciali', 'caravan-e-camper']

type Read = { claims: readonly Claim[]; built: BuiltSearch }

/** How many words are understood; a familiar model tells more than one that only this category happens to have. */
function score({ claims, built }: Read): number {
  return claims
    .filter((claim) => claim.kind !== 'nothing' && !built.refused.includes(claim))
    .reduce((sum, claim) => sum + claim.length + (claim.kind === 'vehicle' ? (claim.name.alone === 'familiar' ? 0.5 : 0) : 0), 0)
}

/** The places of the words that say something and were not understood. */
function tokensLeft(tokens: readonly Token[], { claims, built }: Read): number[] {
  const taken = new Set(
    claims.filter((claim) => !built.refused.includes(claim)).flatMap(({ at, length }) => Array.from({ length }, (_, index) => at + index)),
  )
  const refused = new Set(built.refused.flatMap(({ at, length }) => Array.from({ length }, (_, index) => at + index)))
  const isLeft = (at: number): boolean => {
    const token = tokens[at]
    if (!token || (taken.has(at) && !refused.has(at))) return false
    if (negations.has(token.text) && !refused.has(at)) return isLeft(at + 1)
    return refused.has(at) || !isSilent(token)
  }
  return tokens.flatMap((_, at) => (isLeft(at) ? [at] : []))
}

function wordAt(typed: readonly Token[], tokens: readonly Token[], at: number): string {
  return typed[at]?.raw.toLowerCase() ?? tokens[at]?.text ?? ''
}

/** Of what is left, what can be looked for in the ads: neither what nobody wants, nor what contradicts itself, nor limits that the list has no filter for. */
function textOf(typed: readonly Token[], tokens: readonly Token[], left: readonly number[], { built }: Read): string {
  const contradicted = built.contradictions.flatMap(({ claims }) => claims)
  const unfit = built.refused.filter((claim) => claim.isNegated || claim.kind === 'amount')
  const isUnwanted = (at: number) =>
    negations.has(tokens[at]?.text ?? '') ||
    negations.has(tokens[at - 1]?.text ?? '') ||
    [...contradicted, ...unfit].some((claim) => at >= claim.at && at < claim.at + claim.length)
  return normaliseSearchText(left.flatMap((at) => (isUnwanted(at) ? [] : [wordAt(typed, tokens, at)])).join(' '))
}

function withText(query: SearchQuery, text: string): SearchQuery {
  return text === '' ? query : { ...query, filters: { ...query.filters, [textParam]: [text] } }
}

function isSilent({ text }: Token): boolean {
  return fillerWords.has(text) || joiners.has(text) || /^[a-z]$/.test(text)
}

/** As many other models are offered. */
const maxOthers = 3

function notesOf(typed: readonly Token[], tokens: readonly Token[], { claims, built }: Read): ReadingNote[] {
  const raw = ({ at, length }: Pick<Claim, 'at' | 'length'>) =>
    typed
      .slice(at, at + length)
      .map((token) => token.raw)
      .join(' ')
  const several = claims.flatMap((claim): ReadingNote[] => {
    if (claim.kind === 'place' && claim.others.length > 0) return [homonymNote(claim, raw(claim), built.query)]
    if (claim.kind !== 'vehicle' || claim.others.length === 0) return []
    const read = nameOf(claim.name)
    return [
      {
        kind: 'several',
        words: raw(claim),
        read,
        others: claim.others.slice(0, maxOthers).map((name) => ({ label: nameOf(name), address: addressWith(built.query, name) })),
      },
    ]
  })
  const contradictions = built.contradictions.map(
    ({ filter, claims: same }): ReadingNote => ({ kind: 'contradiction', words: same.map(raw).join(' '), filter }),
  )
  const slips = tokens.flatMap((token, at): ReadingNote[] => {
    const given = typed[at]
    const isTaken = claims.some((claim) => at >= claim.at && at < claim.at + claim.length)
    return given && given.text !== token.text && isTaken ? [{ kind: 'corrected', typed: given.raw, read: token.text }] : []
  })
  return [...several, ...contradictions, ...slips]
}

/** Of comuni with one name the bigger one is taken, and the others are offered. */
function homonymNote({ place, others }: Extract<Claim, { kind: 'place' }>, words: string, query: SearchQuery): ReadingNote {
  const label = ({ name, provinceCode }: SearchPlace) => `${name} (${provinceCode})`
  const address = (other: SearchPlace) => searchHref({ ...emptySearch(query.list), ...query, place: other })
  return {
    kind: 'several',
    words,
    read: label(place),
    others: others.slice(0, maxOthers).map((other) => ({ label: label(other), address: address(other) })),
  }
}

type Name = Extract<Claim, { kind: 'vehicle' }>['name']

function nameOf({ make, model }: Name): string {
  return model ? `${make.name} ${model.name}` : make.name
}

function addressWith(query: SearchQuery, { make, model }: Name): string {
  return searchHref({ ...emptySearch(query.list), ...query, vehicles: [{ make, model: model && { slug: model.slug, name: model.name } }] })
}
