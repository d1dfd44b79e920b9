import type { Audience, Datafile, Experiment, Group, Variation } from '@/lib/experimentation/experiments/datafile/datafile'

/** A configuration file made ready for decisions. */
export type ProjectConfig = {
  datafile: Datafile
  /** One for each key. The rules of rollouts, which can be looked up too, are not among them. */
  experiments: readonly Experiment[]
  experimentByKey: ReadonlyMap<string, Experiment>
  experimentById: ReadonlyMap<string, Experiment>
  groupById: ReadonlyMap<string, Group>
  audienceById: ReadonlyMap<string, Audience>
  /** The variations of every experiment: the vendor looks them up whatever experiment they belong to. */
  variationById: ReadonlyMap<string, Variation>
}

export function indexDatafile(datafile: Datafile): ProjectConfig {
  const { experiments, rollouts, groups, audiences, strays } = datafile
  const all = [...experiments, ...rollouts]
  const experimentByKey = new Map(all.map((experiment) => [experiment.key, experiment]))
  return {
    datafile,
    experiments: [...new Set(experiments.flatMap(({ key }) => experimentByKey.get(key) ?? []))],
    experimentByKey,
    experimentById: byId(all),
    groupById: byId(groups),
    audienceById: byId(audiences),
    variationById: byId([...strays, ...all.flatMap(({ variations }) => variations)]),
  }
}

/** Finds entities by id; when one stands twice, the last counts. */
function byId<Entity extends { id: string }>(entities: Entity[]): Map<string, Entity> {
  return new Map(entities.map((entity) => [entity.id, entity]))
}
