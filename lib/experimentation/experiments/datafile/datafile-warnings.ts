import { isPairWord } from '@/lib/experimentation/experiments/ab-tests'
import { conditionType, isMatch } from '@/lib/experimentation/experiments/decision/audience-conditions'
import { type ConditionTree, wordsIn } from '@/lib/experimentation/experiments/decision/condition-tree'
import type { ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import { type Condition, type Datafile, type Experiment, type NoCondition, nothing } from './datafile'

/** References of a valid configuration that do not resolve, or cannot be used. The visitors concerned see the control; the maintainers of the file should know. */
export function datafileWarnings({
  datafile,
  audienceById,
  experimentByKey,
  experimentById,
  variationById,
  groupById,
}: ProjectConfig): string[] {
  return [
    ...datafile.experiments.flatMap((experiment) => [
      ...(experimentByKey.get(experiment.key) === experiment
        ? []
        : [`two experiments have the key ${experiment.key}: the last one counts`]),
      ...(experimentById.get(experiment.id) === experiment
        ? []
        : [`two experiments have the id ${experiment.id}: audience, group and traffic of the last one count for both`]),
      ...(experiment.groupId === null || groupById.has(experiment.groupId)
        ? []
        : [`${experiment.key} names the unknown group ${experiment.groupId}`]),
      ...experiment.trafficAllocation
        .filter(({ entityId }) => entityId !== '' && !variationById.has(entityId))
        .map(({ entityId }) => `${experiment.key} gives traffic to the unknown variation ${entityId}`),
      ...wordsIn(experiment.audience)
        .filter((id) => !audienceById.has(id))
        .map((id) => `${experiment.key} names the unknown audience ${id}`),
      ...whitelistWarnings(experiment),
      ...nameWarnings(experiment),
    ]),
    ...datafile.groups
      .filter((group) => groupById.get(group.id) !== group)
      .map(({ id }) => `two groups have the id ${id}: the last one counts`),
    ...datafile.groups.flatMap(({ id, trafficAllocation }) =>
      trafficAllocation
        .filter(({ entityId }) => entityId !== '' && !experimentById.has(entityId))
        .map(({ entityId }) => `group ${id} gives traffic to the unknown experiment ${entityId}`),
    ),
    ...audienceWarnings(datafile),
    ...datafile.doubts,
  ]
}

function whitelistWarnings({ key, variations, forcedVariations }: Experiment): string[] {
  const unknown = new Set(Object.values(forcedVariations).filter((variation) => variations.every((own) => own.key !== variation)))
  return [...unknown].map((variation) => `${key} whitelists visitors for the unknown variation ${variation}`)
}

function nameWarnings({ key, id, variations }: Experiment): string[] {
  return [key, id, ...variations.flatMap((variation) => [variation.key, variation.id])]
    .filter((name) => !isPairWord(name))
    .map(
      (name) => `${key} uses the name ${name}, which is not stored, counted or sent on: letters, digits, _ - . only, and no more than 64`,
    )
}

function audienceWarnings({ audiences }: Datafile): string[] {
  return audiences.flatMap(({ id, conditions }) => [
    ...wordsIn(conditions).map((word) => `audience ${id} holds the word ${word} where a condition belongs`),
    ...gapsIn(conditions).map(({ holds }) => `audience ${id} holds ${holds} where a condition belongs: ${gapText(holds)}`),
    ...conditionsIn(conditions)
      .filter((leaf) => leaf.type !== conditionType || !isMatch(leaf.match))
      .map((leaf) => `audience ${id} holds a condition of an unknown kind (${leaf.type} ${leaf.match})`),
    ...conditionsIn(conditions)
      .filter(({ name }) => name === '')
      .map(() => `audience ${id} holds a condition without the name of its attribute: nobody can be known to meet it`),
    ...conditionsIn(conditions)
      .filter(({ value, match }) => value === null && match !== 'exists')
      .map(({ name }) => `audience ${id} compares ${name} with nothing`),
  ])
}

const gapText = (holds: string) =>
  holds === nothing.holds ? 'visitors who are checked against it get no variation' : 'nobody can be known to meet it'

type Leaf = Condition | NoCondition

const conditionsIn = (tree: ConditionTree<Leaf>) => leavesIn(tree).filter((leaf) => 'type' in leaf)
const gapsIn = (tree: ConditionTree<Leaf>) => leavesIn(tree).filter((leaf) => 'holds' in leaf)

function leavesIn(tree: ConditionTree<Leaf>): Leaf[] {
  if (typeof tree === 'string') return []
  return Array.isArray(tree) ? tree.flatMap(leavesIn) : [tree]
}
