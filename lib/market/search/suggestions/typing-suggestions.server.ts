import type { Db } from '@/lib/kernel/db/db.server'
import { log } from '@/lib/kernel/errors/log.server'
import type { Category } from '@/lib/market/catalogue/category'
import { placeEntries } from '@/lib/market/places/places-file.server'
import type { StockByCategory, StockMake } from '@/lib/market/search/page/stock-directory'
import { listStock } from '@/lib/market/search/page/stock-directory.server'
import { suggestedPhrases } from '@/lib/market/search/sentence/suggested-phrases'
import { maxTypingSuggestions, type TypingSuggestion } from './suggestion'

type Entry = {
  kind: TypingSuggestion['kind']
  label: string
  /** Keys by which it is found, as `keyOf` writes them: a model also by its name alone. */
  keys: readonly string[]
  category: Category | null
  count: number | null
}

/** A name of two words and the beginning of a third. */
const maxWords = 3
const minPlaceLength = 3
const maxPlaces = 2
const maxPhrases = 3

/** Words without which a small comune is not understood as a place. */
const beforePlaces: ReadonlySet<string> = new Set(['a', 'ad', 'di', 'da', 'in', 'zona', 'presso', 'vicino', 'vicinanze', 'provincia'])

let spokenEntries: readonly Entry[] | undefined

/** Makes and models that are for sale, those with most ads first, then phrases that the parser reads, and places: what the last words of a text may become. */
export function suggestionsFor(text: string, vehicles: readonly Entry[], category: Category): TypingSuggestion[] {
  spokenEntries ??= [...phraseEntries(), ...townEntries()]
  const words = text.replace(/\s+/g, ' ').trimStart().split(' ')
  const found = new Map<string, TypingSuggestion>()
  for (let taken = Math.min(maxWords, words.length); taken > 0; taken -= 1) {
    const before = words.slice(0, -taken)
    for (const { kind, label, count } of entriesLike(keyOf(words.slice(-taken).join(' ')), vehicles, spokenEntries, category)) {
      const isBare = kind === 'place' && !beforePlaces.has(before.at(-1)?.toLowerCase() ?? '')
      const whole = [...before, ...(isBare ? ['a'] : []), label].join(' ')
      if (!found.has(label)) found.set(label, { kind, label, text: whole, count })
    }
  }
  return [...found.values()].slice(0, maxTypingSuggestions)
}

function entriesLike(prefix: string, vehicles: readonly Entry[], spoken: readonly Entry[], category: Category): Entry[] {
  if (prefix === '') return []
  const like = ({ keys }: Entry) => keys.some((key) => key.startsWith(prefix))
  const said = spoken.filter(like)
  const phrases = said.filter(({ kind }) => kind === 'phrase').slice(0, maxPhrases)
  const towns = prefix.length < minPlaceLength ? [] : said.filter(({ kind }) => kind === 'place').slice(0, maxPlaces)
  const named = vehicles.filter(like).toSorted((a, b) => Number(b.category === category) - Number(a.category === category))
  return [...named.slice(0, maxTypingSuggestions - phrases.length - towns.length), ...phrases, ...towns]
}

/** What can be suggested of a stock, by number of ads. */
export function vehicleEntries(stock: StockByCategory<StockMake>): Entry[] {
  const entries = stock.flatMap(({ category, entries: makes }) =>
    makes.flatMap((make): Entry[] => [
      { kind: 'make', label: make.name, keys: [keyOf(make.name)], category, count: make.count },
      ...make.models.map((model): Entry => {
        const label = `${make.name} ${model.name}`
        return { kind: 'model', label, keys: [keyOf(label), keyOf(model.name)], category, count: model.count }
      }),
    ]),
  )
  return entries.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
}

function phraseEntries(): Entry[] {
  return suggestedPhrases().map((label) => ({ kind: 'phrase', label, keys: [keyOf(label)], category: null, count: null }))
}

function townEntries(): Entry[] {
  return [...placeEntries()]
    .sort((a, b) => b.place.weight - a.place.weight)
    .map(({ place: { name, provinceCode }, folded }) => ({
      kind: 'place',
      label: `${name} (${provinceCode})`,
      keys: [keyOf(folded)],
      category: null,
      count: null,
    }))
}

/** Key of a text without accents, blanks and hyphens, however somebody types a name. */
function keyOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
}

const freshMs = 60_000
let known: readonly Entry[] | undefined
let reading: Promise<void> | undefined
let readAt = -Infinity

/** Suggestions from memory: only the first request waits for the database. The stock is read again when it is older than a minute. */
export async function suggestWhileTyping(db: Db, text: string, category: Category, now = Date.now()): Promise<TypingSuggestion[]> {
  if (!reading && now - readAt > freshMs) reading = readStock(db, now)
  if (known) reading?.catch((error: unknown) => log().error({ err: error }, 'the suggestions stay as they are'))
  else await reading
  return suggestionsFor(text, known ?? [], category)
}

async function readStock(db: Db, now: number): Promise<void> {
  try {
    known = vehicleEntries(await listStock(db))
    readAt = now
  } finally {
    reading = undefined
  }
}
