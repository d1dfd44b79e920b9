import { createHash, createHmac, randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { escapeHtml } from '@/lib/kernel/mail/mail-components'
import { type Person, people } from './facebook-people'
import { standInPage } from './stand-in-page'
import { json, type StandIn, type StandInRequest, type StandInResponse } from './stand-in-server'

type App = {
  appId: string
  appSecret: string
  /** The site to which the dialog may send people back. */
  siteUrl: string
}

const hour = 3_600_000
/** Longer than the timeout for Facebook (5 s). */
const slowMs = 30_000

/** Stands under its own name, or under that of another provider who works alike. The authorization dialog, and the two questions of the Graph API that check what comes back from it. */
export function facebook(app: App, name = 'facebook'): StandIn {
  const ownPath = new RegExp(`^/${name}/v\\d+\\.\\d+/(dialog/oauth|debug_token|me)$`)
  const tokens = new Map<string, Person>()
  return async (request) => {
    const [, call] = ownPath.exec(request.path) ?? []
    if (call === 'dialog/oauth') return request.method === 'POST' ? decide(request, app, tokens) : dialog(request, app)
    if (call === 'debug_token') return graph(tokens.get(request.query.get('input_token') ?? ''), () => debugToken(request, app, tokens))
    if (call === 'me') return graph(tokens.get(request.query.get('access_token') ?? ''), () => me(request, app, tokens))
    return undefined
  }
}

function dialog({ query, path }: StandInRequest, app: App): StandInResponse {
  const fault = faultOf(query, app)
  if (fault) return { ...pageOf(standInPage('Facebook', `<section><p>${escapeHtml(fault)}</p></section>`)), status: 400 }
  const action = escapeHtml(`${path}?${query.toString()}`)
  const choices = people.map(
    ({ key, name, note }) =>
      `<li class="card"><form method="post" action="${action}"><input type="hidden" name="persona" value="${key}"><p><strong>${escapeHtml(name)}</strong><br><small>${escapeHtml(note)}</small></p><button>Continua come ${escapeHtml(name)}</button></form></li>`,
  )
  return standInPage(
    'Accedi con Facebook',
    `
    <p>Questa pagina sta al posto di Facebook: scegli chi vuoi essere. Il sito chiede il tuo profilo pubblico e il tuo indirizzo e-mail.</p>
    <ul class="cards">${choices.join('')}</ul>
    <section><h2>Un’altra persona</h2><form method="post" action="${action}"><label>Nome <input name="nome" required></label><label>E-mail <input name="email" type="email" required></label><button>Continua</button></form></section>
    <section><form method="post" action="${action}"><input type="hidden" name="rifiuto" value="si"><button class="plain">Annulla</button></form></section>`,
  )
}

/** What the real dialog refuses to show. */
function faultOf(query: URLSearchParams, { appId, siteUrl }: App): string | undefined {
  if (query.get('client_id') !== appId) return 'client_id non è quello di un’applicazione.'
  if (!query.get('redirect_uri')?.startsWith(`${siteUrl}/identityprovider/`)) return 'redirect_uri non è un indirizzo dell’applicazione.'
  if (query.get('response_type') !== 'token') return 'response_type deve essere token.'
  return query.get('state') ? undefined : 'state manca.'
}

function decide({ query, form }: StandInRequest, app: App, tokens: Map<string, Person>): StandInResponse {
  if (faultOf(query, app)) return { status: 400 }
  const [back, state] = [query.get('redirect_uri') ?? '', query.get('state') ?? '']
  if (form.get('rifiuto')) {
    const refusal = new URLSearchParams({
      error: 'access_denied',
      error_code: '200',
      error_description: 'Permissions error',
      error_reason: 'user_denied',
      state,
    })
    return { status: 302, headers: { Location: `${back}?${refusal.toString()}#_=_` } }
  }
  const person = people.find((one) => one.key === form.get('persona')) ?? somebody(form.get('nome') ?? '', form.get('email') ?? '')
  const token = `EAA${randomBytes(48).toString('base64url')}`
  tokens.set(token, person)
  const granted = new URLSearchParams({ access_token: token, data_access_expiration_time: '0', expires_in: '5183944', state })
  return { status: 302, headers: { Location: `${back}#${granted.toString()}` } }
}

/** A person of an e-mail; the same e-mail is always the same person. */
function somebody(name: string, email: string): Person {
  const number = createHash('sha256').update(email).digest().readUIntBE(0, 6)
  return {
    key: 'altra',
    id: `2${String(number).padStart(15, '0')}`,
    name,
    email,
    note: '',
    ...(email === '' ? { trouble: 'no-email' as const } : {}),
  }
}

/** Troubles of the line depend on whose token it is, so that tests do not disturb one another. */
async function graph(person: Person | undefined, reply: () => StandInResponse): Promise<StandInResponse> {
  if (person?.trouble === 'down') return 'hang up'
  if (person?.trouble === 'error') return graphError(500, 2, 'An unexpected error has occurred. Please retry your request later.')
  if (person?.trouble === 'slow') await delay(slowMs, undefined, { ref: false })
  return reply()
}

function debugToken({ query }: StandInRequest, { appId, appSecret }: App, tokens: Map<string, Person>): StandInResponse {
  if (query.get('access_token') !== `${appId}|${appSecret}`) return graphError(400, 190, 'Invalid OAuth access token signature.')
  const person = tokens.get(query.get('input_token') ?? '')
  if (!person || person.trouble === 'revoked')
    return json({ data: { is_valid: false, scopes: [], error: { code: 190, message: 'Invalid OAuth access token.' } } })
  const isExpired = person.trouble === 'expired'
  const expiresAt = Math.floor((Date.now() + (isExpired ? -hour : hour)) / 1000)
  return json({
    data: {
      app_id: person.trouble === 'other-app' ? '999999999999999' : appId,
      type: 'USER',
      application: 'Ingrana',
      is_valid: !isExpired,
      expires_at: expiresAt,
      scopes: person.trouble === 'no-email' ? ['public_profile'] : ['public_profile', 'email'],
      user_id: person.id,
    },
  })
}

function me({ query }: StandInRequest, { appSecret }: App, tokens: Map<string, Person>): StandInResponse {
  const token = query.get('access_token') ?? ''
  const person = tokens.get(token)
  if (!person || person.trouble === 'expired' || person.trouble === 'revoked') return graphError(400, 190, 'Invalid OAuth access token.')
  if (query.get('appsecret_proof') !== createHmac('sha256', appSecret).update(token).digest('hex'))
    return graphError(400, 100, 'Invalid appsecret_proof provided in the API argument')
  const wanted = (query.get('fields') ?? 'id,name').split(',')
  const known = {
    id: person.trouble === 'other-person' ? '100000000000099' : person.id,
    name: person.name,
    ...(person.trouble === 'no-email' ? {} : { email: person.email }),
  }
  return json(Object.fromEntries(Object.entries(known).filter(([field]) => wanted.includes(field))))
}

function graphError(status: number, code: number, message: string): StandInResponse {
  return json({ error: { message, type: 'OAuthException', code } }, status)
}

const pageOf = (answer: StandInResponse) => (answer === 'hang up' ? {} : answer)
