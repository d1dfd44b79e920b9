/** Conditions as the configuration file writes them: a leaf, or a list that begins with «and», «or» or «not». */
export type ConditionTree<Leaf extends object = never> = Leaf | string | ConditionTree<Leaf>[]
/** The result; null: it cannot be known, for instance because the attribute is missing. «Given up»: the vendor's SDK fails here, and gives no variation. */
export type ConditionResult = boolean | null | 'given up'

const operators: unknown[] = ['and', 'or', 'not']
export const isOperator = (word: unknown) => operators.includes(word)

/** The words of a tree that are no operators: ids of audiences. */
export function wordsIn<Leaf extends object>(tree: ConditionTree<Leaf>): string[] {
  if (typeof tree === 'string') return [tree]
  return Array.isArray(tree) ? tree.flatMap((item, place) => (place === 0 && isOperator(item) ? [] : wordsIn(item))) : []
}

export function evaluateTree<Leaf extends object>(
  tree: ConditionTree<Leaf>,
  judge: (leaf: Leaf | string) => ConditionResult,
): ConditionResult {
  if (!Array.isArray(tree)) return judge(tree)
  const [first] = tree
  // Only a list that begins with a word of its own is read whole: one that begins with a list or a leaf loses it, as it does in the vendor's SDK.
  const from = typeof first === 'string' && !isOperator(first) ? 0 : 1
  if (first === 'not') return opposite(tree, judge)
  return first === 'and' ? untilOne(false, tree, from, judge) : untilOne(true, tree, from, judge)
}

/** One `deciding` verdict settles the list, and what comes after it is not looked at; without it a single unknown leaves the whole unknown. */
function untilOne<Leaf extends object>(
  deciding: boolean,
  list: ConditionTree<Leaf>[],
  from: number,
  judge: (leaf: Leaf | string) => ConditionResult,
): ConditionResult {
  let verdict: ConditionResult = !deciding
  for (let place = from; place < list.length; place++) {
    const one = evaluateTree(list[place] ?? '', judge)
    if (one === deciding || one === 'given up') return one
    if (one === null) verdict = null
  }
  return verdict
}

function opposite<Leaf extends object>(list: ConditionTree<Leaf>[], judge: (leaf: Leaf | string) => ConditionResult): ConditionResult {
  const only = list[1]
  const verdict = only === undefined ? null : evaluateTree(only, judge)
  return typeof verdict === 'boolean' ? !verdict : verdict
}
