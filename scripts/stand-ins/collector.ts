// reads: temporary files
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type InferType, object, string, ValidationError } from 'yup'
import { escapeHtml } from '@/lib/kernel/mail/mail-components'
import { standInPage } from './stand-in-page'
import { json, type StandIn, type StandInRequest, type StandInResponse } from './stand-in-server'
import { trackedSchema } from './tracker-event-schema'

const faults = { errore: 'risponde 500', lento: 'non risponde', rifiuto: 'risponde 400', giu: 'la linea cade' } as const
type Fault = keyof typeof faults
/** The faults that somebody has asked for, by visitor. */
export type RequestedFaults = Map<string, Fault>
/** Longer than the site waits. */
const slowMs = 30_000
const maxShown = 200
const everybody = '*'

const lineSchema = object({ receivedAt: string().required(), visitor: string().required(), event: object().required() })
type Line = InferType<typeof lineSchema>
const when = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Rome' })

/** Checks and stores every event of the site, as JSON lines. `/collector.json?visitatore=…` is for tests; so are faults for one visitor, which do not disturb the others. */
export function collector(folder: string, siteOrigin: string, faultOf: RequestedFaults = new Map()): StandIn {
  const file = path.join(folder, 'events.jsonl')
  return async (request) => {
    if (request.path === '/collector/api/v1/track') return withCors(await track(request, file, faultOf), siteOrigin)
    if (request.path === '/collector/guasti') return setFault(request, faultOf)
    if (request.path === '/collector.json') return json(await readLines(file, request.query.get('visitatore')))
    return request.path === '/collector' ? page((await readLines(file, null)).slice(-maxShown).reverse(), faultOf) : undefined
  }
}

async function track({ method, text }: StandInRequest, file: string, faultOf: Map<string, Fault>): Promise<StandInResponse> {
  if (method === 'OPTIONS')
    return {
      status: 204,
      headers: { 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Allow-Headers': 'Content-Type', 'Access-Control-Max-Age': '7200' },
    }
  if (method !== 'POST') return { status: 405, headers: { Allow: 'POST, OPTIONS' } }
  const lines = await linesOf(text)
  if (!Array.isArray(lines)) return json({ errors: lines.errors }, 400)
  const fault = lines.map(({ visitor }) => faultOf.get(visitor)).find(Boolean) ?? faultOf.get(everybody)
  if (fault) return fail(fault)
  await mkdir(path.dirname(file), { recursive: true })
  await appendFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return json({ received: lines.length })
}

async function linesOf(text: string): Promise<Line[] | { errors: string[] }> {
  try {
    const sent: unknown = JSON.parse(text)
    const events = await trackedSchema.validate(sent, { abortEarly: false, strict: true })
    const receivedAt = new Date().toISOString()
    return events.map((event) => ({ receivedAt, visitor: visitorOf(event), event }))
  } catch (error) {
    return { errors: error instanceof ValidationError ? error.errors : ['the body is not JSON'] }
  }
}

type TrackedEvent = InferType<typeof trackedSchema>[number]
/** The id alone, whatever prefix stands before it. */
function visitorOf({ actor, device }: TrackedEvent): string {
  return (device.environmentId ?? actor?.['@id'] ?? '').split(':').at(-1) ?? ''
}

async function fail(fault: Fault): Promise<StandInResponse> {
  if (fault === 'giu') return 'hang up'
  if (fault === 'rifiuto') return json({ errors: ['refused on demand'] }, 400)
  if (fault === 'lento') await delay(slowMs, undefined, { ref: false })
  return { status: 500 }
}

function withCors(answer: StandInResponse, siteOrigin: string): StandInResponse {
  return answer === 'hang up'
    ? answer
    : { ...answer, headers: { ...answer.headers, 'Access-Control-Allow-Origin': siteOrigin, Vary: 'Origin' } }
}

function setFault({ method, form }: StandInRequest, faultOf: Map<string, Fault>): StandInResponse {
  if (method !== 'POST') return { status: 405, headers: { Allow: 'POST' } }
  const visitor = form.get('visitatore')?.trim() || everybody
  const fault = form.get('guasto') ?? ''
  if (isFault(fault)) faultOf.set(visitor, fault)
  else faultOf.delete(visitor)
  return { status: 303, headers: { Location: '/collector' } }
}

function isFault(text: string): text is Fault {
  return Object.hasOwn(faults, text)
}

async function readLines(file: string, visitor: string | null): Promise<Line[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const lines = text.split('\n').flatMap(readLine)
  return visitor === null ? lines : lines.filter((line) => line.visitor === visitor)
}

/** No event for a truncated line, as after a full disk or a power cut. */
function readLine(line: string): Line[] {
  try {
    return [lineSchema.validateSync(JSON.parse(line))]
  } catch {
    return []
  }
}

function page(lines: Line[], faultOf: Map<string, Fault>): StandInResponse {
  const active = [...faultOf]
    .map(([visitor, fault]) => `<li>${escapeHtml(visitor === everybody ? 'tutti' : visitor)}: ${faults[fault]}</li>`)
    .join('')
  const options = Object.entries(faults)
    .map(([fault, label]) => `<option value="${fault}">${label}</option>`)
    .join('')
  const cards = lines.map(
    ({ receivedAt, visitor, event }) =>
      `<li class="card"><small>${when.format(new Date(receivedAt))} · ${escapeHtml(visitor)}</small><pre>${escapeHtml(JSON.stringify(event, undefined, 1))}</pre></li>`,
  )
  return standInPage(
    'Raccolta degli eventi',
    `
    <p>Gli ultimi eventi degli esperimenti che il sito ha inviato, il più recente per primo.</p>
    <section><h2>Guasti</h2><ul>${active || '<li>Nessuno</li>'}</ul><form method="post" action="/collector/guasti"><label>Visitatore (vuoto: tutti) <input name="visitatore"></label><label>Guasto <select name="guasto"><option value="">nessuno</option>${options}</select></label><button>Imposta</button></form></section>
    <ul class="cards">${cards.join('') || '<li class="card">Non è ancora arrivato nulla.</li>'}</ul>`,
  )
}
