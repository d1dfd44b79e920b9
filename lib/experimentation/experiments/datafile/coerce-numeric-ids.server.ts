import { isPlainObject } from '@/lib/kernel/validation/plain-object'
import { kindOf } from './read-conditions.server'

type Fields = Record<string, unknown>

const names = new Set(['id', 'key', 'entityId', 'layerId', 'groupId', 'accountId', 'projectId', 'revision'])
const trees = new Set(['audienceIds', 'audienceConditions'])
const audiences = new Set(['audiences', 'typedAudiences'])
const parts = new Set(['attributes', ...audiences, 'events', 'experiments', 'groups', 'rollouts', 'trafficAllocation', 'variations'])
/** Deeper than any part of a file; conditions that go deeper are refused later. */
const maxDepth = 100

/** JavaScript, and so the vendor's SDK, treats a number as its text and the other way round. So does this, with a warning for each such field. */
export function coerceNumericIds(file: Fields): { mended: Fields; doubts: string[] } {
  const doubts = new Set<string>()
  const tree = audienceTreeMender(doubts)
  const toText = (value: number, at: string) => doubtfulText(value, at, doubts)
  const list = (name: string, items: unknown[], at: string, depth: number): unknown[] =>
    items.map((item) => (isPlainObject(item) ? fields(audiences.has(name) ? withId(item, at, doubts) : item, `${at}.`, depth + 1) : item))
  const field = (name: string, value: unknown, at: string, depth: number): unknown => {
    if (name === 'groupId' && value === 0) return null // to JavaScript as good as none
    if (names.has(name)) return typeof value === 'number' ? toText(value, at) : value
    if (trees.has(name)) return value ? tree(value, at) : value
    if (name === 'experimentIds' && Array.isArray(value))
      return value.map((item: unknown) => (typeof item === 'number' ? toText(item, at) : item))
    if (name === 'forcedVariations' && isPlainObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([visitor, variation]) => [visitor, typeof variation === 'number' ? toText(variation, at) : variation]),
      )
    if (name === 'endOfRange' && typeof value === 'string' && /^\d{1,9}$/.test(value)) {
      doubts.add(`${at} is a text where a number is usual`)
      return Number(value)
    }
    return parts.has(name) && Array.isArray(value) && depth < maxDepth ? list(name, value, at, depth) : value
  }
  const fields = (value: Fields, at: string, depth: number): Fields =>
    Object.fromEntries(Object.entries(value).map(([name, item]) => [name, field(name, item, at + name, depth)]))
  return { mended: fields(partGroups(file, doubts), '', 0), doubts: [...doubts] }
}

function doubtfulText(value: number, at: string, doubts: Set<string>): string {
  doubts.add(`${at} is a number where a text is usual`)
  return String(value)
}

/** The vendor's SDK looks up an audience under any value. It takes a first element that is no text as an operator, and an unknown operator as «or», so a number there is no audience. */
function audienceTreeMender(doubts: Set<string>) {
  const tree = (value: unknown, at: string, depth = 0): unknown => {
    if (typeof value === 'string') return value
    if (typeof value === 'number') return doubtfulText(value, at, doubts)
    if (!Array.isArray(value)) {
      doubts.add(`${at} holds ${kindOf(value)} where the id of an audience belongs`)
      return keyOf(value)
    }
    if (depth === maxDepth) return value
    return value.map((item: unknown, place) => {
      if (place > 0 || typeof item === 'string' || Array.isArray(item)) return tree(item, at, depth + 1)
      doubts.add(`${at} begins with ${kindOf(item)}, which the vendor’s SDK passes over`)
      return 'or'
    })
  }
  return tree
}

function withId(audience: Fields, at: string, doubts: Set<string>): Fields {
  const id = audience['id']
  if (typeof id === 'string' || typeof id === 'number') return audience
  doubts.add(`${at} has one whose id is ${kindOf(id)}: no experiment means it`)
  return { ...audience, id: keyOf(id) }
}

/** The property name under which JavaScript finds it in an object. */
function keyOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? '[object Object]' : String(value)
}

/** The vendor's SDK compares the experiment ids of a group strictly: a number does not equal its text there, and the visitor gets nothing. */
function partGroups(file: Fields, doubts: Set<string>): Fields {
  const groups = objectsIn(file['groups'])
  const ids = new Set(
    [file, ...groups, ...objectsIn(file['rollouts'])].flatMap((owner) => objectsIn(owner['experiments']).map(({ id }) => id)),
  )
  const part = (range: unknown) => {
    if (!isPlainObject(range)) return range
    const { entityId: entity } = range
    if ((typeof entity !== 'number' && typeof entity !== 'string') || ids.has(entity)) return range
    const other = typeof entity === 'number' ? String(entity) : Number(entity)
    if (!ids.has(other) || String(other) !== String(entity)) return range
    doubts.add(`groups.trafficAllocation.entityId and the id of its experiment are not both texts or both numbers: nobody gets ${entity}`)
    return { ...range, entityId: '' }
  }
  const partAll = (group: unknown) =>
    isPlainObject(group) && Array.isArray(group['trafficAllocation'])
      ? { ...group, trafficAllocation: group['trafficAllocation'].map(part) }
      : group
  return Array.isArray(file['groups']) ? { ...file, groups: file['groups'].map(partAll) } : file
}

const objectsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isPlainObject) : [])
