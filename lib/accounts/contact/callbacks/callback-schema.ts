import { type InferType, object, string } from 'yup'
import { idField, personNameField, phoneField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'

/** What somebody sends who wants to be called back; the same schema stands in the form and in the handler. */
export const callbackSchema = object({
  name: personNameField().required(messages.required),
  phone: phoneField().required(messages.required),
  /** The key of one of the spans that the dealer offers. */
  quando: string().required('Scegli quando').max(40, messages.maxLength),
  /** The ad it is about, or the dealer. */
  annuncio: idField().default(''),
  concessionaria: idField().default(''),
})
export type NewCallback = InferType<typeof callbackSchema>
