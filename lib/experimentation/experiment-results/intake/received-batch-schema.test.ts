import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { cpuMilliseconds } from '@/lib/kernel/validation/test-cpu-time'
import { receivedBatchSchema } from './received-batch-schema'

const visitor = randomUUID()
const conversion = () => ({
  visitor_id: visitor,
  snapshots: [{ events: [{ key: 'contact_sent', uuid: randomUUID(), timestamp: 1 }] }],
})
const judge = (visitors: unknown) =>
  receivedBatchSchema.validate({ visitors }, { abortEarly: false, stripUnknown: true, disableStackTrace: true }).then(
    () => [],
    (refusal: unknown) => (refusal instanceof ValidationError ? refusal.errors : ['thrown']),
  )

test('a batch holds a hundred entries of one visitor and not one more', async () => {
  expect(await judge(Array.from({ length: 100 }, conversion))).toEqual([])
  expect(await judge(Array.from({ length: 101 }, conversion))).toHaveLength(1)
  expect(await judge([conversion(), { ...conversion(), visitor_id: randomUUID() }])).toHaveLength(1)
  expect(await judge([null, null])).not.toContain('thrown')
})

test('a batch of too many visitors is refused without a check of each', async () => {
  const wrong = Array.from({ length: 20_000 }, () => ({ visitor_id: 'mario' }))
  await judge([])
  expect(await cpuMilliseconds(async () => expect(await judge(wrong)).toHaveLength(1))).toBeLessThan(500)
})
