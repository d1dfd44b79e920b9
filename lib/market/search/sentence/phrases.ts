import { fold } from '@/lib/market/catalogue/fold'
import { type ListPageSlug, listPageSlugs } from '@/lib/market/search/page/list-pages'
import type { FilterDefinition } from '@/lib/market/search/query/filter-kinds'
import { filtersOf } from '@/lib/market/search/query/filter-params'
import { equipmentWords } from './equipment-words'
import { vehicleWords } from './vehicle-words'
import { offerWords } from './wishes/offer-words'

/** What a phrase says: one or more values of a filter. */
export type PhraseMeaning = { param: string; values: readonly string[] }
/** Meanings by the words of the phrase without anything between them. */
export type PhraseIndex = ReadonlyMap<string, PhraseMeaning>

export const maxWordsOfPhrase = 6

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...vehicleWords, ...offerWords, dotazioni: equipmentWords }
/** Labels that are ordinary words or letters of their own; what people write for them stands in the tables. */
const noPhrases = new Set([
  'altro',
  'a',
  'b',
  'gas',
  'si',
  'epoca',
  'comfort',
  'tessuto',
  'aziendale',
  'diesel',
  'elettrico',
  'elettrica',
  'tipo',
  'stato',
  'depotenziataa2',
])
const indexes = new Map<ListPageSlug, PhraseIndex>()

/** Everything that can be said about the vehicles of a list, from the options of its filters and the tables of words. */
export function phrasesOf(list: ListPageSlug): PhraseIndex {
  const known = indexes.get(list)
  if (known) return known
  const index = new Map<string, PhraseMeaning>()
  for (const filter of [...filtersOf(list)].sort(typesFirst))
    for (const [phrase, meaning] of phrasesOfFilter(filter, list)) if (!index.has(phrase)) index.set(phrase, meaning)
  indexes.set(list, index)
  return index
}

/** «integrale» is a motorhome before it is a drive. */
function typesFirst(a: FilterDefinition, b: FilterDefinition): number {
  return Number(b.param === 'tipo') - Number(a.param === 'tipo')
}

/** Every phrase of any list: a word that stands in one is a real word. */
export function allPhrases(): ReadonlySet<string> {
  return new Set(listPageSlugs.flatMap((list) => [...phrasesOf(list).keys()]))
}

/** «bianc(o|a)» as «bianco» and «bianca», each without blanks. */
export function formsOf(text: string): string[] {
  return text.split(',').flatMap((form) => alternatives(form).map(phraseKey).filter(Boolean))
}

export function phraseKey(text: string): string {
  return fold(text.toLowerCase()).replace(/[^a-z0-9#.]/g, '')
}

/** Every single word of the tables, for the correction of slips. */
export function wordsOfPhrases(): string[] {
  return Object.values(words).flatMap((byValue) => Object.values(byValue).flatMap(wordsOf))
}

/** Every single word of some forms. */
export function wordsOf(text: string): string[] {
  return text.split(',').flatMap((form) => alternatives(form).flatMap((one) => one.trim().split(/\s+/)))
}

function phrasesOfFilter(filter: FilterDefinition, list: ListPageSlug): [string, PhraseMeaning][] {
  const own = Object.entries(words[filter.param] ?? {}).flatMap(([values, text]) =>
    meaning(filter, values.split('+'), list).flatMap((says) => formsOf(text).map((form): [string, PhraseMeaning] => [form, says])),
  )
  return [...own, ...labelsOf(filter, list)]
}

/** Values that the list does not know say nothing there. */
function meaning(filter: FilterDefinition, values: readonly string[], list: ListPageSlug): PhraseMeaning[] {
  if (!('options' in filter)) return [{ param: filter.param, values }]
  const known = values.filter((value) => Object.hasOwn(filter.options(list), value))
  return known.length === 0 ? [] : [{ param: filter.param, values: known }]
}

function labelsOf(filter: FilterDefinition, list: ListPageSlug): [string, PhraseMeaning][] {
  const entry = (label: string, value: string): [string, PhraseMeaning] => [phraseKey(label), { param: filter.param, values: [value] }]
  const isPlace = filter.param === 'regione' || filter.param === 'provincia'
  const labels =
    'options' in filter && !isPlace && filter.param !== 'durata'
      ? Object.entries(filter.options(list)).flatMap(([value, label]) => (label.split('/').length > 1 ? [] : [entry(label, value)]))
      : filter.kind === 'yes'
        ? [entry(filter.label, 'si')]
        : []
  return labels.filter(([key]) => key.length > 1 && !noPhrases.has(key) && !/^\d+$/.test(key))
}

function alternatives(text: string): string[] {
  const [, before = '', endings, after = ''] = /^([^(]*)\(([^)]*)\)(.*)$/.exec(text) ?? []
  if (endings === undefined) return [text]
  return endings.split('|').flatMap((ending) => alternatives(after).map((rest) => before + ending + rest))
}
