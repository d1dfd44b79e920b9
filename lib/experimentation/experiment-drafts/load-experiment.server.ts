import { countVisitors, findPlan } from '@/lib/experimentation/experiment-results/queries/find-plan.server'
import { measureLog } from '@/lib/experimentation/experiment-results/queries/measure-log.server'
import { previewPathOf } from '@/lib/experimentation/experiments/places/preview-place'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { adIdFrom } from '@/lib/kernel/routes/routes'
import { formOf } from './draft-form'
import type { LogEntry } from './experiment-log'
import { listExperimentLog } from './experiment-log.server'
import { findOwnExperiment } from './experiment-queries.server'
import { type ExperimentView, experimentView } from './experiment-view'
import { experimentIdOf } from './own-experiment'

type LoadedExperiment = {
  experiment: ExperimentView
  /** The fields of its draft; null once it can no longer be edited. */
  form: Record<string, string> | null
  log: LogEntry[]
}

/** Everything the page of one experiment shows. `adPath`: some ad, for experiments that run on an ad's page. */
export async function loadExperiment(
  db: Db,
  id: unknown,
  { userId, adPath = '/' }: { userId: number; adPath: string | undefined },
): Promise<LoadedExperiment> {
  const number = adIdFrom(id)
  const found = number === undefined ? undefined : await findOwnExperiment(db, number)
  if (!found) throw new AppError('notFound', 'no such experiment')
  const plan = await findPlan(db, experimentIdOf(found.id))
  const guarded = found.state === 'draft' ? found.guardrails.map(({ key }) => key) : []
  const experiment = experimentView(found, {
    userId,
    path: previewPathOf(found.key, adPath) ?? '/',
    plan,
    visitors: plan ? await countVisitors(db, experimentIdOf(found.id)) : 0,
    rates: (guarded.length > 0 ? await measureLog(db, guarded) : null)?.rates ?? new Map(),
  })
  return {
    experiment,
    form: found.state === 'draft' && !found.pending ? formOf(found) : null,
    log: await listExperimentLog(db, found.id),
  }
}
