// reads: scripts/stand-ins/experiments/
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { json, type StandIn, type StandInRequest, type StandInResponse } from './stand-in-server'

type Served = { text: string; modifiedAt: number }
/** Another file in the place of the folder's, or its removal. */
type Change = { text: string | undefined; at: number }

const fileAddress = /^\/experiments\/v2\/houston\/experiments\/([\w.-]+)\/web$/
const faultAddress = /^\/experiments\/guasti\/([\w.-]+)$/
const slowMs = 3_000
/** Longer than the request timeout of the datafile (60 s). */
const silenceMs = 90_000

/** Simulated faults of a response; a three-digit number is answered as that status. */
const faults: Record<string, (served: Served) => Promise<StandInResponse>> = {
  lento: async (served) => wait(slowMs, whole(served), { ref: false }),
  muto: async () => wait(silenceMs, 'hang up', { ref: false }),
  cade: async () => 'hang up',
  rotto: async (served) => whole({ ...served, text: served.text.slice(0, served.text.length / 2) }),
  vuoto: async (served) => whole({ ...served, text: '' }),
  html: async () => ({ type: 'text/html', body: '<!doctype html><title>Manutenzione</title>' }),
  versione: async (served) => whole({ ...served, text: served.text.replace(/"version":\s*"\d"/, '"version": "5"') }),
  grande: async (served) => whole({ ...served, text: served.text.replace('{', `{ "padding": "${'x'.repeat(10_000_000)}",`) }),
  profondo: async (served) =>
    whole({
      ...served,
      text: served.text.replace('"audienceConditions": ', `"audienceConditions": ${'['.repeat(100_000)}${']'.repeat(100_000)}, "before": `),
    }),
}

/**
 * Answers with the file of the folder that bears the SDK key. PUT and DELETE on the same address put another file in its place and take it away again;
 * PUT and DELETE on `/experiments/guasti/{sdkKey}` turn a fault on and off, `?errore=` requests it once.
 */
export function experimentConfig(folder: string): StandIn {
  const changes = new Map<string, Change>()
  const activeFaults = new Map<string, string>()
  return async (request) => {
    const [, ofFault] = faultAddress.exec(request.path) ?? []
    if (ofFault !== undefined) return changeFault(request, ofFault, activeFaults)
    const [, sdkKey] = fileAddress.exec(request.path) ?? []
    if (sdkKey === undefined) return undefined
    if (request.method !== 'GET') return changeFile(request, sdkKey, changes)
    const served = await readServed(folder, sdkKey, changes.get(sdkKey))
    if (!served) return json({ error: `no configuration for ${sdkKey}` }, 404)
    const fault = request.query.get('errore') ?? activeFaults.get(sdkKey)
    if (fault === undefined) return isKnown(request, served) ? { ...whole(served), status: 304, body: '' } : whole(served)
    return /^[2-5]\d\d$/.test(fault)
      ? { status: Number(fault), body: 'guasto di prova\n' }
      : (faults[fault]?.(served) ?? json({ error: `unknown fault ${fault}` }, 400))
  }
}

function changeFile({ method, text }: StandInRequest, sdkKey: string, changes: Map<string, Change>): StandInResponse {
  if (method !== 'PUT' && method !== 'DELETE') return { status: 405, headers: { Allow: 'GET, PUT, DELETE' } }
  const before = changes.get(sdkKey)?.at ?? 0
  // The date of an answer counts whole seconds: without the step a second change within one would pass unseen.
  changes.set(sdkKey, { text: method === 'PUT' ? text : undefined, at: Math.max(Date.now(), before + 1_000) })
  return { status: 204 }
}

function changeFault({ method, text }: StandInRequest, sdkKey: string, troubled: Map<string, string>): StandInResponse {
  if (method === 'PUT') troubled.set(sdkKey, text.trim())
  else if (method === 'DELETE') troubled.delete(sdkKey)
  else return { status: 405, headers: { Allow: 'PUT, DELETE' } }
  return { status: 204 }
}

async function readServed(folder: string, sdkKey: string, change: Change | undefined): Promise<Served | undefined> {
  if (change?.text !== undefined) return { text: change.text, modifiedAt: change.at }
  const file = path.join(folder, `${sdkKey}.json`)
  const found = await stat(file).catch(() => undefined)
  // A client that has the withdrawn file requests with a later date than that of the folder's file.
  return found && { text: await readFile(file, 'utf8'), modifiedAt: Math.max(found.mtimeMs, change?.at ?? 0) }
}

function whole({ text, modifiedAt }: Served): StandInResponse & object {
  return { type: 'application/json', body: text, headers: { 'Last-Modified': new Date(modifiedAt).toUTCString() } }
}

function isKnown({ ifModifiedSince = '' }: StandInRequest, { modifiedAt }: Served): boolean {
  return Date.parse(ifModifiedSince) >= Math.floor(modifiedAt / 1_000) * 1_000
}
