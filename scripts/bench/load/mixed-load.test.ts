import { expect, test } from 'vitest'
import { readMixedLoad } from './mixed-load'

test('answers and refusals are counted by status, and errors without timeouts', () => {
  const report = {
    duration: 5.02,
    errors: 7,
    timeouts: 2,
    latency: { p50: 12, p99: 250.5 },
    statusCodeStats: { 200: { count: 400 }, 503: { count: 31 } },
  }
  expect(readMixedLoad(JSON.stringify(report))).toEqual({
    seconds: 5.02,
    answers: 431,
    p50Ms: 12,
    p99Ms: 250.5,
    byStatus: { 200: 400, 503: 31 },
    errors: 5,
    timeouts: 2,
  })
})
