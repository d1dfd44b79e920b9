import type { NextApiRequest, NextApiResponse } from 'next'
import type { Schema } from 'yup'
import { knownDeviceDays, loginChallengeMinutes } from '@/lib/accounts/consent/storage-limits'
import { answerByPasskey, answerChallenge, openChallenge } from '@/lib/accounts/second-factor/login-challenge.server'
import { hasSecondFactor } from '@/lib/accounts/second-factor/second-factor.server'
import { endSession } from '@/lib/accounts/sessions/end-sessions.server'
import { findSession } from '@/lib/accounts/sessions/find-session.server'
import { deviceCookieAfterLogin } from '@/lib/accounts/sessions/known-device.server'
import { openSession } from '@/lib/accounts/sessions/open-session.server'
import type { Session } from '@/lib/accounts/sessions/session'
import { type CookieKind, cookieLine, isRandomToken, readCookie } from '@/lib/accounts/sessions/session-cookie.server'
import { leavingText } from '@/lib/accounts/users/account-deletion'
import type { User } from '@/lib/accounts/users/user'
import { recordEvent, recordedConfig, type ServerEvent } from '@/lib/experimentation/experiment-results/intake/record-event.server'
import { env } from '@/lib/kernel/config/env.server'
import { type Db, getDb } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { adIdFrom } from '@/lib/kernel/routes/routes'
import { refuseOtherKinds } from '@/lib/kernel/validation/other-kinds'
import { clientAddress } from './client-address.server'
import { type Body, readBody, refuseHarm } from './read-body.server'
import { giveCsrfToken } from './request-guards.server'

export type RequestContext = {
  db: Db
  request: NextApiRequest
  response: NextApiResponse
  /** The address's parameters against their schema; every faulty one is reported. */
  readQuery<T>(schema: Schema<T>): Promise<T>
  /** What was sent against its schema; every faulty field is reported, and nothing at all is refused. */
  readBody<T>(schema: Schema<T>): Promise<T>
  /** What was sent, unchecked; undefined when there was nothing. */
  rawBody(): Promise<Body | undefined>
  findSession(): Promise<Session | undefined>
  requireSession(): Promise<Session>
  requireUser(): Promise<User>
  /** The address from which the request comes, for counting attempts. */
  address(): string
  /** The token that every write of this browser needs. */
  csrfToken(): Promise<string>
  /** The cookie by which this browser is known from an earlier login. */
  deviceCookie(): string | undefined
  /** Makes this browser known to an account, after its owner has proved to be one. */
  rememberDevice(email: string): Promise<void>
  /** Forgets this browser for all accounts. */
  forgetDevice(): void
  /** Logs this browser in under a new session id; the one before is over. Answers false when the account requires a code first: that login waits now. */
  startSession(userId: number, proof?: 'passkey'): Promise<boolean>
  /** Completes the login that waits in this browser; throws the fault of the code field. */
  completeLogin(code: string): Promise<User>
  /** Completes the login by the signature of a passkey. */
  completeLoginByPasskey(signed: string): Promise<User>
  /** Logs this browser out. */
  endSession(): Promise<void>
  /** Runs after the response was sent, so that duration and failure reveal nothing (timing attacks). */
  afterResponse(work: (db: Db) => Promise<unknown>): void
  /** Counts what has just been done, once the answer has been sent: nothing about it can fail the call. */
  recordEvent(name: ServerEvent['name'], subject?: ServerEvent['subject']): void
  /** The work that `afterResponse` was given. */
  pending: ((db: Db) => Promise<unknown>)[]
}

export function createRequestContext(request: NextApiRequest, response: NextApiResponse): RequestContext {
  const db = getDb()
  const findOnce = once(() => findCurrent(request, response))
  const bodyOnce = once(() => readBody(request))
  const pending: RequestContext['pending'] = []
  const requireSession = async () => refuseLeaving((await findOnce()) ?? refuseStranger())
  return {
    db,
    request,
    response,
    readQuery: async (schema) => {
      refuseHarm(request.query)
      return schema.validate(firstOfEach(request.query), everyFault())
    },
    readBody: async (schema) => {
      const body = (await bodyOnce()) ?? refuseNothing()
      refuseOtherKinds(schema, body)
      return schema.validate(body, everyFault())
    },
    rawBody: bodyOnce,
    findSession: findOnce,
    requireSession,
    requireUser: async () => (await requireSession()).user,
    address: () => clientAddress(request, env().trustedProxies),
    csrfToken: async () => giveCsrfToken(request.cookies, response, (await findOnce())?.user.id),
    deviceCookie: () => readCookie(request.cookies, 'device', env().siteUrl),
    rememberDevice: (email) => rememberDevice(request, response, email),
    forgetDevice: () => setCookie(response, 'device', '', 0),
    startSession: async (userId, proof) =>
      startSession(db, request, response, { userId, isProven: proof !== undefined || (await findOnce())?.user.id === userId }),
    completeLogin: (code) => completeLogin(db, request, response, (token) => answerChallenge(db, token, code)),
    completeLoginByPasskey: (signed) => completeLogin(db, request, response, (token) => answerByPasskey(db, token, signed)),
    endSession: () => endCurrent(db, request, response),
    afterResponse: (work) => void pending.push(work),
    recordEvent: (name, subject = '') =>
      void pending.push((db) =>
        recordEvent(db, { name, subject }, { cookies: request.cookies, userAgent: request.headers['user-agent'] }, recordedConfig()),
      ),
    pending,
  }
}

/** A stack for each of hundreds of faults would cost more than all the rest of the request. Made for each call: yup writes into it what it validates. */
const everyFault = () => ({ abortEarly: false, stripUnknown: true, disableStackTrace: true })

/** The parameters, of a repeated one the first. */
function firstOfEach(query: NextApiRequest['query']): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]))
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => (result ??= work())
}

function refuseNothing(): never {
  throw new AppError('invalid', 'nothing was sent')
}

function refuseLeaving(session: Session): Session {
  if (session.leavesAt === null) return session
  throw new AppError('forbidden', 'about to be deleted', { shownText: leavingText })
}

function refuseStranger(): never {
  throw new AppError('unauthenticated')
}

function cookieOf(request: NextApiRequest): string | undefined {
  const token = readCookie(request.cookies, 'session', env().siteUrl)
  return isRandomToken(token) ? token : undefined
}

async function findCurrent(request: NextApiRequest, response: NextApiResponse): Promise<Session | undefined> {
  response.setHeader('Cache-Control', 'private, no-store')
  return findSession(getDb('sessions'), cookieOf(request))
}

type Login = { userId: number; isProven: boolean }

async function startSession(db: Db, request: NextApiRequest, response: NextApiResponse, { userId, isProven }: Login): Promise<boolean> {
  if (!isProven && (await hasSecondFactor(db, userId))) {
    setCookie(response, 'challenge', await openChallenge(db, userId), loginChallengeMinutes * 60)
    return false
  }
  const { token, expiresAt, email } = await openSession(db, {
    userId,
    userAgent: request.headers['user-agent'],
    replaces: cookieOf(request),
    isProven,
  })
  setCookie(response, 'session', token, Math.floor((expiresAt.getTime() - Date.now()) / 1000))
  setCookie(response, 'preSession', '', 0)
  await rememberDevice(request, response, email)
  return true
}

type AnswerChallenge = (token: string | undefined) => Promise<User>

async function completeLogin(db: Db, request: NextApiRequest, response: NextApiResponse, answer: AnswerChallenge): Promise<User> {
  const user = await answer(challengeOf(request.cookies))
  await startSession(db, request, response, { userId: user.id, isProven: true })
  setCookie(response, 'challenge', '', 0)
  return user
}

/** The login that waits for a code in this browser. */
export function challengeOf(cookies: NextApiRequest['cookies']): string | undefined {
  const token = readCookie(cookies, 'challenge', env().siteUrl)
  return isRandomToken(token) ? token : undefined
}

async function rememberDevice(request: NextApiRequest, response: NextApiResponse, email: string): Promise<void> {
  const before = readCookie(request.cookies, 'device', env().siteUrl)
  setCookie(response, 'device', await deviceCookieAfterLogin(before, email), knownDeviceDays * 86_400)
}

function setCookie(response: NextApiResponse, kind: CookieKind, value: string, maxAgeSeconds: number): void {
  response.appendHeader('Set-Cookie', cookieLine(kind, value, env().siteUrl, maxAgeSeconds))
}

async function endCurrent(db: Db, request: NextApiRequest, response: NextApiResponse): Promise<void> {
  await endSession(db, cookieOf(request))
  setCookie(response, 'session', '', 0)
}

/** The id in an address such as /post/{id}/reply; what cannot be one leads nowhere. */
export function idIn({ id }: Partial<Record<string, string | string[]>>): number {
  const found = adIdFrom(id)
  if (found === undefined) throw new AppError('notFound', 'not an id')
  return found
}
