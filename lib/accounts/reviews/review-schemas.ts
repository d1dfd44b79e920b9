import { object, string } from 'yup'
import { idField, messageField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { leastWords, mostWords } from './review'

export const reviewSchema = object({
  stelle: string().oneOf(['1', '2', '3', '4', '5'], 'Scegli da una a cinque stelle').required('Scegli da una a cinque stelle'),
  testo: messageField(leastWords, mostWords).required(messages.required),
})

/** The removal of one's own review. */
export const reviewRemovalSchema = object({ togli: idField().default('') })

export const reviewAnswerSchema = object({
  recensione: idField().required(messages.required),
  risposta: messageField(2, mostWords).required(messages.required),
})

export const reviewDecisionSchema = object({
  esito: string().oneOf(['published', 'refused'], messages.digits).required(messages.required),
  testo: messageField(0, 2_000)
    .default('')
    .when('esito', { is: 'refused', then: (field) => field.required('Scrivi il motivo: lo legge chi ha scritto la recensione') }),
})
