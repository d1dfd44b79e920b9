import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/lib/kernel/config/env.server'
import { type Db, getDb } from '@/lib/kernel/db/db.server'
import { loggedPath } from '@/lib/kernel/errors/logged-path'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { invokeApiHandler } from '@/lib/kernel/framework/invoke-api-handler.server'
import { pieceStates } from '@/lib/kernel/framework/piece-states.server'
import { clientAddress } from '@/lib/server/http/client-address.server'
import { receiveEvents } from '@/lib/server/http/receive/receive-events.server'
import { nameRequest, requestIdHeader, requestIdOf } from '@/lib/server/http/request-name.server'
import { withRequest } from '@/lib/server/http/request-span.server'
import type { Metric } from '@/lib/server/metrics/prometheus-text'
import { admissionMetrics, pageCacheMetrics, pieceMetrics } from '@/lib/server/metrics/server-metrics'
import { ViewCounter } from '@/lib/server/runtime/front/count-views.server'
import { type EarlyAnswer, failed, sendEarlyAnswer, tooBusy } from '@/lib/server/runtime/front/early-answer.server'
import { FairConcurrencyLimit } from '@/lib/server/runtime/front/fair-concurrency-limit.server'
import { admissionLimits, eventLimits, refusalLimits, startsPerTurn, uploadLimits } from '@/lib/server/runtime/front/http-limits'
import { PerClientStartLimit } from '@/lib/server/runtime/front/per-client-start-limit.server'
import { hasMailCode, pathOf, prepareRequest } from '@/lib/server/runtime/front/prepare-request.server'
import { RefusalThrottle } from '@/lib/server/runtime/front/refusal-throttle.server'
import { isEventBatch, isUpload } from '@/lib/server/runtime/front/request-kinds'
import { requestWatcher } from '@/lib/server/runtime/front/request-watcher.server'
import { securityHeaders } from '@/lib/server/runtime/front/security-headers.server'
import { setAside } from '@/lib/server/runtime/front/set-aside.server'
import { openSharedPages } from '@/lib/server/runtime/front/shared-pages.server'
import { openStaticFiles, staticFolders } from '@/lib/server/runtime/front/static-files.server'
import { answerLive, answerReady, livePath, readyPaths } from './health.server'
import type { ServerHandlers } from './http-server.server'
import type { NextPages } from './next-pages.server'
import type { UnderWay } from './under-way.mjs'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>
type Listener = (request: IncomingMessage, response: ServerResponse, early?: EarlyAnswer) => unknown

type ApplicationOptions = {
  dev: boolean
  folder: string
  underWay: UnderWay
  onFoundChange?: (listener: () => void) => () => void
  isDraining?: () => boolean
}
export type Application = ServerHandlers & { metrics: () => Metric[]; close: () => Promise<void> }

/** Next and all handlers in front of it. */
export function openApplication(
  db: Db,
  pages: NextPages,
  { dev, folder, underWay, onFoundChange = () => () => {}, isDraining = () => false }: ApplicationOptions,
): Application {
  const { trustedProxies } = env()
  const headers = securityHeaders(dev)
  const toPages = safely(dev ? pages.handle : setAside(pages.handle, underWay))
  const refuse = refuser()
  const { queues, wait } = openQueues(toPages, refuse, dev)
  const answer: Listener = (request, response, early) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    if (hasMailCode(request.url ?? '')) response.setHeader('Referrer-Policy', 'strict-origin')
    response.setHeader(requestIdHeader, requestIdOf(request))
    if (early) return early.status < 400 ? sendEarlyAnswer(request, response, early) : refuse(request, response, early)
    const path = pathOf(request.url ?? '')
    if (path === livePath) return answerLive(request, response)
    if (readyPaths.includes(path)) return answerReady(db, request, response, isDraining)
    return wait(request, response)
  }
  const views = new ViewCounter(getDb())
  const answerStatic = dev ? () => false : openStaticFiles(staticFolders(folder), headers)
  const shared = dev ? undefined : openSharedPages(db, { render: toPages, answer, admission: queues.pages, headers, onFoundChange })
  const watch = requestWatcher(folder)
  const begin = fairly((request, response) => {
    const early = prepareRequest(request)
    if (!early) response.once('finish', () => views.count(request, response.statusCode))
    if (!early && (answerStatic(request, response) || shared?.answer(request, response))) return
    answer(request, response, early)
  })
  return {
    request: (request, response) => {
      nameRequest(request, trustedProxies)
      watch?.begin(request, response)
      begin(request, response)
    },
    ...(dev ? { upgrade: pages.upgrade } : {}), // hot reload
    metrics: () => [
      ...(watch?.metrics() ?? []),
      ...admissionMetrics(queues),
      ...pieceMetrics(pieceStates()),
      ...(shared ? pageCacheMetrics(shared.figures()) : []),
    ],
    async close() {
      await shared?.close()
      await views.close()
    },
  }
}

/** A failure that even the error page does not catch ends the request, never the process. */
function safely(handle: Handle): Handle {
  return async (request, response) => {
    try {
      await withRequest(request, () => handle(request, response))
    } catch (error) {
      withRequest(request, () => reportFailure(error, { path: loggedPath(request.url ?? ''), status: 500 }, 'request failed'))
      if (response.headersSent) response.destroy()
      else sendEarlyAnswer(request, response, failed)
    }
  }
}

/** The time after which the work for a visitor who has left is given up, also of a handler that never ends. */
const abandonedMs = 10_000

type Refuse = (request: IncomingMessage, response: ServerResponse, answer: EarlyAnswer) => void

function refuser(): Refuse {
  const refusals = new RefusalThrottle(refusalLimits)
  const { trustedProxies } = env()
  return (request, response, answer) => {
    if (request.socket.remoteAddress === undefined) return
    const forget = refusals.send(clientAddress(request, trustedProxies), () => sendEarlyAnswer(request, response, answer))
    response.once('close', forget)
  }
}

/** Requests wait in queues by what they need: the rendering thread, a slow line or the database. */
function openQueues(handle: Handle, refuse: Refuse, dev: boolean) {
  const queues = {
    pages: new FairConcurrencyLimit(admissionLimits),
    uploads: new FairConcurrencyLimit(uploadLimits),
    events: new FairConcurrencyLimit(eventLimits),
  }
  const toPage = dev ? handle : inTurn(handle, queues.pages, refuse) // compiling a page takes the development server seconds
  const upload = inTurn(handle, queues.uploads, refuse)
  const record = dev ? handle : inTurn(safely(invokeApiHandler(receiveEvents, handle)), queues.events, refuse)
  const wait: Listener = (request, response) => {
    if (isUpload(request)) return upload(request, response)
    return isEventBatch(request) ? record(request, response) : toPage(request, response)
  }
  return { queues, wait }
}

/** Limits how many requests of an address begin in one turn of the event loop. */
function fairly(handle: Listener): Listener {
  const { trustedProxies } = env()
  const starts = new PerClientStartLimit(startsPerTurn)
  return (request, response) => {
    if (request.socket.remoteAddress === undefined) return // gone already
    starts.run(clientAddress(request, trustedProxies), () => void (response.destroyed || handle(request, response)))
  }
}

function inTurn(handle: Handle, admission: FairConcurrencyLimit, refuse: Refuse): Listener {
  const { trustedProxies } = env()
  return (request, response) => {
    if (request.socket.remoteAddress === undefined) return // gone already
    const start = (done: () => void) => {
      void handle(request, response).finally(done) // leaving does not stop the work, so it does not free the place
      response.once('close', () => response.writableFinished || setTimeout(done, abandonedMs).unref())
    }
    const giveUp = admission.acquire(clientAddress(request, trustedProxies), start, () => refuse(request, response, tooBusy))
    response.once('close', giveUp)
  }
}
