import { object, string } from 'yup'
import { escapeHtml } from '@/lib/kernel/mail/mail-components'
import { standInPage } from './stand-in-page'
import { json, type StandIn, type StandInResponse } from './stand-in-server'

type ReceivedSms = { to: string; from: string; text: string; at: string }

const message = object({
  to: string()
    .matches(/^\+\d{8,15}$/)
    .required(),
  from: string().required(),
  text: string().required(),
})
const mostReceived = 100

/**
 * Takes text messages as a gateway does: POST /sms, JSON with to, from and text, and a bearer. It sends nothing: its page shows what came, `/sms.json?a=…` is for tests.
 * A number that ends in 0000 cannot be reached.
 */
export function smsGateway(token: string, received: ReceivedSms[] = []): StandIn {
  return async ({ path, method, headers, text, query }) => {
    if (path === '/sms.json') return json(received.filter(({ to }) => (query.get('a') ?? to) === to))
    if (path !== '/sms') return undefined
    if (method === 'GET') return listPage(received)
    if (method !== 'POST') return { status: 405, headers: { Allow: 'GET, POST' } }
    if (headers.authorization !== `Bearer ${token}`) return { status: 401 }
    const sent = await message.validate(parsed(text), { strict: true }).catch(() => undefined)
    if (!sent) return { status: 400 }
    if (sent.to.endsWith('0000')) return { status: 503 }
    received.unshift({ ...sent, at: new Date().toISOString() })
    received.splice(mostReceived)
    return json({ accepted: true }, 202)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function listPage(received: readonly ReceivedSms[]): StandInResponse {
  if (received.length === 0)
    return standInPage(
      'Messaggi al telefono',
      '<section><p>Non è ancora arrivato nessun messaggio: ricarica dopo averne chiesto uno.</p></section>',
    )
  const items = received.map(
    ({ to, from, text, at }) =>
      `<li class="card"><small>A ${escapeHtml(to)} da ${escapeHtml(from)}, ${escapeHtml(at)}</small><pre>${escapeHtml(text)}</pre></li>`,
  )
  return standInPage('Messaggi al telefono', `<ul class="cards">${items.join('')}</ul>`)
}
