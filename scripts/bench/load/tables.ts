import { median, ratio } from '../pages/figures'
import { table } from '../pages/tables'
import type { MixedLoad } from './mixed-load'
import { pointsOf, type Sample, type Sampled } from './soak'
import { trendOf } from './trend'

export type LoadRow = { connections: number; ours: (MixedLoad & { cpuMs: number })[]; plain: MixedLoad[] }

const perSecond = ({ answers, seconds }: MixedLoad) => answers / seconds
/** Pages only: what is refused comes quickly and is no work done. */
const pagesPerSecond = ({ byStatus, seconds }: MixedLoad) => (byStatus['200'] ?? 0) / seconds

export function loadTable(rows: readonly LoadRow[]): string {
  const head = [
    'connections',
    'pages/s',
    '× plain Node',
    'p50 ms',
    'p99 ms',
    'plain p50 / p99 ms',
    'CPU ms',
    'answers by status',
    'broken',
    'too late',
  ]
  return table(
    head,
    rows.map(({ connections, ours, plain }) => [
      String(connections),
      median(ours.map(pagesPerSecond)).toFixed(1),
      (ratio(ours.map(pagesPerSecond), plain.map(perSecond)) ?? Number.NaN).toFixed(3),
      median(ours.map(({ p50Ms }) => p50Ms)).toFixed(0),
      median(ours.map(({ p99Ms }) => p99Ms)).toFixed(0),
      `${median(plain.map(({ p50Ms }) => p50Ms)).toFixed(0)} / ${median(plain.map(({ p99Ms }) => p99Ms)).toFixed(0)}`,
      median(ours.map(({ cpuMs }) => cpuMs)).toFixed(1),
      statuses(ours),
      String(ours.reduce((sum, { errors }) => sum + errors, 0)),
      String(ours.reduce((sum, { timeouts }) => sum + timeouts, 0)),
    ]),
  )
}

export function statuses(loads: readonly MixedLoad[]): string {
  const sums = new Map<string, number>()
  for (const { byStatus } of loads)
    for (const [status, count] of Object.entries(byStatus)) sums.set(status, (sums.get(status) ?? 0) + count)
  return [...sums].map(([status, count]) => `${status}: ${count}`).join(', ')
}

const sampled: [Sampled, string][] = [
  ['rssMb', 'resident memory, MB'],
  ['heapSizeMb', 'of it held for JavaScript, MB'],
  ['heapUsedMb', 'of that in use, MB'],
  ['externalMb', 'outside of it, with the page cache, MB'],
  ['descriptors', 'file descriptors'],
  ['resources', 'open resources of Node'],
  ['loopP50Ms', 'event loop late, p50, ms'],
  ['loopP99Ms', 'event loop late, p99, ms'],
]

/** The table of a soak without its beginning, in which caches fill. */
export function soakTable(samples: readonly Sample[], warmUpSeconds: number): string {
  const steady = samples.filter(({ seconds }) => seconds > warmUpSeconds)
  const head = ['', 'first twelfth', 'last twelfth', 'an hour more', 'give or take', 'flat']
  return table(
    head,
    sampled.map(([what, name]) => {
      const { first, last, perHour, uncertainty, isFlat } = trendOf(pointsOf(steady, what))
      return [name, ...[first, last, perHour, uncertainty].map((value) => value.toFixed(1)), isFlat ? 'yes' : 'no']
    }),
  )
}
