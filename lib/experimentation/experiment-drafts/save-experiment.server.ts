import { measureLog } from '@/lib/experimentation/experiment-results/queries/measure-log.server'
import { nextRunKey } from '@/lib/experimentation/experiments/places/find-place'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { AppError } from '@/lib/kernel/errors/app-error'
import { invalidField } from '@/lib/kernel/validation/fields'
import { lockSeen, type Seen } from './change-experiment.server'
import { takenText } from './draft-place'
import { factsOf } from './experiment-facts'
import { writeExperimentLog } from './experiment-log.server'
import { findOwnExperiment, listGroups, listMarketers, listOwnExperiments, type Marketer } from './experiment-queries.server'
import type { ExperimentDraft, OwnExperiment, PlanQuestion } from './own-experiment'
import { type ExperimentPlan, planExperiment } from './plan-experiment'
import { lockPublication, publishExperiments } from './publication.server'
import type { Schedule } from './schedule'

/** A new draft; gives its number. */
export async function createExperiment(db: Db, me: Marketer, draft: ExperimentDraft): Promise<number> {
  return inTransaction(db, async (db) => {
    await lockPublication(db)
    const id = await write(db, draft, undefined)
    const after = await findSaved(db, id)
    await writeExperimentLog(db, { experimentId: id, actor: me.name, action: 'created', before: {}, after: factsOf(after) })
    await publishExperiments(db)
    return id
  })
}

/** A draft that waits for nobody's approval: what was proposed is what gets approved. */
export async function saveExperiment(db: Db, me: Marketer, seen: Seen, draft: ExperimentDraft): Promise<void> {
  await inTransaction(db, async (db) => {
    const before = await lockSeen(db, me, seen)
    if (before.state !== 'draft' || before.pending)
      throw new AppError('conflict', 'no draft any more', {
        shownText: 'Non è più una bozza libera: per cambiarla, prima ritira la proposta. Niente è stato salvato.',
      })
    await write(db, draft, seen.id)
    const after = await findSaved(db, seen.id)
    await writeExperimentLog(db, { experimentId: seen.id, actor: me.name, action: 'saved', before: factsOf(before), after: factsOf(after) })
    await publishExperiments(db)
  })
}

async function write(db: Db, draft: ExperimentDraft, id: number | undefined): Promise<number> {
  const { question, ...plan } = await checked(db, draft, id)
  const { place, hypothesis, ownerId, traffic, goals, group, schedule } = draft
  const key = await runKeyOf(db, place, id)
  const [variations, audience, guardrails] = [jsonText(draft.variations), jsonText(draft.audience), jsonText(draft.guardrails)]
  const windows = jsonText(Object.fromEntries(draft.windows.map(({ key, days }) => [key, days])))
  if (id === undefined) {
    const [row] = await db<{ id: number }[]>`
      insert into experiment (key, place, hypothesis, owner_id, variations, audience, goals, guardrails, traffic, group_id, group_percent, expected_rate, smallest_lift, visitors_a_day, planned_visitors, planned_days, goal_windows, start_at, stop_at)
      values (${key}, ${place}, ${hypothesis}, ${ownerId}, ${variations}::text::jsonb, ${audience}::text::jsonb, ${goals}, ${guardrails}::text::jsonb, ${traffic}, ${group?.id ?? null}, ${group?.percent ?? null},
        ${question.rate}, ${question.lift}, ${question.visitorsADay}, ${plan.visitors}, ${plan.days}, ${windows}::text::jsonb, ${schedule.startAt}, ${schedule.stopAt})
      returning id`
    if (!row) throw new Error('a draft was not inserted')
    return row.id
  }
  await db`
    update experiment set revision = revision + 1, key = ${key}, place = ${place}, hypothesis = ${hypothesis}, owner_id = ${ownerId}, variations = ${variations}::text::jsonb,
      audience = ${audience}::text::jsonb, goals = ${goals}, guardrails = ${guardrails}::text::jsonb, traffic = ${traffic}, group_id = ${group?.id ?? null}, group_percent = ${group?.percent ?? null},
      expected_rate = ${question.rate}, smallest_lift = ${question.lift}, visitors_a_day = ${question.visitorsADay}, planned_visitors = ${plan.visitors}, planned_days = ${plan.days},
      goal_windows = ${windows}::text::jsonb, start_at = ${schedule.startAt}, stop_at = ${schedule.stopAt}
    where id = ${id}`
  return id
}

/** The key that a draft has at this place, or gets: no key is used twice. */
async function runKeyOf(db: Db, place: string, id: number | undefined): Promise<string> {
  const rows = await db<{ id: number; key: string; place: string }[]>`select id, key, coalesce(place, key) as place from experiment`
  const own = rows.find((row) => row.id === id)
  if (own?.place === place) return own.key
  return nextRunKey(
    place,
    rows.filter((row) => row.id !== id).map((row) => row.key),
  )
}

/** What the fields cannot know. */
async function checked(db: Db, draft: ExperimentDraft, id: number | undefined): Promise<ExperimentPlan & { question: PlanQuestion }> {
  const taken = takenText(
    draft.place,
    (await listOwnExperiments(db)).filter((other) => other.id !== id),
  )
  if (taken !== undefined) throw invalidField('place', taken)
  if ((await listMarketers(db)).every((marketer) => marketer.id !== draft.ownerId))
    throw invalidField('owner', 'Scegli una persona del marketing')
  checkSchedule(draft.schedule, new Date())
  const group = (await listGroups(db)).find((each) => each.id === draft.group?.id)
  if (draft.group && (!group || group.isClosed)) throw invalidField('group', 'Questo gruppo non c’è, o è chiuso')
  const question = await withLog(db, draft)
  const plan = planExperiment({ ...draft, plan: question })
  if (typeof plan === 'string') throw invalidField('lift', plan)
  return { ...plan, question }
}

/** Nothing starts or stops in the past. */
function checkSchedule({ startAt, stopAt }: Schedule, now: Date): void {
  if (startAt && startAt <= now) throw invalidField('startDay', 'Questo momento è già passato')
  if (stopAt && stopAt <= now) throw invalidField('stopDay', 'Questo momento è già passato')
}

/** The question of the plan, with what was left out as the log of events has it. */
async function withLog(db: Db, { goals: [goal = ''], plan: { rate, lift, visitorsADay } }: ExperimentDraft): Promise<PlanQuestion> {
  if (rate !== null && visitorsADay !== null) return { rate, lift, visitorsADay }
  const logged = await measureLog(db, [goal])
  const unknown = 'Il registro degli eventi non lo sa ancora: scrivilo tu'
  const known = { rate: rate ?? logged?.rates.get(goal), visitorsADay: visitorsADay ?? logged?.visitorsADay }
  if (known.rate === undefined) throw invalidField('rate', unknown)
  if (known.visitorsADay === undefined) throw invalidField('perDay', unknown)
  if (known.rate * (1 + lift) >= 1) throw invalidField('lift', 'Con questo effetto il tasso supererebbe il 100%')
  return { rate: known.rate, lift, visitorsADay: known.visitorsADay }
}

async function findSaved(db: Db, id: number): Promise<OwnExperiment> {
  const saved = await findOwnExperiment(db, id)
  if (!saved) throw new Error('a draft was not saved')
  return saved
}
