import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { getDb, openPool, type Pool } from '@/lib/kernel/db/db.server'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { answerLive, answerReady } from './health.server'

async function ask(db: Pool, isDraining = false): Promise<{ status: number; body: unknown }[]> {
  const port = await findFreePort()
  const server = createServer((request, response) => {
    if (request.url === '/healthz') answerLive(request, response)
    else void answerReady(db, request, response, () => isDraining)
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  onTestFinished(() => void server.close())
  const answers = await Promise.all(['/healthz', '/readyz'].map((path) => fetch(`http://localhost:${port}${path}`)))
  return Promise.all(
    answers.map(async (answer) => {
      const body: unknown = await answer.json()
      return { status: answer.status, body }
    }),
  )
}

const alive = { status: 200, body: { status: 'alive' } }

test('whoever watches is told whether the process lives, and whether the database answers', async () => {
  expect(await ask(getDb())).toEqual([alive, { status: 200, body: { status: 'ok' } }])
  const nowhere = openPool(`postgres://127.0.0.1:${await findFreePort()}/nothing`, 1)
  onTestFinished(() => nowhere.end({ timeout: 0 }))
  expect(await ask(nowhere)).toEqual([alive, { status: 503, body: { status: 'unavailable' } }])
})

test('a process that is about to end lives, and is not ready', async () => {
  expect(await ask(getDb(), true)).toEqual([alive, { status: 503, body: { status: 'draining' } }])
})
