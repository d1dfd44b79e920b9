import type { Metric, Sample } from './prometheus-text'

/** Seconds. A cached page takes less than the first, a rendered one the next ones; the last is where a proxy gives up. */
export const latencyBounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const
const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']

/** One answer; without a status its visitor had left before it was sent. */
type Answered = { route: string; method: string; status: number | undefined; seconds: number }
type Latency = { counts: number[]; sum: number; total: number }

/** How many requests each route has answered, how, and how long they took. */
export class RequestMetrics {
  private readonly answers = new Map<string, { labels: Record<string, string>; count: number }>()
  private readonly latencies = new Map<string, Latency>()

  record({ route, method, status, seconds }: Answered): void {
    const labels = { route, method: methods.includes(method) ? method : 'other', status: statusClass(status) }
    const key = Object.values(labels).join(' ')
    const known = this.answers.get(key)
    if (known) known.count += 1
    else this.answers.set(key, { labels, count: 1 })
    this.latencyOf(route, seconds)
  }

  metrics(): Metric[] {
    return [
      {
        name: 'ingrana_http_requests_total',
        help: 'Answered requests, by route, method and class of the status; left: the visitor had gone.',
        type: 'counter',
        samples: [...this.answers.values()].map(({ labels, count }) => ({ labels, value: count })),
      },
      {
        name: 'ingrana_http_request_duration_seconds',
        help: 'From the last header of the request to the last byte of the answer, by route.',
        type: 'histogram',
        samples: [...this.latencies].flatMap(([route, latency]) => histogramOf(route, latency)),
      },
    ]
  }

  private latencyOf(route: string, seconds: number): void {
    const known = this.latencies.get(route) ?? { counts: latencyBounds.map(() => 0), sum: 0, total: 0 }
    this.latencies.set(route, known)
    const place = latencyBounds.findIndex((bound) => seconds <= bound)
    if (place >= 0) known.counts[place] = (known.counts[place] ?? 0) + 1
    known.sum += seconds
    known.total += 1
  }
}

/** Each bucket counts those below it too. */
function histogramOf(route: string, { counts, sum, total }: Latency): Sample[] {
  let below = 0
  const buckets = latencyBounds.map((bound, place): Sample => {
    below += counts[place] ?? 0
    return { labels: { route, le: String(bound) }, value: below, suffix: '_bucket' }
  })
  return [
    ...buckets,
    { labels: { route, le: '+Inf' }, value: total, suffix: '_bucket' },
    { labels: { route }, value: sum, suffix: '_sum' },
    { labels: { route }, value: total, suffix: '_count' },
  ]
}

function statusClass(status: number | undefined): string {
  return status === undefined ? 'left' : `${Math.floor(status / 100)}xx`
}
