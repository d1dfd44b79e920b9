import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next'
import { env } from '@/lib/kernel/config/env.server'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { answerFailure } from './answer-failure.server'
import { type Call, openCall } from './call.server'
import { refuseForeignOrigin, requireCsrfToken, requireOwnScript } from './write-guard.server'

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
type Method = (typeof methods)[number]
type Handlers = Partial<Record<Method, (call: Call) => Promise<unknown>>>

/** What a write has to show: the csrf token, or only that a script of our own pages makes it, where the write concerns nobody's account. */
type Options = { proof: 'csrfToken' | 'ownScript' }

/** An API address: method → what to do. A result becomes 200 and JSON, nothing becomes 204, failures become `{ code, fields }`. Every write needs a csrf token unless the address says otherwise. */
export function api(handlers: Handlers, { proof }: Options = { proof: 'csrfToken' }): NextApiHandler {
  return async (request, response) => {
    const run = handlerFor(request.method, handlers)
    if (!run) {
      response.setHeader('Allow', allowed(handlers))
      return response.status(405).json({ code: 'methodNotAllowed' })
    }
    const call = openCall(request, response)
    try {
      if (isWrite(request)) await guardWrite(call, proof)
      const result = await run(call)
      if (!response.headersSent) answer(result, response) // the handler may have answered by itself; a compressed answer has not ended yet
    } catch (error) {
      call.pending.length = 0
      answerFailure(error, request, response)
    }
    finishLater(call)
  }
}

/** HEAD is a GET whose body Node leaves out. */
function handlerFor(asked: string | undefined, handlers: Handlers) {
  const method = methods.find((known) => known === (asked === 'HEAD' ? 'GET' : asked))
  return method && handlers[method]
}

function allowed(handlers: Handlers): string {
  const known = Object.keys(handlers)
  return (known.includes('GET') ? [...known, 'HEAD'] : known).join(', ')
}

function isWrite({ method }: NextApiRequest): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

async function guardWrite({ request, response, rawBody }: Call, proof: Options['proof']): Promise<void> {
  response.setHeader('Cache-Control', 'private, no-store')
  refuseForeignOrigin(request.headers, env().siteUrl)
  if (proof === 'ownScript') return requireOwnScript(request.headers)
  const token = request.headers['x-csrf-token'] ?? (await rawBody())?.['_csrf']
  await requireCsrfToken(token, request.cookies, env().siteUrl)
}

function answer(result: unknown, response: NextApiResponse): void {
  if (result === undefined) response.status(204).end()
  else response.status(200).json(result)
}

/** Whatever happens here, the visitor has had the answer. */
function finishLater({ db, pending, request }: Call): void {
  for (const work of pending) {
    setImmediate(() => {
      work(db).catch((error: unknown) => reportFailure(error, { path: request.url?.split('?')[0] }, 'work after the answer failed'))
    })
  }
}
