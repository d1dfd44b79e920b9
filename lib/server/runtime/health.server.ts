import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '@/lib/kernel/db/db.server'
import { replicaReport } from '@/lib/kernel/db/replicas.server'

/** Whether the process lives: a supervisor that gets no answer here starts it anew. */
export const livePath = '/healthz'
/** Whether requests may be sent to the process; the second is the older name. */
export const readyPaths: readonly string[] = ['/readyz', '/health']
const timeoutMs = 2_000

/** 200 when requests can be answered, 503 when the database is away or the process is about to end. */
export async function answerReady(db: Db, request: IncomingMessage, response: ServerResponse, isDraining: () => boolean): Promise<void> {
  if (isDraining()) return answer(request, response, 503, 'draining')
  const canAnswer = await canQuery(db)
  answer(request, response, canAnswer ? 200 : 503, canAnswer ? 'ok' : 'unavailable', replicaStates())
}

/** Answers always 200: a process that could not would not answer. */
export function answerLive(request: IncomingMessage, response: ServerResponse): void {
  answer(request, response, 200, 'alive')
}

/** The state of each replica, without its address, which is not public. */
function replicaStates() {
  const replicas = replicaReport().map(({ state, lagSeconds = null }) => ({ state, lagSeconds }))
  return replicas.length === 0 ? {} : { replicas }
}

function answer(request: IncomingMessage, response: ServerResponse, code: number, status: string, more: object = {}): void {
  response.writeHead(code, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify({ status, ...more }))
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
