import type { ConditionTree } from '@/lib/measuring/experiments/decision/condition-tree'

type AudienceAttribute = { label: string; values: Readonly<Record<string, string>> }

/** What is known of a visitor before the decision, and the words for each value: the one list that the audience builder offers. */
export const audienceAttributes: Readonly<Record<string, AudienceAttribute>> = {
  deviceType: { label: 'Dispositivo', values: { mobile: 'Telefono', tablet: 'Tablet', unknown: 'Computer o altro' } },
}

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
