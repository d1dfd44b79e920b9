import { expect, test } from 'vitest'
import { type ConditionResult, type ConditionTree, evaluateTree } from './condition-tree'

const verdicts: Record<string, ConditionResult> = { yes: true, no: false, maybe: null }
const judge = (tree: ConditionTree) => evaluateTree(tree, (leaf) => verdicts[leaf] ?? null)

const [yes, no, maybe] = ['yes', 'no', 'maybe']
test.each<{ tree: ConditionTree; verdict: ConditionResult; why: string }>([
  { tree: ['and', yes, yes], verdict: true, why: 'all hold' },
  { tree: ['and', yes, no], verdict: false, why: 'one does not' },
  { tree: ['and', maybe, no], verdict: false, why: 'no beats unknown' },
  { tree: ['and', no, maybe], verdict: false, why: 'no beats unknown' },
  { tree: ['and', yes, maybe], verdict: null, why: 'one is unknown' },
  { tree: ['and', maybe, maybe], verdict: null, why: 'all are unknown' },
  { tree: ['and'], verdict: true, why: 'there is no condition' },
  { tree: ['or', no, yes], verdict: true, why: 'one holds' },
  { tree: ['or', maybe, yes], verdict: true, why: 'yes beats unknown' },
  { tree: ['or', yes, maybe], verdict: true, why: 'yes beats unknown' },
  { tree: ['or', no, no], verdict: false, why: 'none holds' },
  { tree: ['or', no, maybe], verdict: null, why: 'one is unknown' },
  { tree: ['or'], verdict: false, why: 'there is nothing to hold' },
  { tree: ['not', yes], verdict: false, why: 'the opposite' },
  { tree: ['not', no], verdict: true, why: 'the opposite' },
  { tree: ['not', maybe], verdict: null, why: 'the opposite of unknown is unknown' },
  { tree: ['not'], verdict: null, why: 'the opposite of nothing is unknown' },
  { tree: ['not', no, no], verdict: true, why: 'not looks at one only' },
  { tree: yes, verdict: true, why: 'a leaf alone' },
  { tree: [no, yes], verdict: true, why: 'a list without a word of its own means or' },
  { tree: [yes], verdict: true, why: 'a list of one' },
  { tree: [[yes], [no]], verdict: false, why: 'a list that begins with a list loses it, as in the vendor’s SDK' },
  { tree: [], verdict: false, why: 'an empty list' },
  { tree: ['and', ['or', no, yes], ['not', ['and', yes, no]]], verdict: true, why: 'trees in trees' },
  { tree: ['xor', yes], verdict: true, why: 'a word that is no operator is a leaf, here an unknown one' },
])('$tree is judged $verdict: $why', ({ tree, verdict }) => {
  expect(judge(tree)).toBe(verdict)
})
