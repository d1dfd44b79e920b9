import { createServer, type Server } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { env, setPorts } from '@/lib/kernel/config/env.server'
import { chooseFreePorts } from './free-ports.server'

const held: Server[] = []
beforeEach(() => {
  for (const key of ['PORT', 'STAND_INS_PORT']) vi.stubEnv(key, undefined)
  setPorts({})
})
afterEach(async () => {
  vi.unstubAllEnvs()
  setPorts({})
  await Promise.all(held.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

/** Somebody else's port; one that is taken already serves as well. */
function hold(port: number): Promise<void> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve()).listen(port, () => resolve(void held.push(server)))
  })
}

test('a process whose port nobody has set takes the next pair that is free', async () => {
  for (const port of [3000, 3003]) await hold(port)
  await chooseFreePorts({ PORT: undefined, STAND_INS_PORT: undefined })
  expect(env().port % 2).toBe(0)
  expect(env().port).toBeGreaterThan(3003)
  expect(env().standInsPort).toBe(env().port + 1)
  expect(env().siteUrl).toBe(`http://localhost:${env().port}`)
})

test('a port from the settings stays, also when it is taken; only the stand-ins move', async () => {
  for (const port of [3100, 3101]) await hold(port)
  setPorts({ PORT: 3100 })
  await chooseFreePorts({ PORT: '3100', STAND_INS_PORT: '3101' })
  expect([env().port, env().standInsPort]).toEqual([3100, 3101])
  await chooseFreePorts({ PORT: '3100', STAND_INS_PORT: undefined })
  expect(env().port).toBe(3100)
  expect([3100, 3101]).not.toContain(env().standInsPort)
})
