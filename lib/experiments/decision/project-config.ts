import type { Audience, Datafile, Experiment, Group, Named } from '@/lib/experiments/datafile/datafile'

/** A configuration file made ready for decisions. */
export type ProjectConfig = {
  datafile: Datafile
  experimentByKey: ReadonlyMap<string, Experiment>
  groupById: ReadonlyMap<string, Group>
  audienceById: ReadonlyMap<string, Audience>
  /** Of every experiment: the vendor looks them up without asking whose they are. */
  variationById: ReadonlyMap<string, Named>
}

export function indexDatafile(datafile: Datafile): ProjectConfig {
  const { experiments, groups, audiences } = datafile
  return {
    datafile,
    experimentByKey: new Map(experiments.map((experiment) => [experiment.key, experiment])),
    groupById: byId(groups),
    audienceById: byId(audiences),
    variationById: byId(experiments.flatMap(({ variations }) => variations)),
  }
}

/** Where an id stands twice, the last one counts. */
function byId<Entity extends { id: string }>(entities: Entity[]): Map<string, Entity> {
  return new Map(entities.map((entity) => [entity.id, entity]))
}
