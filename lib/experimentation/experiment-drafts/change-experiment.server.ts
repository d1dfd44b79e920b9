import { judgeGuardrails } from '@/lib/experimentation/experiment-results/queries/analyse-now.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { AppError } from '@/lib/kernel/errors/app-error'
import { takenText, whyNotAtPlace } from './draft-place'
import { factsOf } from './experiment-facts'
import type { LogAction } from './experiment-log'
import { lastActor, writeExperimentLog } from './experiment-log.server'
import { findOwnExperiment, listGroups, listOwnExperiments, type Marketer } from './experiment-queries.server'
import { type Pending, type Rollout, type Step, stateAfter, stateLabels } from './lifecycle'
import { areUnchecked, type OwnExperiment, publishedIdOf, textsMark, variationIdOf } from './own-experiment'
import { placeInGroup } from './place-in-group'
import { lockPublication, publishExperiments } from './publication.server'
import { whyNotShipped } from './ship-winner.server'
import { widenVariations } from './write-datafile'

/** The experiment that somebody has before their eyes. */
export type Seen = { id: number; revision: number }

/** Requests the approval of a step by a second person. */
export async function proposeStep(db: Db, me: Marketer, seen: Seen, pending: Pending): Promise<void> {
  await change(db, me, seen, 'proposed', async (db, before) => {
    if (before.pending) throw refusal('C’è già una proposta in attesa.')
    const proposed = { ...before, pending: { ...pending, by: me } }
    await applied(db, proposed, pending, new Date()) // a step that could not be approved is refused already
    return proposed
  })
}

/** Remembers that the texts of a draft fit, as they are now. */
export async function markTextsChecked(db: Db, me: Marketer, seen: Seen): Promise<void> {
  await inTransaction(db, async (db) => {
    const experiment = await lockSeen(db, me, seen)
    await db`update experiment set texts_checked = ${textsMark(experiment) ?? null} where id = ${experiment.id}`
  })
}

/** Takes back one's own proposal, or turns down somebody else's. */
export async function dismissStep(db: Db, me: Marketer, seen: Seen): Promise<void> {
  const actionOf = ({ pending }: OwnExperiment) => (pending?.by?.id === me.id ? 'withdrawn' : 'rejected')
  await change(db, me, seen, actionOf, async (_, before) => {
    if (!before.pending) throw refusal('Non c’è nessuna proposta in attesa.')
    return { ...before, pending: null }
  })
}

/** Carries out the step that somebody else has requested. */
export async function approveStep(db: Db, me: Marketer, seen: Seen, now = new Date()): Promise<void> {
  await change(db, me, seen, 'approved', async (db, before) => {
    const { pending } = before
    if (!pending) throw refusal('Non c’è nessuna proposta in attesa.')
    const [allowed] = await db<{ id: number }[]>`select id from experiment where id = ${before.id} and pending_by is distinct from ${me.id}`
    if (!allowed) throw new AppError('forbidden', 'their own proposal', { shownText: 'L’hai proposto tu: lo approva un’altra persona.' })
    return applied(db, before, pending, now)
  })
}

/** Stops an experiment: everybody sees the control from their next page on. */
export async function stopExperiment(db: Db, me: Marketer, seen: Seen, now = new Date()): Promise<void> {
  await change(db, me, seen, 'stopped', async (_, before) => stopped(before, now))
}

/** Takes an experiment that is to start by itself back to its draft. One person may. */
export async function cancelSchedule(db: Db, me: Marketer, seen: Seen): Promise<void> {
  await change(db, me, seen, 'cancelled', async (_, before) => ({
    ...before,
    ...moved(before, 'cancel'),
    variationSlices: [],
    groupSlices: [],
  }))
}

/** Starts and stops what was agreed to for this moment or an earlier one. */
export async function followSchedules(db: Db, now = new Date()): Promise<void> {
  const [due] = await db<{ id: number }[]>`
    select id from experiment where (state = 'scheduled' and start_at <= ${now}) or (state = 'running' and stop_at <= ${now}) limit 1`
  if (!due) return
  await inTransaction(db, async (db) => {
    await lockPublication(db)
    for (const before of await listOwnExperiments(db)) {
      const { state, schedule } = before
      const begun: OwnExperiment = { ...before, state: 'running', startedAt: now }
      const isDue = (moment: Date | null) => moment !== null && moment <= now
      if (state === 'scheduled' && isDue(schedule.startAt)) await save(db, 'Ingrana', 'begun', { before, after: begun })
      if (state === 'running' && isDue(schedule.stopAt)) await save(db, 'Ingrana', 'ended', { before, after: stopped(before, now) })
    }
  })
}

/** Ends the roll-outs in which a guardrail has got worse than was accepted: everybody sees the control from their next page on. One reading of the results for each. */
export async function stopHarmedRollouts(db: Db, now = new Date()): Promise<void> {
  const partly = (await listOwnExperiments(db)).filter(({ state, rollout }) => state === 'shipped' && rollout !== 100)
  for (const seen of partly) {
    if (!(await isHarmful(db, seen))) continue // counted before publications are locked: it may take long
    await inTransaction(db, async (db) => {
      await lockPublication(db)
      const before = await findOwnExperiment(db, seen.id)
      if (before?.revision === seen.revision) await save(db, 'Ingrana', 'harmed', { before, after: stopped(before, now) })
    })
  }
}

async function isHarmful(db: Db, experiment: OwnExperiment): Promise<boolean> {
  const found = await judgeGuardrails(db, publishedIdOf(experiment), variationIdOf(experiment, experiment.winner ?? ''))
  return found.some(({ verdict }) => verdict === 'harmed')
}

function stopped(before: OwnExperiment, now: Date): OwnExperiment {
  const ending = { winner: null, rollout: null, pending: null, endedAt: before.endedAt ?? now }
  return { ...before, ...moved(before, 'stop'), ...ending, groupSlices: [] }
}

/** The experiment after a step that was approved. Throws where it cannot be taken. */
async function applied(db: Db, before: OwnExperiment, pending: Pending, now: Date): Promise<OwnExperiment> {
  const after = { ...before, ...moved(before, pending.step), pending: null }
  if (pending.step === 'ship') {
    const reason = await whyNotShipped(db, before, pending)
    const taken = takenText(
      before.place,
      (await listOwnExperiments(db)).filter(({ id }) => id !== before.id),
    )
    if ((reason ?? taken) !== undefined) throw refusal(reason ?? `${taken}.`)
    return { ...after, winner: pending.winner, rollout: pending.rollout, groupSlices: [], endedAt: before.endedAt ?? now }
  }
  const traffic = pending.step === 'ramp' ? pending.traffic : before.traffic
  const variationSlices = widenVariations(before, traffic)
  if (!variationSlices || (pending.step === 'ramp' && traffic <= before.traffic))
    throw refusal(`Il traffico si può solo allargare, oltre il ${before.traffic}%: chi ha una variante la tiene.`)
  if (pending.step === 'ramp') return { ...after, traffic, variationSlices }
  const { startAt, stopAt } = before.schedule
  if (stopAt && stopAt <= now) throw refusal('La fine programmata è già passata: cambiala nella bozza.')
  const groupSlices = placeInGroup(before, { groups: await listGroups(db), experiments: await listOwnExperiments(db) })
  if (typeof groupSlices === 'string') throw refusal(groupSlices)
  if (areUnchecked(before)) throw refusal('Prima controlla i testi alle quattro larghezze, qui sopra.')
  const reason = whyNotAtPlace(before, await listOwnExperiments(db))
  if (reason !== undefined) throw refusal(`${reason}.`)
  const placed = { ...after, variationSlices, groupSlices }
  return startAt && startAt > now ? { ...placed, state: 'scheduled' } : { ...placed, startedAt: now }
}

function moved({ state }: OwnExperiment, step: Step): Pick<OwnExperiment, 'state'> {
  const next = stateAfter(state, step)
  if (next === undefined) throw refusal(`Da «${stateLabels[state]}» questo passo non si può fare.`)
  return { state: next }
}

type Work = (db: Db, before: OwnExperiment) => Promise<OwnExperiment>

async function change(
  db: Db,
  me: Marketer,
  seen: Seen,
  action: LogAction | ((before: OwnExperiment) => LogAction),
  work: Work,
): Promise<void> {
  await inTransaction(db, async (db) => {
    const before = await lockSeen(db, me, seen)
    const after = await work(db, before)
    await save(db, me.name, typeof action === 'string' ? action : action(before), { before, after })
  })
}

async function save(db: Db, actor: string, action: LogAction, { before, after }: Record<'before' | 'after', OwnExperiment>): Promise<void> {
  await writeState(db, after)
  await writeExperimentLog(db, { experimentId: after.id, actor, action, before: factsOf(before), after: factsOf(after) })
  await publishExperiments(db)
}

/** Locks the experiment until the end of the transaction, for a marketer who has its current version. */
export async function lockSeen(db: Db, me: Marketer, { id, revision }: Seen): Promise<OwnExperiment> {
  await lockPublication(db)
  const [allowed] = await db<{ id: number }[]>`
    select experiment.id from experiment join app_user on app_user.id = ${me.id} and role = 'marketing' where experiment.id = ${id} for update of experiment`
  const found = allowed && (await findOwnExperiment(db, id))
  if (!found) throw new AppError('notFound', 'no such experiment')
  if (found.revision !== revision)
    throw refusal(
      `${await lastActor(db, id)} ha cambiato l’esperimento dopo che hai aperto la pagina, e la tua scelta non è stata salvata. Quello che hai scritto è ancora nei campi: guarda nel registro che cosa è cambiato, poi invia di nuovo.`,
    )
  return found
}

async function writeState(
  db: Db,
  { id, state, traffic, variationSlices, groupSlices, winner, rollout, pending, startedAt, endedAt }: OwnExperiment,
): Promise<void> {
  await db`
    update experiment set revision = revision + 1, state = ${state}, traffic = ${traffic}, winner = ${winner}, started_at = ${startedAt}, ended_at = ${endedAt},
      variation_slices = ${jsonText(variationSlices)}::text::jsonb, group_slices = ${jsonText(groupSlices)}::text::jsonb,
      pending_step = ${pending?.step ?? null}, pending_by = ${pending?.by?.id ?? null},
      pending_traffic = ${pending?.step === 'ramp' ? pending.traffic : null}, pending_winner = ${pending?.step === 'ship' ? pending.winner : null},
      rollout = ${storedRollout(rollout)}, pending_rollout = ${storedRollout(pending?.step === 'ship' ? pending.rollout : null)}
    where id = ${id}`
}

/** All of the audience is stored as nothing, as it was before there were parts of it. */
function storedRollout(rollout: Rollout | null): number | null {
  return rollout === 100 ? null : rollout
}

function refusal(shownText: string): AppError {
  return new AppError('conflict', 'the experiment does not allow it', { shownText })
}
