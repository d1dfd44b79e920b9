import { type InferType, object, string } from 'yup'
import { passwordField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { secondFactorChanges } from './second-factor'

/** Six digits, or a recovery code: longer texts are neither. */
const codeField = () => string().max(40, messages.maxLength)

export const oneTimeCodeSchema = object({ codice: codeField().required(messages.required) })

export const loginCodeSchema = oneTimeCodeSchema.concat(object({ dopo: string() }))

export const secondFactorSchema = object({
  change: string().oneOf(secondFactorChanges).required(messages.required),
  password: passwordField().default(''),
  codice: codeField().default(''),
})
export type SecondFactorChange = InferType<typeof secondFactorSchema>
