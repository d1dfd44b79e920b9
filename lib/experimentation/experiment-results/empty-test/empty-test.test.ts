import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { randomNumbers } from '@/lib/experimentation/experiment-results/statistics/test-simulation'
import { type LoggedVisitor, runEmptyTests } from './empty-test'
import { listLostEvents } from './lost-events'

const random = randomNumbers(187)
const rates = { contact_sent: 0.03, phone_shown: 0.05, ad_view: 0.4, search: 0.6 }

function visitors(count: number): LoggedVisitor[] {
  return Array.from({ length: count }, (_, place) => {
    const day = Math.floor(random() * 7)
    const done = Object.entries(rates).flatMap(([key, rate]) =>
      random() < rate ? [{ key, day: Math.min(6, day + Math.floor(random() * 2)) }] : [],
    )
    return { bits: createHash('sha256').update(`${place}`).digest('hex'), day, done }
  })
}

test('visitors who see the same are called different in at most 5 % of the divisions, looked at daily', async () => {
  const { splits, alarms, wrongSplits } = await runEmptyTests(visitors(3_000))
  expect(splits).toBe(256)
  expect(alarms / splits).toBeLessThanOrEqual(0.05)
  expect(wrongSplits / splits).toBeLessThanOrEqual(0.02)
})

test('a division that follows what visitors do is an alarm', async () => {
  const all = visitors(3_000).map((visitor) => ({
    ...visitor,
    bits: visitor.done.some(({ key }) => key === 'contact_sent') ? '01' : visitor.bits,
  }))
  expect(await runEmptyTests(all, 1)).toMatchObject({ splits: 1, alarms: 1 })
})

test.each([
  { why: 'as much', loss: { shown: 5_000, lost: 105 }, isOdd: false },
  { why: 'far more', loss: { shown: 5_000, lost: 300 }, isOdd: true },
  { why: 'nobody', loss: { shown: 0, lost: 0 }, isOdd: false },
])('a variation that loses visitors otherwise than the control is named: $why', ({ loss, isOdd }) => {
  const variations = ['lista', 'griglia'].map((key, place) => ({ id: `e9-${place + 1}`, key }))
  const losses = [
    { experimentId: 'e9', variationId: 'e9-2', ...loss },
    { experimentId: 'e9', variationId: 'e9-1', shown: 5_000, lost: 100 },
    { experimentId: 'e8', variationId: 'e8-1', shown: 10, lost: 10 },
  ]
  expect(listLostEvents(losses, [{ id: 'e9', key: 'elenco', variations }])).toEqual([
    { experiment: 'elenco', variation: 'lista', shown: 5_000, lost: 100, isOdd: false },
    { experiment: 'elenco', variation: 'griglia', ...loss, isOdd },
  ])
})
