import { randomBytes, randomUUID } from 'node:crypto'
import { object, string } from 'yup'
import { json, type StandIn, type StandInResponse } from './stand-in-server'

const tokenLifeMs = 120_000
const prefix = 'stand-in.'
/** The assessment of a token, by the requested outcome. */
const verdicts: Record<string, { valid: boolean; score: number; reason: string }> = {
  umano: { valid: true, score: 0.9, reason: '' },
  robot: { valid: true, score: 0.1, reason: '' },
  scaduto: { valid: false, score: 0, reason: 'EXPIRED' },
}
/** Simulated faults of the verifier, chosen by the token, so that parallel tests do not disturb each other. */
const faults: Record<string, () => Promise<StandInResponse>> = {
  guasto: async () => ({ status: 500 }),
  altro: async () => ({ type: 'text/html', body: '<h1>Manutenzione</h1>' }),
  muto: () => new Promise(() => {}),
}

const assessmentSchema = object({
  event: object({ token: string().required(), siteKey: string().required(), expectedAction: string() }).required(),
})

/** The script of the bot check and the verifier its token goes to. `?esito=` changes the outcome when it is added to the script's address: a verdict, a fault, or `errore`, `vuoto` and `lento` for the script itself; `/bot-check/token` gives what the script would. */
export function botCheck(siteKey: string, secret: string): StandIn {
  const used = new Set<string>()
  return async ({ path, query, method, text }) => {
    if (path === '/bot-check/enterprise.js') return scriptAnswer(query.get('esito') ?? 'umano')
    if (path === '/bot-check/token')
      return {
        body: tokenOf({
          siteKey,
          action: query.get('azione') ?? 'submit',
          outcome: query.get('esito') ?? 'umano',
          at: Date.now(),
          once: randomUUID(),
        }),
      }
    if (path !== '/bot-check/verify') return undefined
    if (method !== 'POST') return { status: 405, headers: { Allow: 'POST' } }
    if (query.get('key') !== secret) return json({ error: { code: 403, message: 'wrong key', status: 'PERMISSION_DENIED' } }, 403)
    const assessment = await assessmentSchema.validate(parse(text)).catch(() => undefined)
    return assessment?.event.siteKey === siteKey
      ? assess(assessment.event, used)
      : json({ error: { code: 400, message: 'not an assessment of this site', status: 'INVALID_ARGUMENT' } }, 400)
  }
}

async function scriptAnswer(outcome: string): Promise<StandInResponse> {
  if (outcome === 'errore') return { status: 500 }
  if (outcome === 'vuoto') return { type: 'text/javascript', body: '' }
  if (outcome === 'lento') await new Promise((resolve) => setTimeout(resolve, 5_000))
  return {
    type: 'text/javascript',
    body: script(outcome in verdicts || outcome in faults ? outcome : 'umano'),
    headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  }
}

function script(outcome: string): string {
  return `(() => {
  const execute = async (siteKey, { action = '' } = {}) => {
    const text = JSON.stringify({ siteKey, action, outcome: ${JSON.stringify(outcome)}, at: Date.now(), once: crypto.randomUUID ? crypto.randomUUID() : String(Math.random()) })
    return ${JSON.stringify(prefix)} + btoa(text)
  }
  window.grecaptcha = { ...window.grecaptcha, enterprise: { ready: (run) => queueMicrotask(run), execute } }
})()
`
}

function tokenOf(content: object): string {
  return prefix + Buffer.from(JSON.stringify(content)).toString('base64')
}

const tokenSchema = object({
  siteKey: string().required(),
  action: string().defined(),
  outcome: string().required(),
  at: string().required(),
})

async function assess(
  { token, expectedAction = '' }: { token: string; expectedAction?: string | undefined },
  used: Set<string>,
): Promise<StandInResponse> {
  const read = await tokenSchema.validate(parse(Buffer.from(token.slice(prefix.length), 'base64').toString())).catch(() => undefined)
  const fault = read && faults[read.outcome]
  if (fault) return fault()
  const verdict = read && token.startsWith(prefix) ? verdicts[read.outcome] : undefined
  if (!read || !verdict) return answer({ valid: false, score: 0, reason: 'MALFORMED' }, '', expectedAction)
  const isOld = Date.now() - Number(read.at) > tokenLifeMs
  const reason = used.has(token) ? 'DUPE' : isOld ? 'EXPIRED' : verdict.reason
  used.add(token)
  return answer({ valid: reason === '' && verdict.valid, score: verdict.score, reason }, read.action, expectedAction)
}

function answer(
  { valid, score, reason }: { valid: boolean; score: number; reason: string },
  action: string,
  expectedAction: string,
): StandInResponse {
  return json({
    name: `projects/stand-in/assessments/${randomBytes(6).toString('hex')}`,
    event: { expectedAction },
    tokenProperties: { valid, action, invalidReason: reason === '' ? 'INVALID_REASON_UNSPECIFIED' : reason },
    riskAnalysis: { score: valid ? score : 0, reasons: [] },
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
