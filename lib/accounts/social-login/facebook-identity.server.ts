import { createHmac } from 'node:crypto'
import { boolean, type InferType, number, object, type Schema, string } from 'yup'
import { AppError } from '@/lib/kernel/errors/app-error'
import { isSingleAddress } from '@/lib/kernel/mail/mail'
import type { SocialIdentity } from './provider-login'

type FacebookGraphSettings = { appId: string; appSecret: string; graphUrl: string; apiVersion: string }
type Graph = FacebookGraphSettings & { label: string; timeoutMs: number }
type GraphRequest = { path: string; query: Record<string, string> }

const defaultTimeoutMs = 5_000
const maxNameLength = 60

const checkedSchema = object({
  data: object({
    app_id: string(),
    type: string(),
    is_valid: boolean().default(false),
    expires_at: number().default(0),
    user_id: string(),
  }).required(),
})
type CheckedToken = InferType<typeof checkedSchema>['data']
const personSchema = object({ id: string().required(), name: string().default(''), email: string() })

/** Verifies the token with Facebook, whose name people read when it fails. Throws for one of another application, an expired or a revoked one. */
export async function identifyWithFacebook(
  label: string,
  token: string,
  settings: FacebookGraphSettings,
  now: Date,
  timeoutMs = defaultTimeoutMs,
): Promise<SocialIdentity> {
  const { appId, appSecret } = settings
  const graph = { ...settings, label, timeoutMs }
  const ask = async <T>(question: GraphRequest, schema: Schema<T>) => read(label, schema, await askGraph(graph, question))
  const { data } = await ask({ path: 'debug_token', query: { input_token: token, access_token: `${appId}|${appSecret}` } }, checkedSchema)
  const fault = tokenError(data, appId, now)
  if (fault !== undefined) throw notAccepted(label, fault)
  const proof = createHmac('sha256', appSecret).update(token).digest('hex')
  const person = await ask({ path: 'me', query: { fields: 'id,name,email', access_token: token, appsecret_proof: proof } }, personSchema)
  if (person.id !== data.user_id) throw notAccepted(label, 'the token is of another person')
  const email = person.email?.trim()
  return {
    subject: person.id,
    name: plainName(person.name),
    email: email !== undefined && isSingleAddress(email) ? email : null,
  }
}

/** The name as our own form would take it: one line, no signs that turn the reading direction. */
function plainName(name: string): string {
  return Array.from(
    name
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim(),
  )
    .slice(0, maxNameLength)
    .join('')
}

function tokenError(token: CheckedToken, appId: string, now: Date): string | undefined {
  if (!token.is_valid) return 'the token is not valid'
  if (token.app_id !== appId) return 'the token is of another application'
  if (token.type !== undefined && token.type !== 'USER') return 'the token is not of a person'
  if (token.expires_at !== 0 && token.expires_at * 1000 <= now.getTime()) return 'the token has expired' // 0: without end
  return token.user_id ? undefined : 'the token names nobody'
}

/** Asks Facebook. Neither the address nor the cause goes into the error: both hold the token. */
async function askGraph({ graphUrl, apiVersion, label, timeoutMs }: Graph, { path, query }: GraphRequest): Promise<unknown> {
  const url = `${graphUrl.replace(/\/$/, '')}/${apiVersion}/${path}?${new URLSearchParams(query).toString()}`
  const answer = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { Accept: 'application/json' },
  }).catch((error: unknown) => {
    throw unavailable(label, path, error instanceof Error ? error.name : 'failed')
  })
  if (path === 'me' && answer.status >= 400 && answer.status < 500) throw notAccepted(label, `me answered ${answer.status}`)
  if (!answer.ok) throw unavailable(label, path, `answered ${answer.status}`)
  return answer.json().catch(() => {
    throw unavailable(label, path, 'answered something else than JSON')
  })
}

async function read<T>(label: string, schema: Schema<T>, answer: unknown): Promise<T> {
  return schema.validate(answer).catch(() => {
    throw unavailable(label, 'answer', 'has another shape')
  })
}

function notAccepted(label: string, reason: string): AppError {
  return new AppError('unauthenticated', reason, {
    shownText: `Non siamo riusciti ad accedere con ${label}. Riprova, oppure accedi con e-mail e password.`,
  })
}

function unavailable(label: string, path: string, reason: string): AppError {
  return new AppError('unavailable', `${label} ${path}: ${reason}`, {
    shownText: `In questo momento ${label} non risponde. Riprova tra qualche minuto, oppure accedi con e-mail e password.`,
  })
}
