import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { type Pending, rolloutOf, type State } from './lifecycle'
import type { ExperimentDraft, ExperimentGroup, OwnExperiment } from './own-experiment'

type Row = Pick<ExperimentDraft, 'place' | 'hypothesis' | 'variations' | 'audience' | 'goals' | 'guardrails' | 'windows' | 'traffic'> &
  Pick<
    OwnExperiment,
    | 'id'
    | 'key'
    | 'revision'
    | 'plannedVisitors'
    | 'plannedDays'
    | 'variationSlices'
    | 'groupSlices'
    | 'winner'
    | 'textsChecked'
    | 'startedAt'
    | 'endedAt'
  > & {
    state: State
    startAt: Date | null
    stopAt: Date | null
    ownerId: number | null
    ownerName: string | null
    groupId: number | null
    groupName: string | null
    groupPercent: number | null
    expectedRate: number
    smallestLift: number
    visitorsADay: number
    pendingStep: Pending['step'] | null
    pendingTraffic: number | null
    pendingWinner: string | null
    rollout: number | null
    pendingRollout: number | null
    pendingBy: number | null
    pendingByName: string | null
  }

/** Somebody of marketing. */
export type Marketer = { id: number; name: string }

/** The experiments of ours, the latest first. */
export async function listOwnExperiments(db: Db): Promise<OwnExperiment[]> {
  const rows = await db<Row[]>`select ${columns(db)} order by experiment.id desc`
  return rows.map(experimentOf)
}

export async function findOwnExperiment(db: Db, id: number): Promise<OwnExperiment | undefined> {
  const [row] = await db<Row[]>`select ${columns(db)} where experiment.id = ${id}`
  return row && experimentOf(row)
}

/** The first ones first; closed ones too, for the experiments that were in them. */
export async function listGroups(db: Db): Promise<ExperimentGroup[]> {
  return db<ExperimentGroup[]>`
    select id, name, holdout_percent as holdout, closed_at is not null as is_closed from experiment_group order by id`
}

/** The groups that an experiment can be put into. */
export async function listOpenGroups(db: Db): Promise<ExperimentGroup[]> {
  return (await listGroups(db)).filter(({ isClosed }) => !isClosed)
}

/** Staff who can be responsible for an experiment. */
export async function listMarketers(db: Db): Promise<Marketer[]> {
  return db<Marketer[]>`select id, display_name as name from app_user where role = 'marketing' order by display_name, id`
}

function columns(db: Db): SqlFragment {
  return db`
    experiment.id, key, coalesce(place, key) as place, state, revision, hypothesis, variations, audience, goals, guardrails, (select coalesce(json_agg(json_build_object('key', window_of.key, 'days', window_of.value::integer)), '[]') from jsonb_each_text(goal_windows) window_of) as windows, start_at, stop_at, traffic, expected_rate, smallest_lift, visitors_a_day, planned_visitors, planned_days,
      variation_slices, group_slices, winner, rollout, texts_checked, started_at, ended_at, owner_id, owner.display_name as owner_name, group_id, experiment_group.name as group_name, group_percent,
      pending_step, pending_traffic, pending_winner, pending_rollout, pending_by, proposer.display_name as pending_by_name
    from experiment left join app_user owner on owner.id = owner_id left join app_user proposer on proposer.id = pending_by
      left join experiment_group on experiment_group.id = group_id`
}

function experimentOf(row: Row): OwnExperiment {
  const { ownerId, ownerName, groupId, groupName, groupPercent, expectedRate, smallestLift, visitorsADay } = row
  return {
    id: row.id,
    key: row.key,
    place: row.place,
    state: row.state,
    revision: row.revision,
    hypothesis: row.hypothesis,
    owner: personOf(ownerId, ownerName),
    variations: row.variations,
    audience: row.audience,
    goals: row.goals,
    guardrails: row.guardrails,
    windows: row.windows,
    schedule: { startAt: row.startAt, stopAt: row.stopAt },
    traffic: row.traffic,
    group: groupId === null || groupName === null || groupPercent === null ? null : { id: groupId, name: groupName, percent: groupPercent },
    plan: { rate: expectedRate, lift: smallestLift, visitorsADay },
    plannedVisitors: row.plannedVisitors,
    plannedDays: row.plannedDays,
    variationSlices: row.variationSlices,
    groupSlices: row.groupSlices,
    winner: row.winner,
    rollout: row.state === 'shipped' ? (rolloutOf(row.rollout ?? 100) ?? 100) : null,
    pending: pendingOf(row),
    textsChecked: row.textsChecked,
    startedAt: row.startedAt,
    endedAt: row.endedAt,
  }
}

function pendingOf({
  pendingStep,
  pendingTraffic,
  pendingWinner,
  pendingRollout,
  pendingBy,
  pendingByName,
}: Row): OwnExperiment['pending'] {
  const by = personOf(pendingBy, pendingByName)
  if (pendingStep === 'start') return { step: 'start', by }
  if (pendingStep === 'ramp' && pendingTraffic !== null) return { step: 'ramp', traffic: pendingTraffic, by }
  const rollout = rolloutOf(pendingRollout ?? 100) ?? 100
  return pendingStep === 'ship' && pendingWinner !== null ? { step: 'ship', winner: pendingWinner, rollout, by } : null
}

function personOf(id: number | null, name: string | null): Marketer | null {
  return id === null ? null : { id, name: name ?? '' }
}
