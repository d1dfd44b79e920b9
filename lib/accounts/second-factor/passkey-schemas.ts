import { type InferType, object, string } from 'yup'
import { passwordField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { maxPasskeyName, passkeyChanges, passkeyLogins } from './passkey'

const nameField = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFKC').trim() : value))
    .max(maxPasskeyName, messages.maxLength)

/** What a device has signed, as JSON in one text. */
const signedField = () => string().max(20_000, messages.maxLength)

/** The part that is typed. */
export const newPasskeySchema = object({ nome: nameField().required(messages.required) })
export const newPasskeyWithPasswordSchema = newPasskeySchema.concat(object({ password: passwordField().required(messages.required) }))

export const passkeyChangeSchema = object({
  change: string().oneOf(passkeyChanges).required(messages.required),
  password: passwordField().default(''),
  nome: nameField().default(''),
  passkey: signedField().default(''),
  id: string().max(2_000, messages.maxLength).default(''),
})
export type PasskeyChange = InferType<typeof passkeyChangeSchema>

export const passkeyChallengeSchema = object({ per: string().oneOf(passkeyLogins).required(messages.required) })

export const passkeyLoginSchema = object({
  per: string().oneOf(passkeyLogins).required(messages.required),
  passkey: signedField().required(messages.required),
  dopo: string(),
})
