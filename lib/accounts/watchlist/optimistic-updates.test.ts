import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChangeTracker, createUpdateQueue, type OptimisticUpdate } from './optimistic-updates'
import type { SavedState } from './watchlist'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A server that answers when the test says so. */
function open() {
  const requests: { kind: OptimisticUpdate['kind']; answer(state: Partial<SavedState>): void; fail(error: Error): void }[] = []
  const [shown, failed, done]: [boolean[], string[], string[]] = [[], [], []]
  let revision = 0
  const update = createUpdateQueue({
    send: (ad, { kind }) =>
      new Promise((resolve, reject) => {
        requests.push({
          kind,
          answer: (state) => resolve({ ad, saved: kind !== 'remove', revision: (revision += 1), ...state }),
          fail: reject,
        })
      }),
    onShow: (_ad, saved) => shown.push(saved),
    onSettled: () => {},
    onFailure: (_ad, { kind }) => failed.push(kind),
  })
  return {
    requests,
    shown,
    failed,
    done,
    update: (kind: OptimisticUpdate['kind'], ad = 7) => update(ad, { kind, csrf: '', onDone: () => done.push(kind) }),
  }
}
const settled = () => vi.advanceTimersByTimeAsync(0)

test('an update is shown at once and done when the server says so', async () => {
  const { requests, shown, done, update } = open()
  update('save')
  expect([shown, done]).toEqual([[true], []])
  requests[0]?.answer({})
  await settled()
  expect([shown, done, requests.length]).toEqual([[true], ['save'], 1])
})

test('a failed update is taken back, and can be tried again', async () => {
  const { requests, shown, failed, done, update } = open()
  update('save')
  requests[0]?.fail(new Error('500'))
  await settled()
  expect([shown, failed, done]).toEqual([[true, false], ['save'], []])
  update('save')
  requests[1]?.answer({})
  await settled()
  expect([shown.at(-1), done]).toEqual([true, ['save']])
})

test('updates made during a request end in one request for the last of them, or none', async () => {
  const { requests, update, shown } = open()
  update('save')
  for (const kind of ['remove', 'save', 'remove'] as const) update(kind)
  expect(requests.map(({ kind }) => kind)).toEqual(['save'])
  requests[0]?.answer({})
  await settled()
  expect(requests.map(({ kind }) => kind)).toEqual(['save', 'remove'])
  update('save')
  update('remove')
  requests[1]?.answer({})
  await settled()
  expect([requests.length, shown.at(-1)]).toEqual([2, false])
})

test('different ads do not wait for each other', () => {
  const { requests, update } = open()
  update('save', 1)
  update('save', 2)
  expect(requests).toHaveLength(2)
})

test('an update without an answer is taken back, and a late answer is shown', async () => {
  const { requests, shown, failed, done, update } = open()
  update('save')
  await vi.advanceTimersByTimeAsync(15_000)
  expect([shown, failed]).toEqual([[true, false], ['save']])
  requests[0]?.answer({})
  await settled()
  expect([shown, done]).toEqual([[true, false, true], []])
})

test('an answer that was overtaken changes nothing', async () => {
  const { requests, shown, update } = open()
  update('save')
  await vi.advanceTimersByTimeAsync(15_000)
  update('save')
  requests[1]?.answer({ revision: 9 })
  await settled()
  update('remove')
  requests[2]?.answer({ revision: 10 })
  await settled()
  requests[0]?.answer({ revision: 8 })
  await settled()
  expect(shown.at(-1)).toBe(false)
})

test('every press is sent to the server, so that a change in another window can be changed back', async () => {
  const { requests, update } = open()
  update('remove')
  requests[0]?.answer({})
  await settled()
  update('remove') // saved again elsewhere, as the page shows by now
  expect(requests.map(({ kind }) => kind)).toEqual(['remove', 'remove'])
})

test('removing what was forgotten long ago ends with that answer', async () => {
  const { requests, shown, update } = open()
  update('save')
  requests[0]?.answer({})
  await settled()
  update('remove')
  requests[1]?.answer({ revision: 0 })
  await settled()
  expect([requests.length, shown.at(-1)]).toEqual([2, false])
})

test('a removal is restored by its own kind of request', async () => {
  const { requests, update } = open()
  update('remove')
  requests[0]?.answer({})
  await settled()
  update('restore')
  expect(requests.map(({ kind }) => kind)).toEqual(['remove', 'restore'])
})

type Step = 'begin' | 'settle' | 'askPage'

test.each<{ steps: Step[]; isKnown: boolean; why: string }>([
  { steps: ['begin', 'settle', 'askPage'], isKnown: true, why: 'answered, then requested' },
  { steps: ['begin', 'settle'], isKnown: false, why: 'no other page yet' },
  { steps: ['begin', 'askPage'], isKnown: false, why: 'the change is still on its way' },
  { steps: ['begin', 'askPage', 'settle'], isKnown: false, why: 'the page may have been rendered before the answer' },
  { steps: ['begin', 'askPage', 'settle', 'askPage'], isKnown: true, why: 'the next page knows' },
  { steps: ['begin', 'settle', 'askPage', 'begin'], isKnown: false, why: 'changed again while the page came' },
])('whether the page knows of a change: $why', ({ steps, isKnown }) => {
  const changes = createChangeTracker()
  for (const step of steps) changes[step](7)
  expect(changes.isKnown(7)).toBe(isKnown)
})
