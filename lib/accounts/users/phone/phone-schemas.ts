import { object, string } from 'yup'
import { messages } from '@/lib/kernel/validation/rules'

const longest = 40
const field = () => string().max(longest, messages.maxLength)

/** The parts that are typed, each of a form of its own. */
export const phoneNumberSchema = object({ telefono: field().required(messages.required) })
export const phoneCodeSchema = object({ codice: field().required(messages.required) })

export const phoneChangeSchema = object({
  azione: string().oneOf(['manda', 'conferma', 'annulla', 'togli'], messages.digits).required(messages.required),
  telefono: field().default(''),
  codice: field().default(''),
})
