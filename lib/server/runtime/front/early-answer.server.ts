import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { problem, problemType } from '@/lib/server/http/problem.server'
import { admissionLimits } from './http-limits'

/** An answer before any handler runs: a code for programs, a sentence for people. */
export type EarlyAnswer = { status: number; code: string; headers?: OutgoingHttpHeaders; text?: string }

export const tooBusy: EarlyAnswer = {
  status: 503,
  code: 'unavailable',
  headers: { 'Retry-After': String(admissionLimits.retryAfterSeconds) },
  text: 'In questo momento il sito è molto richiesto: riprova tra qualche secondo.',
}

/** An unexpected failure. */
export const failed: EarlyAnswer = { status: 500, code: 'internal', text: 'Qualcosa non ha funzionato: riprova tra poco.' }

/** Answers as JSON under /api, as plain text elsewhere. */
export function sendEarlyAnswer(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  { status, code, headers, text }: EarlyAnswer,
): void {
  const asJson = url.startsWith('/api/')
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    ...(status === 204 ? {} : { 'Content-Type': asJson ? problemType : 'text/plain; charset=utf-8' }),
    ...headers,
  })
  if (method === 'HEAD' || status === 204) return void response.end()
  response.end(asJson ? JSON.stringify(problem(status, { code, ...(text !== undefined && { message: text }) })) : `${text ?? ''}\n`)
}
