import type { ConditionTree } from '@/lib/experimentation/experiments/decision/condition-tree'
import { segmentTable } from '@/lib/experimentation/experiments/segment-table'

type AudienceAttribute = { label: string; values: Readonly<Record<string, string>> }

/** What the audience builder offers: everything of the one list that the server knows before it decides. */
export const audienceAttributes: Readonly<Record<string, AudienceAttribute>> = segmentTable

/** Attribute → the values that belong. An attribute without values, or with all of them, says nothing. */
export type Audience = Record<string, string[]>

/** Every attribute with each of its values, in the order of the list. */
export const audienceChoices = Object.entries(audienceAttributes).flatMap(([attribute, { values }]) =>
  Object.entries(values).map(([value, label]) => ({ attribute, value, label })),
)

type WrittenCondition = { type: string; match: string; name: string; value: string }

/** The conditions as the configuration file writes them; undefined: everybody. */
export function conditionsOf(audience: Audience): ConditionTree<WrittenCondition> | undefined {
  const parts = Object.entries(audience)
    .filter(([attribute, values]) => values.length > 0 && values.length < Object.keys(audienceAttributes[attribute]?.values ?? {}).length)
    .map(([name, values]) => ['or', ...values.map((value) => ({ type: 'custom_attribute', match: 'exact', name, value }))])
  return parts.length === 0 ? undefined : ['and', ...parts]
}
