import { gauge, type Metric } from './prometheus-text'

type Load = { atWork: number; waiting: number; refused: number }

/** The queues that requests wait in, by name. */
export function admissionMetrics(queues: Readonly<Record<string, { load: Load }>>): Metric[] {
  const samples = (read: (load: Load) => number) =>
    Object.entries(queues).map(([queue, { load }]) => ({ labels: { queue }, value: read(load) }))
  return [
    {
      name: 'ingrana_http_requests_at_work',
      help: 'Requests that are being worked on.',
      type: 'gauge',
      samples: samples(({ atWork }) => atWork),
    },
    {
      name: 'ingrana_http_requests_waiting',
      help: 'Requests that wait for their turn.',
      type: 'gauge',
      samples: samples(({ waiting }) => waiting),
    },
    {
      name: 'ingrana_http_requests_refused_total',
      help: 'Requests that were refused, because too many waited or they had waited too long.',
      type: 'counter',
      samples: samples(({ refused }) => refused),
    },
  ]
}

/** The finished pages. */
export function pageCacheMetrics({
  answered,
  pages,
  bytes,
}: {
  answered: Readonly<Record<string, number>>
  pages: number
  bytes: number
}): Metric[] {
  return [
    {
      name: 'ingrana_page_cache_answers_total',
      help: 'Answers with pages: cached (hit), rendered (miss), outdated (stale), and for one visitor alone (bypass).',
      type: 'counter',
      samples: Object.entries(answered).map(([origin, value]) => ({ labels: { origin }, value })),
    },
    gauge('ingrana_page_cache_pages', 'Finished pages that are cached.', pages),
    gauge('ingrana_page_cache_bytes', 'Their memory, as it is counted against its limit.', bytes),
  ]
}

/** The pieces that use the insides of Next and React. */
export function pieceMetrics(states: readonly { piece: string; isOn: boolean }[]): Metric[] {
  return [
    {
      name: 'ingrana_framework_piece_on',
      help: 'Whether what uses the insides of Next and React is on; without it the site serves slower (docs/framework-insides.md).',
      type: 'gauge',
      samples: states.map(({ piece, isOn }) => ({ labels: { piece }, value: isOn ? 1 : 0 })),
    },
  ]
}

/** The search index of this process. */
export function indexMetrics({
  isReady,
  ads,
  bytes,
  ageSeconds,
}: {
  isReady: boolean
  ads: number
  bytes: number
  ageSeconds: number
}): Metric[] {
  return [
    gauge('ingrana_search_index_ready', 'Whether the search index answers; while it does not PostgreSQL does.', isReady ? 1 : 0),
    gauge('ingrana_search_index_ads', 'Ads in the search index.', ads),
    gauge('ingrana_search_index_bytes', 'Memory of the search index.', bytes),
    gauge('ingrana_search_index_age_seconds', 'How long ago the search index last knew of every change.', ageSeconds),
  ]
}
