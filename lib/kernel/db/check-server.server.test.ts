import { expect, test } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { checkServer } from './check-server.server'
import { findFreePort } from './embedded/free-port.server'

test('a database that can be reached and is new enough is taken', async () => {
  await expect(checkServer(env().databaseUrl)).resolves.toBeUndefined()
})

test('one that cannot be reached is named, without its password', async () => {
  const place = `127.0.0.1:${await findFreePort()}/annunci`
  const refusal: unknown = await checkServer(`postgres://anna:segreta@${place}`).catch((error: unknown) => error)
  expect(String(refusal)).toContain(`the database of DATABASE_URL (${place}) cannot be used: `)
  expect(String(refusal)).not.toContain('segreta')
})
