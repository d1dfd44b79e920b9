import { conditionType, isMatch } from '@/lib/experiments/decision/audience-conditions'
import type { Tree } from '@/lib/experiments/decision/condition-tree'
import type { Condition, Datafile, Experiment } from './datafile'
import type { ProjectConfig } from '@/lib/experiments/decision/project-config'

const operators = ['and', 'or', 'not']

/** What a readable configuration names but does not have. The visitors concerned see the control; whoever keeps the file should hear of it. */
export function datafileDoubts({ datafile, audienceById, experimentByKey, variationById, groupById }: ProjectConfig): string[] {
  const ids = new Set(datafile.experiments.map(({ id }) => id))
  return [
    ...datafile.experiments.flatMap((experiment) => [
      ...(experimentByKey.get(experiment.key) === experiment ? [] : [`two experiments have the key ${experiment.key}: the last one counts`]),
      ...(experiment.groupId === null || groupById.has(experiment.groupId) ? [] : [`${experiment.key} names the unknown group ${experiment.groupId}`]),
      ...experiment.trafficAllocation.filter(({ entityId }) => entityId !== '' && !variationById.has(entityId)).map(({ entityId }) => `${experiment.key} gives traffic to the unknown variation ${entityId}`),
      ...wordsIn(experiment.audience).filter((id) => !audienceById.has(id)).map((id) => `${experiment.key} names the unknown audience ${id}`),
      ...strangersWhitelisted(experiment),
    ]),
    ...datafile.groups.flatMap(({ id, trafficAllocation }) => trafficAllocation.filter(({ entityId }) => entityId !== '' && !ids.has(entityId)).map(({ entityId }) => `group ${id} gives traffic to the unknown experiment ${entityId}`)),
    ...doubtsOfAudiences(datafile),
  ]
}

function strangersWhitelisted({ key, variations, forcedVariations }: Experiment): string[] {
  const unknown = new Set(Object.values(forcedVariations).filter((variation) => variations.every((own) => own.key !== variation)))
  return [...unknown].map((variation) => `${key} whitelists visitors for the unknown variation ${variation}`)
}

function doubtsOfAudiences({ audiences }: Datafile): string[] {
  return audiences.flatMap(({ id, conditions }) => [
    ...wordsIn(conditions).map((word) => `audience ${id} holds the word ${word} where a condition belongs`),
    ...conditionsIn(conditions).filter((leaf) => leaf.type !== conditionType || !isMatch(leaf.match)).map((leaf) => `audience ${id} holds a condition of an unknown kind (${leaf.type} ${leaf.match})`),
  ])
}

function wordsIn(tree: Tree<Condition>): string[] {
  if (typeof tree === 'string') return [tree]
  return Array.isArray(tree) ? tree.flatMap((item, place) => (place === 0 && typeof item === 'string' && operators.includes(item) ? [] : wordsIn(item))) : []
}

function conditionsIn(tree: Tree<Condition>): Condition[] {
  if (typeof tree === 'string') return []
  return Array.isArray(tree) ? tree.flatMap(conditionsIn) : [tree]
}
