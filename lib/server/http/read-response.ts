import { AppError } from '@/lib/kernel/errors/app-error'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { HttpError } from './fetch-json'

/** The texts of a refused form: a text about the whole of it, and one for each faulty field. */
type Refusal = { message: string; fields: Record<string, string> }

/** The text for an error that has none of its own. */
export const fallbackText = 'Ops qualcosa è andato storto! Riprova più tardi'

/** Reads the body of a refusal; there is always a text. */
export function readErrorResponse(error: unknown): Refusal {
  if (error instanceof AppError && error.shownText !== undefined) return { message: error.shownText, fields: {} } // what failed before anything was sent
  const answer = error instanceof HttpError ? asRecord(error.answer) : {}
  const fields = Object.fromEntries(
    Object.entries(asRecord(answer['fields'])).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const message = typeof answer['message'] === 'string' ? answer['message'] : ''
  return { fields, message: message || (Object.keys(fields).length > 0 ? '' : fallbackText) }
}

/** The text of an accepted form. */
export function readNotice(answer: unknown): string {
  const { notice } = asRecord(answer)
  return typeof notice === 'string' ? notice : ''
}
