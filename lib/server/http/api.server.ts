import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next'
import { env } from '@/lib/kernel/config/env.server'
import { loggedPath } from '@/lib/kernel/errors/logged-path'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { sendErrorResponse, sendMethodNotAllowed } from './error-response.server'
import { refuseUnknown } from './refuse-unknown.server'
import { createRequestContext, type RequestContext } from './request-context.server'
import { requireCsrfToken, requireSameOrigin, requireXhrHeader } from './request-guards.server'

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
type Method = (typeof methods)[number]
type MethodHandlers = Partial<Record<Method, (call: RequestContext) => Promise<unknown>>>

/** What a write has to prove. `ownScript`: a script of our own pages makes it, where the write concerns nobody's account. `mailCode`: a code from a mail, also from a mail program. `fileForm`: the token stands before the first file; the reader of the files checks it. `partnerKey`: a program shows its key, which no browser sends by itself. */
type ApiOptions = { protection: 'csrfToken' | 'ownScript' | 'mailCode' | 'fileForm' | 'partnerKey' }

/** An API address: method → what to do. A result becomes 200 and JSON, nothing becomes 204, failures become a problem (RFC 9457) with `code` and `fields`. Every write needs a csrf token unless the address says otherwise. */
export function api(handlers: MethodHandlers, { protection }: ApiOptions = { protection: 'csrfToken' }): NextApiHandler {
  return async (request, response) => {
    const run = handlerFor(request.method, handlers)
    if (!run) return sendMethodNotAllowed(request, response, allowed(handlers))
    const call = createRequestContext(request, response)
    try {
      if (isWrite(request)) await guardWrite(call, protection)
      await refuseUnknown(call)
      const result = await run(call)
      if (!response.headersSent) answer(result, response) // the handler may have answered by itself; a compressed answer has not ended yet
    } catch (error) {
      call.pending.length = 0
      sendErrorResponse(error, request, response)
    }
    finishLater(call)
  }
}

/** HEAD is a GET whose body Node leaves out. */
function handlerFor(requested: string | undefined, handlers: MethodHandlers) {
  const method = methods.find((known) => known === (requested === 'HEAD' ? 'GET' : requested))
  return method && handlers[method]
}

function allowed(handlers: MethodHandlers): string {
  const known = Object.keys(handlers)
  return (known.includes('GET') ? [...known, 'HEAD'] : known).join(', ')
}

function isWrite({ method }: NextApiRequest): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

async function guardWrite({ request, response, rawBody }: RequestContext, proof: ApiOptions['protection']): Promise<void> {
  response.setHeader('Cache-Control', 'private, no-store')
  if (proof === 'mailCode' || proof === 'partnerKey') return // the reader of the request checks it
  requireSameOrigin(request.headers, env().siteUrl)
  if (proof === 'ownScript') return requireXhrHeader(request.headers)
  if (proof === 'fileForm') return
  const token = request.headers['x-csrf-token'] ?? (await rawBody())?.['_csrf']
  await requireCsrfToken(token, request.cookies, env().siteUrl)
}

function answer(result: unknown, response: NextApiResponse): void {
  if (result === undefined) response.status(204).end()
  else response.status(200).json(result)
}

/** Runs after the response was sent; failures are only reported. */
function finishLater({ db, pending, request }: RequestContext): void {
  for (const work of pending) {
    setImmediate(() => {
      work(db).catch((error: unknown) => reportFailure(error, { path: loggedPath(request.url ?? '') }, 'work after the answer failed'))
    })
  }
}
