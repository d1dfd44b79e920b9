import { isPlainObject } from '@/lib/kernel/validation/plain-object'

type Fields = Record<string, unknown>

const names = new Set(['id', 'key', 'entityId', 'layerId', 'groupId', 'accountId', 'projectId', 'revision'])
const trees = new Set(['audienceIds', 'audienceConditions'])
const parts = new Set([
  'attributes',
  'audiences',
  'events',
  'experiments',
  'groups',
  'rollouts',
  'trafficAllocation',
  'typedAudiences',
  'variations',
])
/** Deeper than any part of a file; conditions that go deeper are refused later. */
const maxDepth = 100

/** JavaScript, and so the vendor's SDK, takes a number for the text of it and the other way round. Here too, with a doubt for each field where that happens. */
export function mendNumbers(file: Fields): { mended: Fields; doubts: string[] } {
  const doubts = new Set<string>()
  const toText = (value: number, at: string) => {
    doubts.add(`${at} is a number where a text is usual`)
    return String(value)
  }
  /** The vendor's SDK takes what begins a list for its operator unless it is a text, and what it does not know for «or»: so a number there is no audience. */
  const tree = (value: unknown, at: string, depth = 0): unknown => {
    if (typeof value === 'number') return toText(value, at)
    if (!Array.isArray(value) || depth === maxDepth) return value
    if (typeof value[0] === 'number') doubts.add(`${at} begins with a number, which the vendor’s SDK passes over`)
    return value.map((item: unknown, place) => (place === 0 && typeof item === 'number' ? 'or' : tree(item, at, depth + 1)))
  }
  const field = (name: string, value: unknown, at: string, depth: number): unknown => {
    if (names.has(name)) return typeof value === 'number' ? toText(value, at) : value
    if (trees.has(name)) return Array.isArray(value) ? tree(value, at) : value
    if (name === 'experimentIds' && Array.isArray(value))
      return value.map((item: unknown) => (typeof item === 'number' ? toText(item, at) : item))
    if (name === 'endOfRange' && typeof value === 'string' && /^\d{1,9}$/.test(value)) {
      doubts.add(`${at} is a text where a number is usual`)
      return Number(value)
    }
    if (!parts.has(name) || !Array.isArray(value) || depth === maxDepth) return value
    return value.map((item: unknown) => (isPlainObject(item) ? fields(item, `${at}.`, depth + 1) : item))
  }
  const fields = (value: Fields, at: string, depth: number): Fields =>
    Object.fromEntries(Object.entries(value).map(([name, item]) => [name, field(name, item, at + name, depth)]))
  return { mended: fields(file, '', 0), doubts: [...doubts] }
}
