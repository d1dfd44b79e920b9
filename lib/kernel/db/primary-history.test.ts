import { expect, test } from 'vitest'
import { PrimaryHistory, replicaLimits } from './primary-history'

const answer = (written: number) => ({ cluster: '1', written })

/** A primary that was polled once a second and had written so much. */
function historyOf(...written: number[]): PrimaryHistory {
  const history = new PrimaryHistory()
  written.forEach((bytes, second) => history.poll(second * 1_000)(answer(bytes)))
  return history
}

function lagOf(history: PrimaryHistory, replayed: number, now: number): number | undefined {
  const knownUntil = history.knownUntil(replayed)
  return knownUntil === undefined ? undefined : history.lag(knownUntil, now)
}

test('no replica lags behind an idle primary', () => {
  expect(lagOf(historyOf(...Array.from({ length: 100 }, () => 500)), 500, 99_000)).toBe(0)
})

test('the lag is the age of what was replayed, to the byte', () => {
  const history = historyOf(100, 200, 300, 400)
  const lags = [400, 399, 300, 200, 100].map((replayed) => lagOf(history, replayed, 3_500))
  expect(lags).toEqual([500, 1_500, 1_500, 2_500, 3_500])
  expect(lagOf(history, 99, 3_500)).toBeUndefined()
})

test('answers older than the allowed lag are forgotten', () => {
  const history = historyOf(...Array.from({ length: 30 }, (_, second) => second))
  expect([history.knownUntil(19), history.knownUntil(18)]).toEqual([19_000, undefined])
})

test('while the primary is away no lag grows, for ten minutes', () => {
  const history = historyOf(100, 200)
  history.poll(2_000)(undefined)
  expect(history.lag(1_000, 60_000)).toBe(0)
  expect(history.lag(1_000, 1_000 + replicaLimits.outage)).toBe(0)
  expect(history.lag(1_000, 1_001 + replicaLimits.outage)).toBe(replicaLimits.outage + 1)
})

test('a replica knows a change once it has replayed what the primary had written at the next question', () => {
  const history = historyOf(100)
  expect(history.isLastChangeKnown(100)).toBe(true)
  const tooEarly = history.poll(1_000)
  history.noteChange()
  tooEarly(answer(150))
  expect(history.isLastChangeKnown(Infinity)).toBe(false)
  history.poll(1_001)(answer(160))
  history.poll(1_002)(answer(190))
  expect([history.isLastChangeKnown(159), history.isLastChangeKnown(160)]).toEqual([false, true])
  history.noteChange()
  expect(history.isLastChangeKnown(Infinity)).toBe(false)
})
