import { expect, test } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { checkServer } from './check-server.server'
import { findFreePort } from './embedded/free-port.server'
import { TestProxy } from './test-proxy'

test('a database that can be reached and is new enough is taken', async () => {
  await expect(checkServer(env().databaseUrl)).resolves.toBe(env().databaseUrl)
})

test('behind a pooler, known by its other process number, statements are not named', async () => {
  const proxy = await TestProxy.open(env().databaseUrl)
  await proxy.stop()
  await proxy.listenAsPooler()
  expect(await checkServer(proxy.url)).toBe(`${proxy.url}?prepare=false`)
})

test('a server that cannot be reached is named without its password', async () => {
  const place = `127.0.0.1:${await findFreePort()}/annunci`
  const refusal: unknown = await checkServer(`postgres://anna:segreta@${place}`).catch((error: unknown) => error)
  expect(String(refusal)).toContain(`the database of DATABASE_URL (${place}) cannot be used: `)
  expect(String(refusal)).not.toContain('segreta')
})
