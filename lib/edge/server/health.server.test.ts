import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { getDb, openPool, type Pool } from '@/lib/kernel/db/db.server'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { answerHealth } from './health.server'

async function askHealth(db: Pool): Promise<{ status: number; body: unknown }> {
  const port = await findFreePort()
  const server = createServer((request, response) => void answerHealth(db, request, response))
  await new Promise<void>((resolve) => server.listen(port, resolve))
  onTestFinished(() => void server.close())
  const answer = await fetch(`http://localhost:${port}/health`)
  return { status: answer.status, body: await answer.json() }
}

test('whoever watches is told whether the database answers', async () => {
  expect(await askHealth(getDb())).toEqual({ status: 200, body: { status: 'ok' } })
  const nowhere = openPool(`postgres://127.0.0.1:${await findFreePort()}/nothing`, 1)
  onTestFinished(() => nowhere.end({ timeout: 0 }))
  expect(await askHealth(nowhere)).toEqual({ status: 503, body: { status: 'unavailable' } })
})
