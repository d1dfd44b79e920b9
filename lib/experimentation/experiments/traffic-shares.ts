import type { Experiment, Group, TrafficRange } from './datafile/datafile'

const whole = 10_000

/** The share of the visitors, from 0 to 1, that each entity owns; nobody's part is left out. */
export function trafficShares(ranges: readonly TrafficRange[]): Map<string, number> {
  const buckets = new Map<string, number>()
  let from = 0
  for (const { entityId, endOfRange } of ranges) {
    const to = Math.min(Math.max(endOfRange, from), whole)
    if (entityId !== '' && to > from) buckets.set(entityId, (buckets.get(entityId) ?? 0) + to - from)
    from = to
  }
  return new Map([...buckets].map(([entity, count]) => [entity, count / whole]))
}

/** The share of its audience that takes part in an experiment: exclusive experiments get what their group leaves them. */
export function participation({ id, groupId, trafficAllocation }: Experiment, group: Group | undefined): number {
  if (groupId !== null && !group) return 0 // a group that the file does not have keeps everybody out
  const own = [...trafficShares(trafficAllocation).values()].reduce((total, share) => total + share, 0)
  return own * (group?.policy === 'random' ? (trafficShares(group.trafficAllocation).get(id) ?? 0) : 1)
}
