import { type Category, categorySlugs } from '@/lib/market/catalogue/category'
import { type ListPageSlug, listPageOf } from '@/lib/market/search/page/list-pages'
import { normaliseSearchText } from '@/lib/market/search/query/filter-values'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { buildSearch } from './build-search.server'
import { categoryWords } from './categories'
import type { Claim, ReadingNote } from './claims'
import { corrected } from './corrections.server'
import { phrasesOf } from './phrases'
import { readClaims } from './read-claims.server'
import { notesOf, type Read } from './reading-notes.server'
import { keyOf, type Token, tokenise } from './tokens'
import { fillerWords, joiners, negations } from './wishes/filler-words'

export type SentenceReading = {
  query: SearchQuery
  /** The same search without its soft choices, for when they find nothing; null without any. */
  hard: SearchQuery | null
  /** What was not understood, as it was typed: it puts ads first that have it, and leaves none out. */
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
  const best = bestReading(tokens, narrowedTo(categories, possible), (category) => {
    const claims = readClaims(tokens, category, thisYear)
    const build = (given: readonly Claim[]) => buildSearch(given, category, list, thisYear)
    return { claims, build, built: build(claims) }
  })
  const left = tokensLeft(tokens, best)
  const whole = (query: SearchQuery) => withText(query, textOf(typed, tokens, left, best))
  const isSoft = best.built.made.some(({ isChoice }) => isChoice)
  return {
    query: whole(best.built.query),
    hard: isSoft ? whole(best.built.hard) : null,
    words: left.map((at) => wordAt(typed, tokens, at)),
    notes: notesOf(typed, tokens, best, whole),
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
    isTowed(tokens, at)
      ? []
      : [3, 2, 1].flatMap((length) => (at + length <= tokens.length ? (categoryWords.get(keyOf(tokens, at, length)) ?? []) : [])),
  )
  const special = named.filter((category) => category !== 'auto')
  const [only] = special.length > 0 ? special : named
  if (only !== undefined && (special.length > 0 || context === 'auto')) return [only]
  return [context, ...byUse.filter((category) => category !== context)]
}

/** «gancio per roulotte»: what is towed is not looked for. */
function isTowed(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 3), at).some(({ text }) => /^(?:gancio|traino|trainare)$/.test(text))
}

/** A fuel that no motorbike takes says that none is meant: «Tuareg diesel» is a slip for the car. A category that is named («moto diesel») is decided elsewhere. */
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

/** Narrows the categories; one that a word names stays, whatever else rules it out. */
function narrowedTo(categories: readonly Category[], possible: readonly Category[]): readonly Category[] {
  const both = categories.filter((category) => possible.includes(category))
  return both.length > 0 ? both : categories
}

const byUse: readonly Category[] = ['auto', 'moto-e-scooter', 'veicoli-commerciali', 'caravan-e-camper']

/** How many words are understood; a familiar model tells more than one that only this category happens to have. */
function score({ claims, built }: Read): number {
  return claims
    .filter((claim) => claim.kind !== 'nothing' && claim.kind !== 'wish' && !built.refused.includes(claim))
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

/** Words left that can be looked for in the ads: neither unwanted, nor in contradiction, nor limits that the list has no filter for. */
function textOf(typed: readonly Token[], tokens: readonly Token[], left: readonly number[], { built }: Read): string {
  const contradicted = built.contradictions.flatMap(({ claims }) => claims)
  const unfit = built.refused.filter((claim) => claim.isNegated || claim.kind === 'amount' || claim.kind === 'aside')
  const isUnwanted = (at: number) =>
    negations.has(tokens[at]?.text ?? '') ||
    negations.has(tokens[at - 1]?.text ?? '') ||
    [...contradicted, ...unfit].some((claim) => at >= claim.at && at < claim.at + claim.length)
  return normaliseSearchText(left.flatMap((at) => (isUnwanted(at) ? [] : [wordAt(typed, tokens, at)])).join(' '))
}

function withText(query: SearchQuery, text: string): SearchQuery {
  return text === '' ? query : { ...query, words: text }
}

function isSilent({ text }: Token): boolean {
  return fillerWords.has(text) || joiners.has(text) || /^[a-z]$/.test(text)
}
