import type { Datafile } from '@/lib/experimentation/experiments/datafile/datafile'

/** The keys of the conversions an experiment is judged by: the events that name it or, when none does, all of the file. The first is the primary goal: what the file says was said before anybody looked at a result. */
export function goalsOf({ events }: Pick<Datafile, 'events'>, experimentId: string): string[] {
  const own = events.filter(({ experimentIds }) => experimentIds.includes(experimentId))
  return [...new Set((own.length > 0 ? own : events).map(({ key }) => key))]
}
