import { expect, test } from 'vitest'
import { prometheusText } from './prometheus-text'
import { RequestMetrics } from './request-metrics'

function linesOf(record: (metrics: RequestMetrics) => void): string[] {
  const metrics = new RequestMetrics()
  record(metrics)
  return prometheusText(metrics.metrics()).split('\n')
}

test('requests are counted by route, method and class of status', () => {
  const lines = linesOf((metrics) => {
    for (const status of [200, 204, 404, 503]) metrics.record({ route: '/usate', method: 'GET', status, seconds: 0.01 })
    metrics.record({ route: '/usate', method: 'PROPFIND', status: undefined, seconds: 0.01 })
  })
  expect(lines.filter((line) => line.startsWith('ingrana_http_requests_total'))).toEqual([
    'ingrana_http_requests_total{route="/usate",method="GET",status="2xx"} 2',
    'ingrana_http_requests_total{route="/usate",method="GET",status="4xx"} 1',
    'ingrana_http_requests_total{route="/usate",method="GET",status="5xx"} 1',
    'ingrana_http_requests_total{route="/usate",method="other",status="left"} 1',
  ])
})

test('each bucket of a histogram also counts the lower ones', () => {
  const lines = linesOf((metrics) => {
    for (const seconds of [0.002, 0.0021, 0.9, 60]) metrics.record({ route: '/', method: 'GET', status: 200, seconds })
  }).filter((line) => line.startsWith('ingrana_http_request_duration_seconds'))
  const bucket = (bound: string) =>
    lines
      .find((line) => line.includes(`le="${bound}"`))
      ?.split(' ')
      .at(-1)
  expect(['0.002', '0.005', '0.5', '1', '30', '+Inf'].map(bucket)).toEqual(['1', '2', '2', '3', '3', '4'])
  expect(lines.slice(-2)).toEqual([
    'ingrana_http_request_duration_seconds_sum{route="/"} 60.9041',
    'ingrana_http_request_duration_seconds_count{route="/"} 4',
  ])
})
