import type { Token } from './tokens'

const maxWords = 4

/** What the longest phrase of a table that begins here means. */
export function longest<Value>(
  tokens: readonly Token[],
  at: number,
  map: ReadonlyMap<string, Value>,
): { value: Value; length: number } | undefined {
  if (!firstWordsOf(map).has(tokens[at]?.text ?? '')) return undefined
  for (let length = Math.min(maxWords, tokens.length - at); length > 0; length -= 1) {
    const value = map.get(
      tokens
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(' '),
    )
    if (value !== undefined) return { value, length }
  }
  return undefined
}

const firstWords = new Map<unknown, ReadonlySet<string>>()

/** Most words begin no phrase: then nothing longer is looked up. */
function firstWordsOf(map: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const known = firstWords.get(map)
  if (known) return known
  const words = new Set([...map.keys()].map((phrase) => phrase.split(' ')[0] ?? ''))
  firstWords.set(map, words)
  return words
}
