import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress } from '@/lib/edge/http/client-address.server'
import { env } from '@/lib/kernel/config/env.server'
import { type Db, getDb } from '@/lib/kernel/db/db.server'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { Admission } from './admission.server'
import { ViewCounter } from './count-views.server'
import { type EarlyAnswer, sendEarlyAnswer, tooBusy } from './early-answer.server'
import { answerHealth, healthPath } from './health.server'
import { admissionLimits, refusalLimits, uploadLimits } from './http-limits'
import type { ServerHandlers } from './http-server.server'
import type { NextPages } from './next-pages.server'
import { pathOf, prepareRequest } from './prepare-request.server'
import { Refusals } from './refusals.server'
import { securityHeaders } from './security-headers.server'
import { openSharedPages } from './shared-pages.server'
import { openStaticFiles, staticFolders } from './static-files.server'
import { isUpload } from './upload-address'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>
type Listener = (request: IncomingMessage, response: ServerResponse, early?: EarlyAnswer) => unknown

/** Next with what stands in front of it. */
export function openApplication(
  db: Db,
  pages: NextPages,
  { dev, folder, onFoundChange = () => () => {} }: { dev: boolean; folder: string; onFoundChange?: (listener: () => void) => () => void },
): ServerHandlers & { close: () => Promise<void> } {
  const headers = securityHeaders(dev)
  const toPages = safely(pages.handle)
  const refuse = refuser()
  const admission = new Admission(admissionLimits)
  const admitted = dev ? toPages : inTurn(toPages, admission, refuse) // compiling a page takes the development server seconds
  const receive = inTurn(toPages, new Admission(uploadLimits), refuse)
  const answer: Listener = (request, response, early) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    if (early) return early.status < 400 ? sendEarlyAnswer(request, response, early) : refuse(request, response, early)
    if (pathOf(request.url ?? '') === healthPath) return answerHealth(db, request, response)
    return isUpload(request) ? receive(request, response) : admitted(request, response)
  }
  const views = new ViewCounter(getDb())
  const answerStatic = dev ? () => false : openStaticFiles(staticFolders(folder), headers)
  const shared = dev ? undefined : openSharedPages(db, { draw: toPages, answer, admission, headers, onFoundChange })
  return {
    request: (request, response) => {
      const early = prepareRequest(request)
      if (!early) response.once('finish', () => views.count(request, response.statusCode))
      if (!early && (answerStatic(request, response) || shared?.answer(request, response))) return
      return answer(request, response, early)
    },
    ...(dev ? { upgrade: pages.upgrade } : {}), // hot reload
    async close() {
      await shared?.close()
      await views.close()
    },
  }
}

/** What even the error page does not catch ends the request, never the process. */
function safely(handle: Handle): Handle {
  return async (request, response) => {
    try {
      await handle(request, response)
    } catch (error) {
      reportFailure(error, { path: pathOf(request.url ?? ''), status: 500 }, 'request failed')
      if (response.headersSent) response.destroy()
      else sendEarlyAnswer(request, response, { status: 500, code: 'internal', text: 'Qualcosa non ha funzionato: riprova tra poco.' })
    }
  }
}

/** After this time nobody works for a visitor who has left, whatever a handler that never ends says. */
const abandonedMs = 10_000

type Refuse = (request: IncomingMessage, response: ServerResponse, answer: EarlyAnswer) => void

function refuser(): Refuse {
  const refusals = new Refusals(refusalLimits)
  const { trustedProxies } = env()
  return (request, response, answer) => {
    if (request.socket.remoteAddress === undefined) return
    const forget = refusals.send(clientAddress(request, trustedProxies), () => sendEarlyAnswer(request, response, answer))
    response.once('close', forget)
  }
}

function inTurn(handle: Handle, admission: Admission, refuse: Refuse): Listener {
  const { trustedProxies } = env()
  return (request, response) => {
    if (request.socket.remoteAddress === undefined) return // gone already
    const start = (done: () => void) => {
      void handle(request, response).finally(done) // leaving does not stop the work, so it does not free the place
      response.once('close', () => response.writableFinished || setTimeout(done, abandonedMs).unref())
    }
    const giveUp = admission.ask(clientAddress(request, trustedProxies), start, () => refuse(request, response, tooBusy))
    response.once('close', giveUp)
  }
}
