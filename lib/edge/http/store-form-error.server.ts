import type { NextApiResponse } from 'next'
import { env } from '@/lib/kernel/config/env.server'
import type { AppError } from '@/lib/kernel/errors/app-error'
import { failedOutcome, outcomeCookie } from './form-outcome.server'

/** Lets the page that comes next say what could not be done on the way there, as if the form had been sent by itself. */
export function storeFormError(response: NextApiResponse, form: string, refusal: AppError): void {
  response.appendHeader('Set-Cookie', outcomeCookie(failedOutcome(refusal, { form }), env().siteUrl))
}
