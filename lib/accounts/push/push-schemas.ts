import { boolean, object, string } from 'yup'
import { messages } from '@/lib/kernel/validation/rules'

const longestEndpoint = 1_000
const base64url = (length: number) =>
  string()
    .default('')
    .matches(new RegExp(`^([\\w-]{${length}}=?=?)?$`), messages.digits)

/** What is changed of the browsers that show notices: this one begins, or one is changed or removed. */
export const pushChangeSchema = object({
  azione: string().oneOf(['attiva', 'cambia', 'rimuovi'], messages.digits).required(messages.required),
  endpoint: string().max(longestEndpoint, messages.maxLength).default(''),
  p256dh: base64url(87),
  auth: base64url(22),
  dispositivo: string()
    .matches(/^(\d{1,15})?$/, messages.digits)
    .default(''),
  messaggi: boolean().default(false),
  proposte: boolean().default(false),
  visite: boolean().default(false),
  ricerche: boolean().default(false),
})
