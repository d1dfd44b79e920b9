/** What somebody may be about to type, and what stands in the box if they choose it. */
export type TypingSuggestion = {
  kind: (typeof kinds)[number]
  /** «Fiat Panda», «Pisa (PI)». */
  label: string
  /** The whole sentence with it. */
  text: string
  /** Ads of a make or model; null for everything else. */
  count: number | null
}

const kinds = ['make', 'model', 'phrase', 'place'] as const
export const maxTypingSuggestions = 8

/** The suggestions of an answer, which is not trusted: an old page may call a newer server. */
export function readTypingSuggestions(answer: unknown): TypingSuggestion[] {
  return Array.isArray(answer) ? answer.flatMap(readOne).slice(0, maxTypingSuggestions) : []
}

function readOne(given: unknown): TypingSuggestion[] {
  if (typeof given !== 'object' || given === null || !('kind' in given && 'label' in given && 'text' in given && 'count' in given))
    return []
  const { label, text, count } = given
  const kind = kinds.find((each) => each === given.kind)
  if (kind === undefined || typeof label !== 'string' || typeof text !== 'string') return []
  return [{ kind, label, text, count: typeof count === 'number' ? count : null }]
}
