import { boolean, type InferType, number, object, string } from 'yup'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { botCheckAction, botCheckField } from './bot-check'

type BotCheckVerifierSettings = { siteKey: string; secret: string; verifyUrl: string }

const defaultTimeoutMs = 3_000
/** A score from 0, a robot, to 1, a person. Those in use are 0.1, 0.3, 0.7 and 0.9, and the service's own advice is the middle. */
const minScore = 0.5
/** What tokens consist of; nothing else that somebody sends us goes on to the verifier. */
const tokenPattern = /^[\w.=+/-]{1,8192}$/

/** What is false or zero may be left out of the answer. */
const answerSchema = object({
  tokenProperties: object({ valid: boolean(), action: string(), invalidReason: string() }).required(),
  riskAnalysis: object({ score: number() }).optional().default(undefined),
})
type Assessment = InferType<typeof answerSchema>

/** Throws unless the verifier accepts the bot-check token of the form, also when the verifier cannot be reached. Only the token is sent to it, no data of the visitor. */
export async function verifyBotCheck(
  body: Record<string, unknown> | undefined,
  settings: BotCheckVerifierSettings = env().botCheck,
  timeoutMs = defaultTimeoutMs,
): Promise<void> {
  const token = body?.[botCheckField]
  if (typeof token !== 'string' || token === '')
    throw refusal('no token', 'Questo modulo si invia solo con JavaScript: attivalo nel browser, ricarica la pagina e riprova.')
  if (!tokenPattern.test(token)) throw refusal('not a token')
  const fault = rejectionReason(await assess(token, settings, timeoutMs))
  if (fault !== undefined) throw refusal(fault)
}

function rejectionReason({ tokenProperties: { valid, action, invalidReason }, riskAnalysis }: Assessment): string | undefined {
  if (valid !== true) return invalidReason ?? 'not valid'
  if (action !== botCheckAction) return `made for the action ${action ?? ''}`
  const score = riskAnalysis?.score ?? 0
  return score < minScore ? `score ${score}` : undefined
}

/** Assesses a token. Neither the address nor the cause goes into the error: the address holds the key. */
async function assess(token: string, { siteKey, secret, verifyUrl }: BotCheckVerifierSettings, timeoutMs: number): Promise<Assessment> {
  const url = new URL(verifyUrl)
  url.searchParams.set('key', secret)
  const body = JSON.stringify({ event: { token, siteKey, expectedAction: botCheckAction } })
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'Content-Type': 'application/json' },
    body,
  }).catch((error: unknown) => {
    throw unavailable(error instanceof Error ? error.name : 'failed')
  })
  if (!answer.ok) throw unavailable(`answered ${answer.status}`)
  const answered: unknown = await answer.json().catch(() => null)
  return answerSchema.validate(answered, { strict: true }).catch(() => {
    throw unavailable('answered something else than an assessment')
  })
}

/** An error with the same text for every reason, so that a bot does not learn which check failed. */
function refusal(reason: string, shownText = 'Il controllo antispam non è riuscito. Invia di nuovo il modulo.'): AppError {
  return new AppError('invalid', `bot check: ${reason}`, { shownText })
}

function unavailable(reason: string): AppError {
  return new AppError('unavailable', `bot check: ${reason}`, {
    shownText: 'In questo momento non riusciamo a controllare chi invia il modulo. Riprova tra qualche minuto.',
  })
}
