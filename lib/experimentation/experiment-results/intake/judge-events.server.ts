import type { TrafficRange } from '@/lib/experimentation/experiments/datafile/datafile'
import type { ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import type { DeviceType } from '@/lib/kernel/browser/device-type'
import type { Db } from '@/lib/kernel/db/db.server'
import { possibleEvents } from './possible-events'
import type { ReceivedBatch } from './received-batch-schema'
import { believedTime, maxEventAgeMs } from './save-events.server'

/**
 * How long after a change an exposure may still belong to the allocation before it, by the clock of its browser. A page keeps its configuration until the next navigation, and its experiment may be rendered late.
 * Processes load a new configuration up to nine minutes apart, and browser clocks are wrong by minutes. The time of arrival does not matter, within the age that is believed.
 */
const staleMs = 30 * 60_000

type EarlierPhase = { experimentId: string; startedAt: Date; endedAt: Date; allocation: TrafficRange[] }

/** `possibleEvents`, by the configuration in use and, where that refuses an exposure, by the allocations before. */
export async function judgeEvents(db: Db, batch: ReceivedBatch, config: ProjectConfig, deviceType: DeviceType, now = new Date()) {
  const judged = possibleEvents(batch, config, deviceType)
  if (judged.refused.otherVariation === undefined) return judged
  const phases = await findEarlierPhases(db, experimentsOf(batch), now)
  return possibleEvents(batch, config, deviceType, (experimentId, timestamp) => {
    const at = believedTime(timestamp, now).getTime()
    return phases
      .filter((phase) => phase.experimentId === experimentId && phase.startedAt.getTime() <= at && at < phase.endedAt.getTime() + staleMs)
      .map(({ allocation }) => allocation)
  })
}

/** Phases that are over, and that an event which is still believed can belong to. */
async function findEarlierPhases(db: Db, experimentIds: readonly string[], now: Date): Promise<EarlierPhase[]> {
  const oldest = new Date(now.getTime() - maxEventAgeMs - staleMs)
  return db<EarlierPhase[]>`
    select experiment_id, started_at, ended_at, allocation
    from (
      select experiment_id, started_at, status, allocation, lead(started_at) over (partition by experiment_id order by started_at) as ended_at
      from experiment_phase where experiment_id = any (${experimentIds})
    ) phase where status = 'Running' and ended_at > ${oldest}`
}

function experimentsOf({ visitors }: ReceivedBatch): string[] {
  return [
    ...new Set(visitors.flatMap(({ snapshots }) => snapshots.flatMap(({ decisions = [] }) => decisions.map((each) => each.experiment_id)))),
  ]
}
