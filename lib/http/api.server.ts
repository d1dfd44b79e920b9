import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next'
import { ValidationError, type Schema } from 'yup'
import { getDb, type Db } from '@/lib/db/db.server'
import { AppError } from '@/lib/errors/app-error'
import { log } from '@/lib/errors/log.server'

type Call = {
  db: Db
  request: NextApiRequest
  response: NextApiResponse
  /** The address's parameters against their schema; every faulty one is reported. */
  readQuery<T>(schema: Schema<T>): Promise<T>
}
const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
type Method = (typeof methods)[number]
type Handlers = Partial<Record<Method, (call: Call) => Promise<unknown>>>

/** An API address: method → what to do. A result becomes 200 and JSON, nothing becomes 204, failures become `{ code, fields }`. */
export function api(handlers: Handlers): NextApiHandler {
  return async (request, response) => {
    const run = handlerFor(request.method, handlers)
    if (!run) {
      response.setHeader('Allow', allowed(handlers))
      return response.status(405).json({ code: 'methodNotAllowed' })
    }
    try {
      const result = await run({ db: getDb(), request, response, readQuery: (schema) => schema.validate(firstOfEach(request.query), { abortEarly: false, stripUnknown: true }) })
      if (response.headersSent) return // the handler answered by itself; a compressed answer has not ended yet
      if (result === undefined) response.status(204).end()
      else response.status(200).json(result)
    } catch (error) {
      answerFailure(error, request, response)
    }
  }
}

/** Of a repeated parameter the first counts. */
function firstOfEach(query: NextApiRequest['query']): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]))
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

function answerFailure(error: unknown, request: NextApiRequest, response: NextApiResponse): void {
  if (error instanceof ValidationError) {
    const faults = error.inner.length > 0 ? error.inner : [error]
    return response.status(400).json({ code: 'invalid', fields: faults.map((fault) => fault.path ?? '') })
  }
  if (error instanceof AppError) {
    if (error.status >= 500) log().error({ err: error, path: request.url, status: error.status }, 'request failed')
    return response.status(error.status).json({ code: error.code })
  }
  log().error({ err: error, path: request.url, status: 500 }, 'request failed')
  if (!response.headersSent) response.status(500).json({ code: 'internal' })
}
