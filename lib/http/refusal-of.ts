import { ValidationError } from 'yup'
import { AppError } from '@/lib/errors/app-error'
import { messages } from '@/lib/validation/rules'

/** What a refused write answers: a code for programs, a text about the whole, and one for each faulty field. */
type RefusalBody = { code: string; message?: string; fields?: Record<string, string> }

const tooManyText = 'Troppi tentativi. Riprova tra qualche minuto.'

export function refusalOf(error: AppError | ValidationError): RefusalBody {
  if (error instanceof ValidationError) return { code: 'invalid', fields: faultsByField(error) }
  const message = error.shownText ?? (error.code === 'tooMany' ? tooManyText : undefined)
  return message === undefined ? { code: error.code } : { code: error.code, message }
}

/** The first fault of each field. A list where a text belongs has no text of ours. */
function faultsByField(error: ValidationError): Record<string, string> {
  const faults = error.inner.length > 0 ? error.inner : [error]
  return Object.fromEntries(faults.toReversed().map((fault) => [fault.path ?? '', fault.type === 'typeError' ? messages.digits : fault.message]))
}
