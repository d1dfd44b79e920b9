import { monthNames } from '@/lib/kernel/italian/date-text'
import { spokenNumber } from '@/lib/kernel/italian/spoken-number'
import { type Category, categorySlugs } from '@/lib/market/catalogue/category'
import { typingDistance } from '@/lib/market/places/spelling'
import { limitWords, namedUnits, unitWords } from './amount-words'
import { categoryWords } from './categories'
import { allPhrases, wordsOfPhrases } from './phrases'
import { isWordOfComune, wordsOfPlaces } from './place-names.server'
import { realWords } from './real-words'
import type { Token } from './tokens'
import { vehicleNames, wordsOfVehicles } from './vehicle-names.server'
import { versionWords } from './version-words'
import { fillerWords, joiners, negations } from './wishes/filler-words'
import { wordsOfWishes } from './wishes/wishes'

const oneSlipFrom = 5
const twoSlipsFrom = 8
/** The first letter is seldom wrong: only longer words may differ in it. */
const firstLetterFrom = 8

/** Slips that are further from the word than letters can tell. */
const usualSlips = new Map([
  ...['kashkai', 'cashcai', 'quasqai', 'quashkai', 'cascai', 'kasqai', 'qashcai', 'kashqai', 'quashqai'].map((slip): [string, string] => [
    slip,
    'qashqai',
  ]),
  ...['hunday', 'hundai', 'iundai', 'hyunday', 'hiunday', 'hiundai', 'yundai'].map((slip): [string, string] => [slip, 'hyundai']),
  ...['pegeout', 'pegiot', 'pejo', 'pegeut', 'peugeut', 'pegot'].map((slip): [string, string] => [slip, 'peugeot']),
  ...['volswagen', 'wolswagen', 'folkswagen'].map((slip): [string, string] => [slip, 'volkswagen']),
  ...['citroin', 'citron', 'sitroen'].map((slip): [string, string] => [slip, 'citroen']),
  ...['hibrida', 'hibrido', 'hibride', 'hybrida', 'hybrido', 'ibbrida', 'ibryda', 'ybrida', 'iblida'].map((slip): [string, string] => [
    slip,
    'ibrida',
  ]),
  ...['pandino', 'pandina', 'pandone'].map((slip): [string, string] => [slip, 'panda']),
  ...['sciroco', 'siroco'].map((slip): [string, string] => [slip, 'scirocco']),

  ...['ipsilon', 'epsilon', 'ypsylon', 'upsilon'].map((slip): [string, string] => [slip, 'ypsilon']),
  ...['apcar', 'apecart'].map((slip): [string, string] => [slip, 'apecar']),
])

/** What is known of the names in some categories: every word, and by their length those that can be meant. */
type Vocabulary = { known: ReadonlySet<string>; byLength: ReadonlyMap<number, readonly string[]> }

const vocabularies = new Map<string, Vocabulary>()

/** The tokens with slips of the finger put right: one wrong letter in five, two in eight. Words that exist are never changed, names of vehicles only if it is one of these categories that has them. */
export function corrected(tokens: readonly Token[], categories: readonly Category[] = categorySlugs): Token[] {
  const vocabulary = vocabularyOf(categories)
  return tokens.map((token) => {
    const meant = correctionOf(token.text, vocabulary)
    return meant === null ? token : { ...token, text: meant }
  })
}

function correctionOf(word: string, { known, byLength }: Vocabulary): string | null {
  const usual = usualSlips.get(word)
  if (usual !== undefined) return usual
  if (word.length < oneSlipFrom || /\d/.test(word) || isReal(word, known)) return null
  const limit = word.length >= twoSlipsFrom ? 2 : 1
  let best: string | null = null
  let fewest = limit + 1
  let isTied = false
  for (let length = word.length - limit; length <= word.length + limit; length += 1) {
    for (const candidate of byLength.get(length) ?? []) {
      if (candidate.charAt(0) !== word.charAt(0) && word.length < firstLetterFrom) continue
      const slips = typingDistance(word, candidate, Math.min(limit, fewest))
      if (slips > limit || slips > fewest || isOtherEnding(word, candidate)) continue
      isTied = slips === fewest
      fewest = slips
      best = candidate
    }
  }
  return isTied && fewest > 1 ? null : best
}

/** «corso» is no Corsa: another last vowel is another word. */
function isOtherEnding(word: string, candidate: string): boolean {
  return (
    word.length === candidate.length && word.slice(0, -1) === candidate.slice(0, -1) && /[aeiou]$/.test(word) && /[aeiou]$/.test(candidate)
  )
}

function isReal(word: string, known: ReadonlySet<string>): boolean {
  return known.has(word) || isWordOfComune(word) || spokenNumber(word) !== undefined
}

function vocabularyOf(categories: readonly Category[]): Vocabulary {
  const key = categories.toSorted().join()
  const found = vocabularies.get(key)
  if (found) return found
  const byLength = wordsByLength(categories)
  const known = new Set([
    ...[
      ...fillerWords,
      ...joiners,
      ...negations,
      ...versionWords,
      ...realWords,
      ...wordsOfWishes(),
      ...monthNames,
      ...categoryWords.keys(),
      ...allPhrases(),
    ],
    ...[...limitWords.keys(), ...unitWords.keys(), ...namedUnits.keys()].flatMap((words) => words.split(' ')),
    ...[...byLength.values()].flat(),
    ...categories.flatMap((category) => [...vehicleNames(category).keys()]),
  ])
  const vocabulary = { known, byLength }
  vocabularies.set(key, vocabulary)
  return vocabulary
}

/** Words by their length, as only those of nearly the same length can be meant. The most important ones come first and win. */
function wordsByLength(categories: readonly Category[]): ReadonlyMap<number, readonly string[]> {
  const byLength = new Map<number, string[]>()
  const all = new Set([
    ...categoriesByWeight.filter((category) => categories.includes(category)).flatMap(wordsOfVehicles),
    ...wordsOfPhrases(),
    ...categoryWords.keys(),
    ...wordsOfPlaces(),
  ])
  for (const word of all) if (/^[a-z]{5,}$/.test(word)) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word])
  return byLength
}

const categoriesByWeight: readonly Category[] = ['auto', 'moto-e-scooter', 'caravan-e-camper', 'veicoli-commerciali']
