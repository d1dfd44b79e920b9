import type { Audience, Condition, ConditionValue, NoCondition } from './datafile/datafile'
import { conditionType } from './decision/audience-conditions'
import { type ConditionTree, isOperator } from './decision/condition-tree'

const maxLength = 600
const everybody = 'Tutti i visitatori'

const matchWords = new Map(
  Object.entries({
    exact: 'è',
    gt: 'maggiore di',
    ge: 'almeno',
    lt: 'minore di',
    le: 'al massimo',
    substring: 'contiene',
    semver_eq: 'ha versione',
    semver_gt: 'ha versione successiva a',
    semver_ge: 'ha almeno versione',
    semver_lt: 'ha versione precedente a',
    semver_le: 'ha al massimo versione',
  }),
)

/** Whom an experiment is for, as a sentence: read like `judgeTree` reads it. */
export function describeAudience(audience: ConditionTree, audienceById: ReadonlyMap<string, Audience>): string {
  const text = treeWords<never>(audience, (id) => audienceText(id, audienceById))
  if (text === '') return everybody
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}

function audienceText(id: string, audienceById: ReadonlyMap<string, Audience>): string {
  const audience = audienceById.get(id)
  if (!audience) return `pubblico sconosciuto «${id}»`
  const conditions = treeWords(audience.conditions, conditionText)
  return `«${audience.name || id}»${conditions === '' ? '' : ` (${conditions})`}`
}

function conditionText(condition: Condition | NoCondition | string): string {
  if (typeof condition === 'string') return `condizione illeggibile «${condition}»`
  if ('holds' in condition) return 'condizione illeggibile'
  const { type, name, match, value } = condition
  if (type === conditionType && match === 'exists') return `${name} è presente`
  const words = type === conditionType ? matchWords.get(match) : undefined
  return words === undefined ? `condizione sconosciuta su ${name || 'un attributo senza nome'}` : `${name} ${words} ${valueText(value)}`
}

function valueText(value: ConditionValue): string {
  if (typeof value === 'boolean') return value ? 'vero' : 'falso'
  return typeof value === 'number' ? String(value) : `«${value ?? 'nulla'}»`
}

function treeWords<Leaf extends object>(tree: ConditionTree<Leaf>, leafWords: (leaf: Leaf | string) => string, isInside = false): string {
  if (!Array.isArray(tree)) return leafWords(tree)
  const [first] = tree
  const items = typeof first === 'string' && !isOperator(first) ? tree : tree.slice(1)
  if (first === 'not') return items[0] === undefined ? '' : `non (${treeWords(items[0], leafWords)})`
  const texts = items.map((item) => treeWords(item, leafWords, items.length > 1)).filter((text) => text !== '')
  const text = texts.join(first === 'and' ? ' e ' : ' oppure ')
  return isInside && texts.length > 1 ? `(${text})` : text
}
