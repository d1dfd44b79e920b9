import { type InferType, object, string } from 'yup'
import { emailField, messageField, personNameField, phoneField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { maxMessageLength, minMessageLength } from './reply'

/** What a buyer sends; the same schema stands in the form and in the handler. */
export const replySchema = object({
  name: personNameField().required(messages.required),
  email: emailField().required(messages.required),
  phone: phoneField().default(''),
  message: messageField(minMessageLength, maxMessageLength).required(messages.required),
})
export type NewReply = InferType<typeof replySchema>

/** The visible field of an answer; two characters are enough, for «Sì». */
export const answerTextSchema = object({ message: messageField(2, maxMessageLength).required(messages.required) })

export const answerSchema = answerTextSchema.concat(object({ codice: string().required(messages.required).max(200, messages.maxLength) }))
