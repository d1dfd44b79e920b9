import { listOwnExperiments } from '@/lib/experimentation/experiment-drafts/experiment-queries.server'
import { type OwnExperiment, publishedIdOf } from '@/lib/experimentation/experiment-drafts/own-experiment'
import { analyseNow } from '@/lib/experimentation/experiment-results/queries/analyse-now.server'
import { findPlanReading } from '@/lib/experimentation/experiment-results/queries/read-plans.server'
import type { ComparedVariation } from '@/lib/experimentation/experiment-results/results'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { noticeMail } from './notice-mails.server'
import { type Notice, noticesOf, planNotice, silenceNotice } from './notices'

/** Writes to everybody of marketing what is new of the experiments that compare something: each state of each experiment once. */
export async function tellMarketing(db: Db, now = new Date()): Promise<void> {
  for (const experiment of await listOwnExperiments(db)) {
    if (!compares(experiment)) continue
    const notices = await findNotices(db, experiment, now)
    for (const notice of notices) await tellOnce(db, experiment, notice, now)
  }
}

/** Once a winner is given to all there is nobody to compare with. */
function compares({ state, rollout }: OwnExperiment): boolean {
  return state === 'running' || (state === 'shipped' && rollout !== 100)
}

async function findNotices(db: Db, experiment: OwnExperiment, now: Date): Promise<Notice[]> {
  const [id, { key }] = [publishedIdOf(experiment), experiment]
  const lastAt = await findLastShown(db, id)
  const silence = lastAt && silenceNotice(key, lastAt, now)
  const [known] = await db<{ variations: ComparedVariation[] }[]>`select variations from known_experiment where experiment_id = ${id}`
  if (!known) return silence ? [silence] : []
  const { analysis } = await analyseNow(db, id, known.variations)
  const reading = await findPlanReading(db, id)
  return [...noticesOf(key, analysis), ...(reading ? [planNotice(key, reading.result)] : []), ...(silence ? [silence] : [])]
}

/** When somebody was last shown an experiment, or when it last began to run; null: the site does not have it yet. */
async function findLastShown(db: Db, experimentId: string): Promise<Date | null> {
  const [found] = await db<{ at: Date | null }[]>`
    select greatest(started_at, (select max(first_at) from experiment_exposure where experiment_id = ${experimentId})) as at
    from (select started_at, status from experiment_phase where experiment_id = ${experimentId} order by started_at desc limit 1) latest
    where status = 'Running'`
  return found?.at ?? null
}

async function tellOnce(db: Db, experiment: OwnExperiment, notice: Notice, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    const [isNew] = await db<{ kind: string }[]>`
      insert into experiment_notice (experiment_id, kind, state, noticed_at)
      values (${publishedIdOf(experiment)}, ${notice.kind}, ${notice.state}, ${now}) on conflict do nothing returning kind`
    if (!isNew) return
    const people = await db<
      { email: string }[]
    >`select email from app_user where role = 'marketing' and confirmed_at is not null order by id`
    for (const { email } of people) await queueMail(db, noticeMail({ to: email, address: experiment.key, notice }))
  })
}
