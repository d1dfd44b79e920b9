import type { EndedExperiment } from '@/lib/experimentation/experiment-results/report'
import type { ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import type { Db } from '@/lib/kernel/db/db.server'

const maxListed = 200
/** Ids as events may bear them. */
const idPattern = /^[\w.:-]{1,64}$/

/** Experiments that the configuration no longer has, and that have exposures or a saved outcome; the last one to leave first. */
export async function listEndedExperiments(db: Db, config: ProjectConfig): Promise<EndedExperiment[]> {
  return db<
    EndedExperiment[]
  >`select ${ended(db)} from known_experiment known where ${isEnded(db, config)} order by seen_at desc, experiment_id limit ${maxListed}`
}

/** One of them, by its id: a new experiment may bear the key of an old one. */
export async function findEndedExperiment(db: Db, config: ProjectConfig, id: string): Promise<EndedExperiment | undefined> {
  if (!idPattern.test(id)) return undefined
  const [found] = await db<
    EndedExperiment[]
  >`select ${ended(db)} from known_experiment known where experiment_id = ${id} and ${isEnded(db, config)}`
  return found
}

/** Every experiment that a configuration has ever had, by its latest names. */
export async function listKnownVariations(db: Db): Promise<EndedExperiment[]> {
  return db<EndedExperiment[]>`select ${ended(db)} from known_experiment order by key, experiment_id limit ${maxListed}`
}

function ended(db: Db) {
  return db`experiment_id as id, key, variations`
}

function isEnded(db: Db, { datafile }: ProjectConfig) {
  return db`experiment_id <> all (${datafile.experiments.map(({ id }) => id)}) and (
    exists (select from experiment_exposure shown where shown.experiment_id = known.experiment_id)
    or exists (select from experiment_outcome stored where stored.experiment_id = known.experiment_id))`
}
