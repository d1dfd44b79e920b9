import type { NextApiRequest, NextApiResponse } from 'next'
import { ValidationError } from 'yup'
import { AppError, type ErrorCode } from '@/lib/kernel/errors/app-error'
import { log } from '@/lib/kernel/errors/log.server'
import { loggedPath } from '@/lib/kernel/errors/logged-path'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { otherKindText } from '@/lib/kernel/validation/other-kinds'
import { messages } from '@/lib/kernel/validation/rules'
import { type Problem, problem, problemType } from './problem.server'
import { smallPage } from './small-page.server'

/** Failures become a status and a problem with a `code`; faults of an address or a body have a text for each field. */
export function sendErrorResponse(error: unknown, request: NextApiRequest, response: NextApiResponse): void {
  logFailure(error, request)
  if (response.headersSent) return
  if (!isExpected(error)) return answer(response, problem(500, { code: 'internal' }), isNavigation(request))
  if (error instanceof AppError && error.retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(error.retryAfterSeconds))
  const status = error instanceof AppError ? error.status : 400
  answer(response, problem(status, errorBody(error)), isNavigation(request))
}

/** Refuses a method that an address does not know. `page`: what somebody reads who opens the address of a form in the browser. */
export function sendMethodNotAllowed(request: NextApiRequest, response: NextApiResponse, allowed: string, page = openedForm): void {
  response.setHeader('Allow', allowed)
  if (isOpened(request)) sendPage(response, 405, page)
  else sendProblem(response, problem(405, { code: 'methodNotAllowed' }))
}

const openedForm = smallPage('Pagina non disponibile', '<p>A questo indirizzo arrivano solo i moduli inviati dalle nostre pagine.</p>')

function sendPage(response: NextApiResponse, status: number, page: string): void {
  response.status(status).setHeader('Content-Type', 'text/html; charset=utf-8').send(page)
}

function sendProblem(response: NextApiResponse, body: Problem): void {
  response.status(body.status).setHeader('Content-Type', problemType).send(JSON.stringify(body))
}

export function isExpected(error: unknown): error is AppError | ValidationError {
  return error instanceof AppError || error instanceof ValidationError
}

/** A form sent by the browser itself: its sender sees the answer as a page. */
export function isNavigation(request: NextApiRequest): boolean {
  return request.method === 'POST' && readsPages(request)
}

/** An address typed, or opened from a link. */
function isOpened(request: NextApiRequest): boolean {
  return request.method === 'GET' && readsPages(request)
}

function readsPages({ headers }: NextApiRequest): boolean {
  return headers['x-requested-with'] === undefined && (headers.accept ?? '').includes('text/html')
}

function logFailure(error: unknown, { url }: NextApiRequest): void {
  const path = url === undefined ? undefined : loggedPath(url)
  if (!isExpected(error)) reportFailure(error, { path, status: 500 }, 'request failed')
  else if (error instanceof AppError && error.status >= 500) log().error({ err: error, path, status: error.status }, 'request failed')
  else if (error instanceof AppError) log().info({ path, status: error.status, reason: error.message }, 'request refused')
}

function answer(response: NextApiResponse, body: Problem, asPage: boolean): void {
  if (!asPage) return sendProblem(response, body)
  sendPage(response, body.status, pageFor(body.status))
}

/** The text for an unknown failure. */
const shownTexts: Partial<Record<ErrorCode, string>> = {
  tooMany: 'Troppi tentativi. Riprova tra qualche minuto.',
  unavailable: 'Il servizio non è disponibile in questo momento. Riprova tra qualche secondo.',
}
const texts: Record<number, string | undefined> = {
  403: 'Il modulo è scaduto. Torna indietro, ricarica la pagina e invialo di nuovo.',
  413: 'Il testo inviato è troppo lungo. Torna indietro e accorcialo.',
  429: shownTexts.tooMany,
  503: shownTexts.unavailable,
}

/** The page for browsers without JavaScript, when a form cannot go back to its own. */
function pageFor(status: number): string {
  const text = texts[status] ?? 'Non abbiamo potuto completare la richiesta. Torna indietro e riprova.'
  return smallPage('Richiesta non completata', `<p>${text}</p>`)
}

/** The answer of a refused write: a code for programs, a text about the whole, and one for each faulty field. */
type RefusalBody = { code: string; message?: string; fields?: Record<string, string> }

export function errorBody(error: AppError | ValidationError): RefusalBody {
  if (error instanceof ValidationError) return refusalOf(error)
  const message = error.shownText ?? shownTexts[error.code]
  return message === undefined ? { code: error.code } : { code: error.code, message }
}

/** The most faults: more than any form has fields. A client that sends more wants a long answer, not a helpful one. */
const maxFaults = 50

/** The first fault of each field; of what was sent as a whole, the first as the text. */
function refusalOf(error: ValidationError): RefusalBody {
  const faults = (error.inner.length > 0 ? error.inner.slice(0, maxFaults) : [error]).toReversed()
  const fields = Object.fromEntries(faults.flatMap((fault) => (fault.path ? [[fault.path, italianText(fault)]] : [])))
  const [message] = faults.flatMap((fault) => (fault.path ? [] : [italianText(fault)])).toReversed()
  return { code: 'invalid', ...(message !== undefined && { message }), ...(Object.keys(fields).length > 0 && { fields }) }
}

/** yup's own texts are English and begin with the name of the field: they come from programs, not from forms. */
function italianText({ type, path, message, params }: ValidationError): string {
  if (type === 'typeError' && typeof params?.['type'] === 'string') return otherKindText(params['originalValue'], params['type'])
  if (!message.startsWith(path || 'this') && type !== 'nullable') return message
  if (type === 'required' || type === 'optionality') return messages.required
  return type === 'max' ? messages.maxLength : messages.digits
}
