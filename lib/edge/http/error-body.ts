import { ValidationError } from 'yup'
import { AppError } from '@/lib/kernel/errors/app-error'
import { messages } from '@/lib/kernel/validation/rules'

/** What a refused write answers: a code for programs, a text about the whole, and one for each faulty field. */
type RefusalBody = { code: string; message?: string; fields?: Record<string, string> }

const tooManyText = 'Troppi tentativi. Riprova tra qualche minuto.'

export function errorBody(error: AppError | ValidationError): RefusalBody {
  if (error instanceof ValidationError) return { code: 'invalid', fields: faultsByField(error) }
  const message = error.shownText ?? (error.code === 'tooMany' ? tooManyText : undefined)
  return message === undefined ? { code: error.code } : { code: error.code, message }
}

/** yup error types without an Italian message: they come from programs, not from forms. */
const oddKinds = new Set(['typeError', 'nullable'])

/** The first fault of each field. */
function faultsByField(error: ValidationError): Record<string, string> {
  const faults = error.inner.length > 0 ? error.inner : [error]
  return Object.fromEntries(
    faults.toReversed().map((fault) => [fault.path ?? '', oddKinds.has(fault.type ?? '') ? messages.digits : fault.message]),
  )
}
