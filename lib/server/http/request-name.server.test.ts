import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { readAddressRanges } from '@/lib/kernel/config/address-ranges'
import { env } from '@/lib/kernel/config/env.server'
import { inTransaction, openPool } from '@/lib/kernel/db/db.server'
import { currentRequestId, withRequestId } from '@/lib/kernel/errors/request-id.server'
import { nameRequest, requestIdOf } from './request-name.server'

const trusted = readAddressRanges('10.0.0.0/8') ?? []

function requestFrom(remoteAddress: string, given?: string): IncomingMessage {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }))
  if (given !== undefined) request.headers['x-request-id'] = given
  return request
}

test('a request has the id that the proxy in front has given it', () => {
  expect(nameRequest(requestFrom('10.0.0.1', 'abc-12345'), trusted)).toBe('abc-12345')
})

test.each([
  ['a visitor', '203.0.113.5', 'abc-12345'],
  ['a proxy, if it may not stand in a line of the log', '10.0.0.1', 'abc\n12345'],
  ['a proxy, if it is too long', '10.0.0.1', 'a'.repeat(65)],
  ['nobody', '10.0.0.1', undefined],
])('a request id by %s is replaced by a new one', (_, address, given) => {
  const request = requestFrom(address, given)
  const id = nameRequest(request, trusted)
  expect(id).toMatch(/^[\w-]{8,64}$/)
  expect([id === given, requestIdOf(request)]).toEqual([false, id])
})

test('each request has its own id, and calls made for a request have the id of that request', () => {
  const ids = Array.from({ length: 100 }, () => nameRequest(requestFrom('203.0.113.5'), trusted))
  expect(new Set(ids).size).toBe(100)
  expect(withRequestId('abc-12345', () => requestIdOf(requestFrom('203.0.113.5')))).toBe('abc-12345')
  expect(currentRequestId()).toBeUndefined()
})

test('a transaction names its request in PostgreSQL, and the connection forgets the name', async () => {
  const db = openPool(env().databaseUrl, 1)
  const name = () => db<{ name: string }[]>`select current_setting('application_name') as name`
  const within = await withRequestId('abc-12345', () =>
    inTransaction(db, (db) => db<{ name: string }[]>`select current_setting('application_name') as name`),
  )
  expect([within[0]?.name, (await name())[0]?.name]).toEqual(['ingrana abc-12345', 'ingrana'])
  await db.end()
})
