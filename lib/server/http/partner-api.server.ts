import type { NextApiHandler } from 'next'
import { answerOnce } from '@/lib/accounts/partner-keys/answer-once.server'
import type { PartnerScope } from '@/lib/accounts/partner-keys/partner-key'
import { type Partner, requirePartner } from '@/lib/accounts/partner-keys/partner-keys.server'
import { env } from '@/lib/kernel/config/env.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { countAttempt, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { api } from './api.server'
import type { RequestContext } from './request-context.server'

/** The input of an operation: the caller, and, for a write, the transaction its answer is stored in. */
export type PartnerCall = { call: RequestContext; db: Db; partner: Partner }

type Operation = {
  scope: PartnerScope
  /** 200 unless it says otherwise; 204 where nothing is answered. */
  status?: number
  run(call: PartnerCall): Promise<unknown>
  /** A body too large to be compared with the one of before: it is not done once by key. */
  isFile?: true
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** An address of the partner API: method → scope and work. Checks the key, counts the call, reports the remaining quota, and runs a write once per Idempotency-Key. */
export function partnerApi(operations: Partial<Record<Method, Operation>>): NextApiHandler {
  const handlers = Object.fromEntries(
    Object.entries(operations).map(([method, operation]) => [method, (call: RequestContext) => answer(call, operation, method !== 'GET')]),
  )
  return api(handlers, { protection: 'partnerKey' })
}

async function answer(call: RequestContext, operation: Operation, isWrite: boolean): Promise<undefined> {
  const { db, request, response } = call
  response.setHeader('Cache-Control', 'private, no-store')
  const partner = await identify(call, operation.scope)
  await countCall(call, partner.keyId)
  const work = async (db: Db) => {
    const body = await operation.run({ call, db, partner })
    return { status: body === undefined ? 204 : (operation.status ?? 200), body }
  }
  const idempotencyKey = isWrite && operation.isFile !== true ? readIdempotencyKey(request.headers['idempotency-key']) : undefined
  const { status, body, isReplay } =
    idempotencyKey === undefined
      ? { ...(await work(db)), isReplay: false }
      : await answerOnce(db, { keyId: partner.keyId, idempotencyKey, request: await requestText(call) }, work)
  if (isReplay) response.setHeader('Idempotency-Replayed', 'true')
  if (status === 204) response.status(204).end()
  else response.status(status).json(body)
  return undefined
}

async function identify({ db, request, response }: RequestContext, scope: PartnerScope): Promise<Partner> {
  const [, key] = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '') ?? []
  try {
    return await requirePartner(db, key, scope)
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthenticated') response.setHeader('WWW-Authenticate', 'Bearer')
    throw error
  }
}

/** The headers of draft-ietf-httpapi-ratelimit-headers: the policy and the remaining quota. */
async function countCall({ db, response }: RequestContext, keyId: number): Promise<void> {
  const { name, points, windowSeconds } = rateLimits.partnerKey
  const tell = (remaining: number, seconds: number) => {
    response.setHeader('RateLimit-Policy', `"${name}";q=${points};w=${windowSeconds}`)
    response.setHeader('RateLimit', `"${name}";r=${remaining};t=${seconds}`)
  }
  try {
    const { remaining, resetSeconds } = await countAttempt(db, rateLimits.partnerKey, String(keyId))
    tell(remaining, resetSeconds)
  } catch (error) {
    if (error instanceof AppError && error.code === 'tooMany') tell(0, error.retryAfterSeconds ?? windowSeconds)
    throw error
  }
}

function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header))
    throw new AppError('invalid', 'not an idempotency key', { shownText: 'Idempotency-Key: da 1 a 200 caratteri senza spazi.' })
  return header
}

async function requestText({ request, rawBody }: RequestContext): Promise<string> {
  return `${request.method} ${new URL(request.url ?? '/', env().siteUrl).href} ${JSON.stringify((await rawBody()) ?? null)}`
}
