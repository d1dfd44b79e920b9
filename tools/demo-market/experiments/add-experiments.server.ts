import { factsOf } from '@/lib/experimentation/experiment-drafts/experiment-facts'
import type { LogAction } from '@/lib/experimentation/experiment-drafts/experiment-log'
import { writeExperimentLog } from '@/lib/experimentation/experiment-drafts/experiment-log.server'
import { findOwnExperiment } from '@/lib/experimentation/experiment-drafts/experiment-queries.server'
import { experimentIdOf, type OwnExperiment } from '@/lib/experimentation/experiment-drafts/own-experiment'
import { planExperiment } from '@/lib/experimentation/experiment-drafts/plan-experiment'
import { lockPublication, publishExperiments } from '@/lib/experimentation/experiment-drafts/publication.server'
import { widenVariations } from '@/lib/experimentation/experiment-drafts/write-datafile'
import { goalsOf } from '@/lib/experimentation/experiment-results/goals'
import { ownedRanges } from '@/lib/experimentation/experiment-results/phases'
import { rememberConfig } from '@/lib/experimentation/experiment-results/queries/remember-config.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { type DemoPeopleIds, demoPeople } from '../people/people'
import { bringVisitors, findPublished, type PublishedConfig } from './bring-visitors.server'
import { type Sample, samples } from './samples'
import { dayAfter, midnightOf } from './simulated-visitors'

const hourMs = 3_600_000
/** The samples begin on the evening before their first visitors. */
const beforeMidnightMs = 5.5 * hourMs

/** The samples in the console, requested by Marco and approved by Sara, with four weeks of visitors until yesterday. An experiment of the same key stays as it is. */
export async function addExperiments(db: Db, people: DemoPeopleIds, today: Date, days: number): Promise<void> {
  const yesterday = dayAfter(italianDay(today), -1)
  const from = dayAfter(yesterday, 1 - days)
  const startedAt = new Date(midnightOf(from) - beforeMidnightMs)
  await lockPublication(db)
  const taken = await db<{ key: string }[]>`select key from experiment`
  const added: OwnExperiment[] = []
  for (const sample of samples.filter(({ place }) => taken.every((each) => each.key !== place)))
    added.push(await addSample(db, sample, { people, at: sample.isRunning ? startedAt : new Date(today.getTime() - 26 * hourMs) }))
  if (added.length === 0) return
  await publishExperiments(db)
  const published = await findPublished(db)
  await recordStart(db, published, { added, startedAt })
  await rememberConfig(db, published.config)
  await bringVisitors(db, published.config, { from, to: yesterday, startedOn: from })
}

type Moment = { people: DemoPeopleIds; at: Date }

async function addSample(db: Db, sample: Sample, { people, at }: Moment): Promise<OwnExperiment> {
  const { place, hypothesis, variations, goals, guardrails, traffic, plan: question } = sample
  const plan = planExperiment(sample)
  if (typeof plan === 'string') throw new Error(plan)
  const [row] = await db<{ id: number }[]>`
    insert into experiment (key, place, hypothesis, owner_id, variations, audience, goals, guardrails, traffic, expected_rate, smallest_lift, visitors_a_day, planned_visitors, planned_days, is_demo)
    values (${place}, ${place}, ${hypothesis}, ${people.marco}, ${jsonText(variations)}::text::jsonb, '{}', ${goals}, ${jsonText(guardrails)}::text::jsonb, ${traffic},
      ${question.rate}, ${question.lift}, ${question.visitorsADay}, ${plan.visitors}, ${plan.days}, true)
    returning id`
  const draft = await findAdded(db, row?.id ?? 0)
  await writeLog(db, { before: undefined, after: draft, at: hoursBefore(at, 50), action: 'created', actor: demoPeople.marco.displayName })
  return sample.isRunning ? startSample(db, draft, { people, at }) : draft
}

/** What Marco requests on the day before and Sara approves. */
async function startSample(db: Db, draft: OwnExperiment, { people, at }: Moment): Promise<OwnExperiment> {
  const { id, traffic } = draft
  const pending = { step: 'start' as const, by: { id: people.marco, name: demoPeople.marco.displayName } }
  await writeLog(db, {
    before: draft,
    after: { ...draft, pending },
    at: hoursBefore(at, 26),
    action: 'proposed',
    actor: demoPeople.marco.displayName,
  })
  const slices = widenVariations(draft, traffic) ?? []
  await db`update experiment set state = 'running', revision = 3, started_at = ${at}, variation_slices = ${jsonText(slices)}::text::jsonb where id = ${id}`
  const running = await findAdded(db, id)
  await writeLog(db, { before: { ...draft, pending }, after: running, at, action: 'approved', actor: demoPeople.sara.displayName })
  return running
}

const hoursBefore = (moment: Date, hours: number) => new Date(moment.getTime() - hours * hourMs)

async function findAdded(db: Db, id: number): Promise<OwnExperiment> {
  const added = await findOwnExperiment(db, id)
  if (!added) throw new Error('a sample experiment was not added')
  return added
}

type LogRow = { before: OwnExperiment | undefined; after: OwnExperiment; at: Date; action: LogAction; actor: string }

async function writeLog(db: Db, { before, after, at, action, actor }: LogRow): Promise<void> {
  await writeExperimentLog(db, {
    experimentId: after.id,
    actor,
    action,
    before: before ? factsOf(before) : {},
    after: factsOf(after),
    happenedAt: at,
  })
}

/** The configuration as in use since the start, and the phases that begin with it: visitors of the past came under them. */
async function recordStart(
  db: Db,
  { config, file }: PublishedConfig,
  { added, startedAt }: { added: OwnExperiment[]; startedAt: Date },
): Promise<void> {
  const { revision } = config.datafile
  await db`insert into experiment_config (used_at, revision) values (${startedAt}, ${revision})`
  await db`insert into experiment_config_file (used_at, file) values (${startedAt}, ${file})`
  const phases = added.flatMap(({ id, state }) => {
    const experiment = config.experimentById.get(experimentIdOf(id))
    return experiment && state === 'running'
      ? [
          {
            experiment_id: experiment.id,
            status: experiment.status,
            allocation: ownedRanges(experiment.trafficAllocation),
            goals: goalsOf(config.datafile, experiment.id),
          },
        ]
      : []
  })
  await db`
    insert into experiment_phase (experiment_id, started_at, revision, status, allocation, goals)
    select experiment_id, ${startedAt}, ${revision}, status, allocation, goals
    from jsonb_to_recordset(${jsonText(phases)}::text::jsonb) as begun (experiment_id text, status text, allocation jsonb, goals text[])`
}
