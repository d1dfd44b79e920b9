import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { cpuMilliseconds } from '@/lib/kernel/validation/test-cpu-time'
import { receivedBatchSchema } from './received-batch-schema'

const conversion = () => ({
  visitor_id: randomUUID(),
  snapshots: [{ events: [{ key: 'contact_sent', uuid: randomUUID(), timestamp: 1 }] }],
})
const judge = (visitors: unknown) =>
  receivedBatchSchema.validate({ visitors }, { abortEarly: false, stripUnknown: true, disableStackTrace: true }).then(
    () => [],
    (refusal: unknown) => (refusal instanceof ValidationError ? refusal.errors : ['thrown']),
  )

test('a batch holds a hundred visitors and not one more', async () => {
  expect(await judge(Array.from({ length: 100 }, conversion))).toEqual([])
  expect(await judge(Array.from({ length: 101 }, conversion))).toHaveLength(1)
})

test('thousands of wrong visitors are refused without a look at each', async () => {
  const wrong = Array.from({ length: 20_000 }, () => ({ visitor_id: 'mario' }))
  await judge([])
  expect(await cpuMilliseconds(async () => expect(await judge(wrong)).toHaveLength(1))).toBeLessThan(500)
})
