import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '@/lib/kernel/db/db.server'

export const healthPath = '/health'
const timeoutMs = 2_000

/** For whoever watches the application: 200 when it can reach its database, 503 when not. */
export async function answerHealth(db: Db, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const healthy = await canQuery(db)
  response.writeHead(healthy ? 200 : 503, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify({ status: healthy ? 'ok' : 'unavailable' }))
}

async function canQuery(db: Db): Promise<boolean> {
  const question = db`select 1`.then(
    () => true,
    () => false,
  )
  const stop = new AbortController()
  const tooLate = delay(timeoutMs, false, { signal: stop.signal }).catch(() => false)
  const answer = await Promise.race([question, tooLate])
  stop.abort()
  return answer
}
