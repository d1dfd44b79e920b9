import { expect, test } from 'vitest'
import { object, string, ValidationError } from 'yup'
import { errorBody } from './error-response.server'
import { HttpError } from './fetch-json'
import { readErrorResponse } from './read-response'

const fallback = 'Ops qualcosa è andato storto! Riprova più tardi'
const refused = (answer: unknown) => new HttpError(400, '/x', 'POST', answer)

test.each([
  {
    error: refused({ code: 'invalid', fields: { email: 'E-mail non valida' } }),
    message: '',
    fields: { email: 'E-mail non valida' },
    why: 'a faulty field speaks for itself',
  },
  {
    error: refused({ code: 'tooMany', message: 'Troppi tentativi' }),
    message: 'Troppi tentativi',
    fields: {},
    why: 'a text about the whole form',
  },
  {
    error: refused({ message: 'Scaduto', fields: { codice: 'Valore non valido' } }),
    message: 'Scaduto',
    fields: { codice: 'Valore non valido' },
    why: 'both',
  },
  {
    error: refused({ message: 7, fields: { email: { evil: true } } }),
    message: fallback,
    fields: {},
    why: 'anything but text is left out',
  },
  { error: refused({ fields: ['email'] }), message: fallback, fields: {}, why: 'a list is no record' },
  { error: refused(undefined), message: fallback, fields: {}, why: 'no answer' },
  { error: new TypeError('network'), message: fallback, fields: {}, why: 'no connection' },
])('a refusal always has a text: $why', ({ error, message, fields }) => {
  expect(readErrorResponse(error)).toEqual({ message, fields })
})

test.each([
  [null, 'Valore non valido'],
  [['a@b.it'], 'Valore non valido: serve un testo, non ["a@b.it"]'],
  [{ $ne: '' }, 'Valore non valido: serve un testo, non {"$ne":""}'],
])('a refusal of an unknown field has an Italian text with its value: %j', async (phone, text) => {
  const error: unknown = await object({ email: string().required('Campo obbligatorio'), phone: string() })
    .validate({ email: 'x', phone }, { abortEarly: false })
    .catch((refusal: unknown) => refusal)
  if (!(error instanceof ValidationError)) throw new Error('it was accepted')
  expect(errorBody(error)).toEqual({ code: 'invalid', fields: { phone: text } })
})
