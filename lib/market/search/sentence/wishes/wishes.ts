import { formsOf, phraseKey, wordsOf } from '../phrases'
import { keyOf, type Token, textOf } from '../tokens'
import { lasting, people, plainWishes } from './plain-wishes'
import { type Wish, wishes } from './wish-words'

/** A wish in a sentence; null where it changes nothing. */
export type WishAt = { wish: Wish | null; length: number }

const maxWords = 8
const maxWordsOfPattern = 7

const index = new Map<string, Wish | null>([
  ...[plainWishes, people, lasting].flatMap((text) => formsOf(text).map((form): [string, null] => [form, null])),
  ...wishes.flatMap((wish) => formsOf(wish.words).map((form): [string, Wish] => [form, wish])),
])
/** Words behind which years are those of a person, or those to come. */
const withYears = new Set(formsOf(`${people}, ${lasting}`))
const wishFor = (words: string) => index.get(phraseKey(words)) ?? null

const numbers = '(?:\\d{1,2}|un|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)'
/** Numbers that are no amount of a vehicle. */
const patterns: readonly { pattern: RegExp; wish: Wish | null }[] = [
  {
    pattern: new RegExp(`^${numbers} (?:figli|figlie|bambini|bambine|bimbi|ragazzi|cani|passeggini|seggiolini)\\b`),
    wish: wishFor('famiglia'),
  },
  {
    pattern:
      /^(?:che )?(?:fa |faccia |faccio )?(?:i |almeno |circa )?\d{1,2}(?: km| chilometri)? (?:con un litro|con 1 litro|al litro|a litro|per litro|l)\b/,
    wish: wishFor('consuma poco'),
  },
  { pattern: /^\d{1,4} (?:km|chilometri) (?:al giorno|ogni giorno|tutti i giorni|al di|a settimana|alla settimana|al mese)\b/, wish: null },
  { pattern: /^(?:ogni giorno|tutti i giorni|al giorno) (?:circa |faccio |per |di )?\d{1,4} (?:km|chilometri)\b/, wish: null },
]
const years = new RegExp(`^(?:che |di |da |ha |con |per |almeno |circa |appena ){0,2}${numbers} anni\\b`)

/** The wish that begins here, by its most words. */
export function wishAt(tokens: readonly Token[], at: number): WishAt | null {
  const rest = textOf(tokens, at, maxWordsOfPattern)
  for (const { pattern, wish } of patterns) {
    const [said] = pattern.exec(rest) ?? []
    if (said !== undefined) return { wish, length: said.split(' ').length }
  }
  for (let length = Math.min(maxWords, tokens.length - at); length > 0; length -= 1) {
    const key = keyOf(tokens, at, length)
    const wish = index.get(key)
    if (wish === undefined) continue
    const [more] = withYears.has(key) ? (years.exec(textOf(tokens, at + length, maxWordsOfPattern)) ?? []) : []
    return { wish, length: length + (more?.split(' ').length ?? 0) }
  }
  return null
}

/** Every word of a wish: real ones, no slips. */
export function wordsOfWishes(): string[] {
  return [plainWishes, people, lasting, ...wishes.map(({ words }) => words)].flatMap(wordsOf)
}
