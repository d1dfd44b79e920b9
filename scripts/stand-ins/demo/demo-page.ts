import { sessionMaxDays } from '@/lib/accounts/consent/storage-limits'
import { endSession } from '@/lib/accounts/sessions/end-sessions.server'
import { findSession } from '@/lib/accounts/sessions/find-session.server'
import { openSession } from '@/lib/accounts/sessions/open-session.server'
import { cookieLine, readCookie } from '@/lib/accounts/sessions/session-cookie.server'
import { readCookies } from '@/lib/kernel/browser/read-cookies.server'
import { escapeHtml } from '@/lib/kernel/mail/mail-components'
import { routes } from '@/lib/kernel/routes/routes'
import { demoPeople } from '@/tools/demo-market/people/people'
import { findDemoFacts } from '@/tools/demo-market/people/task-pages.server'
import type { StandIn, StandInRequest, StandInResponse } from '../stand-in-server'
import type { Demo } from './demo'
import { demoDocument } from './demo-document'
import { demoFile } from './demo-file'
import { notice } from './demo-html'
import { type DemoState, demoIndex } from './demo-index'
import { entryRefusal, hasEntry } from './entry-rules'
import { enterable, taskAt } from './roles'

/** The first page of the stand-ins. A press sets the cookie of the site, which all ports of «localhost» share: the site has no such door. */
export function demoPage(demo: Demo): StandIn {
  return async (request) => {
    const { path, method } = request
    if (path === '/') return showIndex(demo, request)
    if (path === '/ricomincia' && method === 'GET') return demoDocument('Riporto le persone all’inizio?', restartQuestion, demo.siteUrl)
    const change = changes[path]
    if (!change) return demoFile(path)
    const refusal = hasEntry(demo) ? entryRefusal(request) : 'Questo sito non è una demo di questa macchina.'
    if (refusal !== undefined) return refused(demo, request, refusal)
    return change(demo, request).catch((error: unknown) => failed(demo, error))
  }
}

type Change = (demo: Demo, request: StandInRequest) => Promise<StandInResponse>
const changes: Readonly<Partial<Record<string, Change>>> = { '/entra': enter, '/esci': leave, '/ricomincia': restart }

/** Logs the browser in as a person of the demo, in the place of who was logged in, and leads to the chosen task. */
async function enter(demo: Demo, request: StandInRequest): Promise<StandInResponse> {
  const name = enterable(request.form.get('persona'))
  if (name === undefined) return say(demo, 400, 'Non la conosco', 'Si entra solo come una delle persone di questa pagina.')
  const db = demo.db()
  const [person] = await db<{ id: number }[]>`select id from app_user where email = ${demoPeople[name].email}`
  if (!person) return say(demo, 404, `${demoPeople[name].displayName} non c’è in questo mercato`, withoutPeople)
  const page = (await taskAt(request.form.get('compito'), name)?.page(db)) ?? routes.home
  const userAgent = request.headers['user-agent']
  const opened = await openSession(db, { userId: person.id, userAgent, replaces: sessionOf(demo, request), isProven: true })
  const cookies = [
    cookieLine('session', opened.token, demo.siteUrl, sessionMaxDays * 86_400),
    cookieLine('preSession', '', demo.siteUrl, 0),
  ]
  return { status: 303, headers: { Location: new URL(page, demo.siteUrl).href, 'Set-Cookie': cookies } }
}

async function leave(demo: Demo, request: StandInRequest): Promise<StandInResponse> {
  await endSession(demo.db(), sessionOf(demo, request))
  return { status: 303, headers: { Location: '/', 'Set-Cookie': cookieLine('session', '', demo.siteUrl, 0) } }
}

async function restart(demo: Demo): Promise<StandInResponse> {
  await demo.restart()
  return { status: 303, headers: { Location: '/?fatto' } }
}

async function showIndex(demo: Demo, request: StandInRequest): Promise<StandInResponse> {
  if (hasEntry(demo) && !request.headers.host?.startsWith('localhost')) return refused(demo, request, 'Apri http://localhost.')
  const state: DemoState = {
    isUp: await isUp(demo.siteUrl),
    facts: await orNothing(() => findDemoFacts(demo.db())),
    inside: (await orNothing(() => findSession(demo.db(), sessionOf(demo, request))))?.user.displayName,
    isRestarted: request.query.has('fatto'),
  }
  return demoIndex(demo, state)
}

/** What the database says; undefined while it cannot be asked. */
async function orNothing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch {
    return undefined
  }
}

async function isUp(siteUrl: string): Promise<boolean> {
  const answer = await fetch(new URL('/readyz', siteUrl), { signal: AbortSignal.timeout(1_500) }).catch(() => undefined)
  return answer?.ok ?? false
}

function sessionOf({ siteUrl }: Demo, { headers }: StandInRequest): string | undefined {
  return readCookie(readCookies(headers.cookie ?? ''), 'session', siteUrl)
}

function refused(demo: Demo, { path, method }: StandInRequest, why: string): StandInResponse {
  if (method !== 'POST' && path !== '/') return { status: 405, headers: { Allow: 'POST' }, body: `${why}\n` }
  return say(demo, 403, 'Di qui non si entra', why)
}

function failed(demo: Demo, error: unknown): StandInResponse {
  console.error(error)
  return say(demo, 503, 'Il sito non risponde', 'La sua banca dati non è pronta: riprova fra poco.')
}

const withoutPeople = 'Le persone arrivano con il passato del mercato: npm run seed -- --reset'

function say({ siteUrl }: Demo, status: number, title: string, text: string): StandInResponse {
  const back = '<a href="/">Torna al banco di prova</a>'
  return demoDocument(title, `<h1>${escapeHtml(title)}</h1>${notice('err', title, escapeHtml(text), back)}`, siteUrl, status)
}

const restartQuestion = `<h1>Riporto le persone all’inizio?</h1><p class="lead">Si cancella quello che Elena, Giulia, Lambro Auto e Marta hanno fatto in questa demo: annunci, messaggi, ricerche, decisioni e la loro posta. Gli esperimenti, il resto del mercato e gli account che hai registrato tu restano come sono.</p>
<div class="acts"><form method="post" action="/ricomincia"><button class="btn danger full">Riporta all’inizio</button></form><a class="btn quiet" href="/">Annulla</a></div>`
