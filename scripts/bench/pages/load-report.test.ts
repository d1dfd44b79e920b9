import { expect, test } from 'vitest'
import { readAutocannon, readWrk } from './load-report'

const wrk = `Running 5s test @ http://localhost:3000/usate
  1 threads and 8 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     2.32ms    1.18ms  34.11ms   95.40%
  Latency Distribution
     50%  850.00us
     75%    3.10ms
     90%    4.00ms
     99%    1.21s
  17892 requests in 5.01s, 84.50MB read
Requests/sec:   3571.26
Transfer/sec:     16.87MB
`

test('the output of wrk is parsed in each unit of time', () => {
  expect(readWrk(wrk)).toEqual({ requestsPerSecond: 3571.26, p50Ms: 0.85, p99Ms: 1210, answers: 17_892, refused: 0 })
})

test('answers of wrk that are not the page are counted as refused', () => {
  const some = wrk.replace('Requests/sec', '  Non-2xx or 3xx responses: 12\nRequests/sec')
  expect(readWrk(some).refused).toBe(12)
})

test('an output of wrk that is not understood is a failure, never a zero', () => {
  expect(() => readWrk('unable to connect')).toThrow('wrk did not write')
  expect(() => readWrk(wrk.replace('850.00us', '850'))).toThrow('850')
})

test('the output of autocannon is parsed, and its pages a second leave out refusals', () => {
  const report = { title: null, duration: 5, '2xx': 500, non2xx: 20, errors: 1, latency: { p50: 7, p99: 31 } }
  expect(readAutocannon(JSON.stringify(report))).toEqual({ requestsPerSecond: 100, p50Ms: 7, p99Ms: 31, answers: 521, refused: 21 })
})

test('a report of autocannon without its figures is a failure', () => {
  expect(() => readAutocannon('{"duration": 5}')).toThrow('required')
})
