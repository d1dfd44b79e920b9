import { object } from 'yup'
import { idField, maxLengthField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'

/** The valuation that is saved: the parameters of its page. */
export const newValuationSchema = object({ address: maxLengthField(4_000).required(messages.required) })
/** The valuation whose removal is taken back. */
export const valuationUndoSchema = object({ valuation: idField().required(messages.required) })
