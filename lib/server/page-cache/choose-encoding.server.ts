import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** The encodings, in the order in which we like them. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** Browsers send a handful of different lines. */
const known = new LRUCache<string, Encoding>({ max: 200 })

/** The encoding for an Accept-Encoding header. `identity` without a header and where none of ours is accepted: a page is better than an error (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity'
  const before = known.get(accepted)
  if (before !== undefined) return before
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  // The package's types do not know its second argument: without it equal qualities follow the visitor's order, and most write gzip first.
  const wanted: unknown = Reflect.apply(negotiator.encoding, negotiator, [encodings, { preferred: encodings }])
  const chosen = encodings.find((encoding) => encoding === wanted) ?? 'identity'
  known.set(accepted, chosen)
  return chosen
}
