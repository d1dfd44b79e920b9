import { type InferType, object, string } from 'yup'
import { marketingFields, registrationTextSchema } from '@/lib/accounts/consent/marketing-consent-schema'
import {
  digitsField,
  emailField,
  newPasswordField,
  passwordField,
  personNameField,
  phoneField,
  storable,
} from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'

/** What each form of an account sends; the same schema stands in the form and in the handler. */
export const loginFailureText = 'E-mail o password errate'
/** Only the server knows which passwords are common. */
export const commonPasswordMessage = 'Questa password è troppo facile da indovinare. Scegline un’altra.'

const required = messages.required

export const loginSchema = object({
  username: emailField().required(required),
  password: passwordField().required(required),
})

/** The wish to return stands in the address of the login. */
export const loginQuerySchema = object({ dopo: string() })

export const registrationSchema = object({
  displayName: personNameField().required(required),
  email: emailField().required(required),
  password: newPasswordField().required(required),
  phone: phoneField().default(''),
  ...marketingFields,
})
export type Registration = InferType<typeof registrationSchema>
/** The form, with the page that it leads to in the end, and the version of the words beside its boxes. */
export const registrationPostSchema = registrationSchema.concat(object({ dopo: string().default('') })).concat(registrationTextSchema)

export const codeSchema = object({ codice: string().required(required).max(200, messages.maxLength) })

/** What the buttons about a registration ask for; without one, that the account opens. Without a code it is about the one sent from this browser. */
export const confirmationSchema = object({
  codice: string().default('').max(200, messages.maxLength),
  azione: string().oneOf(['conferma', 'rimanda', 'cancella'], messages.digits).default('conferma'),
})

export const recoverySchema = object({ email: emailField().required(required) })

/** The part of a reset that is typed. */
export const newPasswordSchema = object({ password: newPasswordField().required(required) })

export const resetSchema = codeSchema.concat(newPasswordSchema)

export const profileSchema = object({
  displayName: personNameField().required(required),
  phone: phoneField().default(''),
  /** The profile's version when the form was rendered: another window may have saved meanwhile. */
  version: digitsField().max(9, messages.digits),
})
export type ProfileChange = InferType<typeof profileSchema>

export const passwordChangeSchema = object({
  currentPassword: passwordField().default(''),
  password: newPasswordField().required(required),
})

export const emailChangeSchema = object({
  email: emailField().required(required),
  password: passwordField().required(required),
})

export const deletionSchema = object({
  password: passwordField().default(''),
  /** An account without a password confirms by writing this word. */
  conferma: string().default(''),
})

/** The part of a deletion, or of the first step to a second factor, that is typed where there is a password. */
export const ownPasswordSchema = object({ password: passwordField().required(required) })
/** The word that is typed where there is no password. */
export const deletionWithWordSchema = object({ conferma: storable().required(required) })

/** The code of the mail's link; none for a logged-in user. */
export const keepAccountSchema = object({ codice: string().default('').max(200, messages.maxLength) })

export const endSessionsSchema = object({
  session: string()
    .matches(/^(altre|[0-9]{1,15})$/, messages.digits)
    .required(required),
})
