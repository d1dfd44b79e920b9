import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { NextApiResponse } from 'next'
import { ValidationError } from 'yup'
import { formOutcomeMinutes } from '@/lib/accounts/consent/storage-limits'
import { cookieLine, readCookie } from '@/lib/accounts/sessions/session-cookie.server'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { errorBody } from './error-response.server'
import type { FormOutcome } from './form-outcome'
import type { Body } from './read-body.server'

const maxValueLength = 2_000
const maxCookieLength = 3_500
/** The largest decoded cookie: anybody can write one. */
const maxOutcomeBytes = 50_000

type Failed = { form: string; body?: Body; keep?: readonly string[]; failureText?: string | undefined }

/** The fault of a form, and of its values only those that may be shown again. */
export function failedOutcome(error: AppError | ValidationError, { form, body = {}, keep = [], failureText }: Failed): FormOutcome {
  if (failureText !== undefined) return { form, isDone: false, message: failureText, errors: {}, values: valuesToShowAgain(body, keep) }
  const { message = '', fields = {} } = errorBody(error)
  return { form, isDone: false, message, errors: fields, values: valuesToShowAgain(body, keep) }
}

export function doneOutcome(form: string, message: string, values: Record<string, string> = {}): FormOutcome {
  return { form, isDone: true, message, errors: {}, values }
}

/** The cookie of the outcome, out of reach of scripts and for a minute: long enough to render the page the form comes back to. */
export function outcomeCookie(outcome: FormOutcome, siteUrl: string): string {
  const value = encode(outcome)
  return cookieLine('form', value.length <= maxCookieLength ? value : encode({ ...outcome, values: {} }), siteUrl, formOutcomeMinutes * 60)
}

/** The outcome to show. */
export function readOutcome(cookies: Partial<Record<string, string>>, siteUrl: string): FormOutcome | undefined {
  const value = readCookie(cookies, 'form', siteUrl)
  return value === undefined ? undefined : decode(value)
}

/** The line that takes the cookie away again, once the outcome is shown. */
export function outcomeRemoval(siteUrl: string): string {
  return cookieLine('form', '', siteUrl, 0)
}

function valuesToShowAgain(body: Body, keep: readonly string[]): Record<string, string> {
  return Object.fromEntries(keep.flatMap((name) => (typeof body[name] === 'string' ? [[name, body[name].slice(0, maxValueLength)]] : [])))
}

function encode(outcome: FormOutcome): string {
  return deflateRawSync(JSON.stringify(outcome)).toString('base64url')
}

function decode(value: string): FormOutcome | undefined {
  const read = asRecord(parsed(value))
  if (typeof read['form'] !== 'string' || typeof read['message'] !== 'string') return undefined
  return {
    form: read['form'],
    isDone: read['isDone'] === true,
    message: read['message'],
    errors: textsOf(read['errors']),
    values: textsOf(read['values']),
  }
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(inflateRawSync(Buffer.from(value, 'base64url'), { maxOutputLength: maxOutcomeBytes }).toString())
  } catch {
    return undefined
  }
}

function textsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(asRecord(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** Lets the next page show a failure on the way there, as if a form had been sent. */
export function storeFormError(response: NextApiResponse, form: string, refusal: AppError): void {
  response.appendHeader('Set-Cookie', outcomeCookie(failedOutcome(refusal, { form }), env().siteUrl))
}
