import { typingDistance } from '@/lib/market/places/spelling'
import { versionWords } from '@/lib/market/price-rating/model/version-words'

/** Two letters at least: the single one of «320d» has no capital of its own. */
const writtenWords = /\p{L}[\p{L}-]+/gu
/** Shorter words differ by a letter and mean something else. */
const leastLetters = 6
/** How many times more frequent the right spelling is than the wrong one. */
const timesAsFrequent = 5

type Spelling = { word: string; count: number; text: string }

/**
 * Names of versions of one model with misspelt words in the spelling of the majority («Performace» is Performance), and each word with the capitals that
 * most of them write.
 */
export function spelledAlike(texts: readonly string[]): (text: string) => string {
  const spellings = spellingsIn(texts)
  const meant = new Map([...spellings.values()].map((spelling) => [spelling.word, (meantBy(spelling, spellings) ?? spelling).text]))
  return (text) => text.replace(writtenWords, (token) => meant.get(wordOf(token) ?? '') ?? token)
}

/** The single word of a token without digits; a token of several words or of none has no spelling. */
function wordOf(token: string): string | undefined {
  const [word, ...others] = versionWords(token)
  return word !== undefined && others.length === 0 ? word : undefined
}

function spellingsIn(texts: readonly string[]): Map<string, Spelling> {
  const counts = new Map<string, Map<string, number>>()
  for (const token of texts.flatMap((text) => text.match(writtenWords) ?? [])) {
    const word = wordOf(token)
    if (word === undefined) continue
    const own = counts.get(word) ?? new Map<string, number>()
    counts.set(word, own.set(token, (own.get(token) ?? 0) + 1))
  }
  return new Map([...counts].map(([word, own]) => [word, spellingOf(word, own)]))
}

/** With capitals, where anybody writes them: «tdi» is TDI. */
function spellingOf(word: string, own: ReadonlyMap<string, number>): Spelling {
  const ordered = [...own].sort((one, other) => other[1] - one[1]).map(([text]) => text)
  const count = [...own.values()].reduce((sum, times) => sum + times, 0)
  return { word, count, text: ordered.find((text) => /\p{Lu}/u.test(text)) ?? ordered[0] ?? word }
}

function meantBy({ word, count }: Spelling, spellings: ReadonlyMap<string, Spelling>): Spelling | undefined {
  if (word.length < leastLetters) return undefined
  return [...spellings.values()]
    .filter(
      (other) => other.word.length >= leastLetters && other.count >= timesAsFrequent * count && typingDistance(word, other.word, 1) === 1,
    )
    .sort((one, other) => other.count - one.count)[0]
}
