import type { FirstView } from './browser-view'
import { median, ratio } from './figures'
import type { LighthouseFigures } from './lighthouse'
import type { LongTasks } from './long-tasks'
import type { Speed } from './measure-speed'
import type { Visits } from './measure-visits'
import type { PageWeight } from './measure-weight'

/** `tasks`: of each round. */
export type PageView = FirstView & { name: string; tasks: readonly LongTasks[] }

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1)
const times = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(2))

/** A table of Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export const bareListRow = 'a bare list of Next'

/** Processor time as so many bare lists of the same round, and as so many times that of the first site. */
export function visitTable(visits: readonly Visits[]): string {
  const head = [
    'visits',
    'site',
    'Node ms',
    'PostgreSQL ms',
    'together',
    '× a bare list',
    '× the first site',
    'from the cache',
    'p50 ms',
    'p99 ms',
  ]
  const together = ({ rounds }: Visits) => rounds.map(({ node, postgres }) => node + postgres)
  const bare = visits.find(({ row }) => row === bareListRow)
  const rows = visits.map((each) => {
    const first = visits.find(({ row }) => row === each.row)
    const middle = (name: 'node' | 'postgres' | 'hits' | 'p50Ms' | 'p99Ms') => median(each.rounds.map((round) => round[name]))
    return [
      each.row,
      each.site,
      middle('node').toFixed(2),
      middle('postgres').toFixed(2),
      median(together(each)).toFixed(2),
      times(ratio(together(each), bare ? together(bare) : [])),
      times(ratio(together(each), first ? together(first) : [])),
      `${Math.round(100 * middle('hits'))} %`,
      middle('p50Ms').toFixed(1),
      middle('p99Ms').toFixed(1),
    ]
  })
  return table(head, rows)
}

export type References = { plain: Speed | undefined; bareList: Speed | undefined }

export function speedTable(speeds: readonly Speed[], { plain, bareList }: References): string {
  const head = ['page', 'cache', 'requests/s', '× plain Node', '× bare list', 'CPU ms', 'p50 ms', 'p99 ms', 'TTFB p50 / p99 ms', 'refused']
  const perSecond = (speed: Speed | undefined) => speed?.rounds.map(({ requestsPerSecond }) => requestsPerSecond) ?? []
  const rows = speeds.map((speed) => {
    const middle = (name: 'requestsPerSecond' | 'cpuMs' | 'p50Ms' | 'p99Ms') => median(speed.rounds.map((round) => round[name]))
    const refused = speed.rounds.reduce((sum, round) => sum + round.refused, 0)
    return [
      speed.name,
      speed.cache,
      middle('requestsPerSecond').toFixed(1),
      times(ratio(perSecond(speed), perSecond(plain))),
      times(ratio(perSecond(speed), perSecond(bareList))),
      middle('cpuMs').toFixed(2),
      middle('p50Ms').toFixed(1),
      middle('p99Ms').toFixed(1),
      `${speed.firstByte.p50.toFixed(1)} / ${speed.firstByte.p99.toFixed(1)}`,
      String(refused),
    ]
  })
  return table(head, rows)
}

export function weightTable(weights: readonly PageWeight[]): string {
  const sizes = ({ raw, gzip, brotli }: PageWeight['html']) => [raw, gzip, brotli].map(kilobytes).join(' / ')
  const rows = weights.map(({ name, html, elements, scripts }) => [name, sizes(html), String(elements), sizes(scripts)])
  return table(['page', 'HTML kB raw / gzip / brotli', 'elements', 'first-load JavaScript kB raw / gzip / brotli'], rows)
}

export function viewTable(views: readonly PageView[]): string {
  const rows = views.map(({ name, requests, ahead, bytes, tasks }) => {
    const [count, longest] = [median(tasks.map((each) => each.count)), median(tasks.map((each) => each.longestMs))]
    return [name, String(requests), String(ahead), kilobytes(bytes), String(count), longest.toFixed(0)]
  })
  return table(
    ['page', 'requests', 'ahead, for other pages', 'kB together', 'tasks > 50 ms at a quarter of the speed', 'longest, ms'],
    rows,
  )
}

export function lighthouseTable(found: readonly (LighthouseFigures & { name: string })[]): string {
  const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS']
  const rows = found.map(({ name, performance, accessibility, bestPractices, seo, fcp, lcp, tbt, cls }) => [
    name,
    ...[performance, accessibility, bestPractices, seo, fcp, lcp, tbt].map((value) => String(Math.round(value))),
    cls.toFixed(3),
  ])
  return table(head, rows)
}
