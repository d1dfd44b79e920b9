// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test } from 'vitest'
import { PendingEvents } from '@/lib/tracking/events/pending-events'
import { Delivery } from './delivery'
import { openReceiver, openTestLog } from './test-tracking'

let receiver: Awaited<ReturnType<typeof openReceiver>>
const pages: Delivery[] = []
beforeEach(async () => {
  localStorage.clear()
  receiver = await openReceiver()
  receiver.give('signed')
})
afterEach(async () => {
  for (const page of pages.splice(0)) page.withdraw() // or its last answer, that the server is gone, is heard by the next test
  await receiver.close()
})

async function open(isOurs: boolean, isAllowed = () => true) {
  const pending = new PendingEvents('event-log', () => localStorage)
  const delivery = new Delivery({ name: 'event-log', url: receiver.url, isOurs }, pending, openTestLog().log, isAllowed)
  pages.push(delivery)
  await delivery.open()
  return delivery
}
const arrives = (count: number) => expect.poll(() => receiver.received.length, { timeout: 5_000 }).toBe(count)

test('the token of the first answer goes with what comes later, on the next page too, to our log alone', async () => {
  const first = await open(true)
  for (const body of ['1', '2']) first.send(body, 1)
  await arrives(2)
  const second = await open(true)
  second.send('3', 1)
  await arrives(3)
  const foreign = await open(false)
  foreign.send('4', 1)
  await arrives(4)
  expect(receiver.received.map(({ headers }) => headers['x-visitor-token'])).toEqual([undefined, 'signed', 'signed', undefined])
})

test('after a withdrawal no token is stored', async () => {
  let isAllowed = true
  const page = await open(true, () => isAllowed)
  page.send('1', 1)
  isAllowed = false
  await arrives(1)
  await expect.poll(() => page.hasHeard).toBe(true)
  expect(localStorage.getItem('uuid_token')).toBeNull()
})
