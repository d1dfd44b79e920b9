import type { Tree } from './condition-tree'
import { runningStatus, type Datafile, type Experiment } from './datafile'
import type { ProjectConfig } from './project-config'
import { storedVariationOf, type Visitor } from './visitor'

/** What of a configuration may reach the browser of one visitor: enough to decide the same, nothing about other visitors and nothing that is not running. */
export function minimalDatafile({ datafile, experimentByKey, variationById }: ProjectConfig, visitor: Visitor): Datafile {
  const experiments = [...experimentByKey.values()].filter(({ status }) => status === runningStatus).map((experiment) => forOneVisitor(experiment, visitor.id))
  const own = new Set(experiments.flatMap(({ variations }) => variations.map(({ id }) => id)))
  const named = new Set(experiments.flatMap((experiment) => [...experiment.trafficAllocation.map(({ entityId }) => entityId), storedVariationOf(visitor, experiment.id) ?? '']))
  const groups = new Set(experiments.map(({ groupId }) => groupId))
  const audiences = new Set(experiments.flatMap(({ audience }) => idsIn(audience)))
  return {
    ...datafile,
    experiments,
    groups: datafile.groups.filter(({ id }) => groups.has(id)),
    audiences: datafile.audiences.filter(({ id }) => audiences.has(id)),
    otherVariations: [...variationById.values()].filter(({ id }) => named.has(id) && !own.has(id)),
  }
}

function forOneVisitor(experiment: Experiment, visitorId: string): Experiment {
  const forced = Object.hasOwn(experiment.forcedVariations, visitorId) ? experiment.forcedVariations[visitorId] : undefined
  return { ...experiment, forcedVariations: forced === undefined ? {} : Object.fromEntries([[visitorId, forced]]) }
}

/** Operators come along: no audience is called «and». */
function idsIn(tree: Tree): string[] {
  return typeof tree === 'string' ? [tree] : tree.flatMap(idsIn)
}
