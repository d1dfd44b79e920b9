import { object, string } from 'yup'
import { maxLengthField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'

const idField = () => string().matches(/^[1-9]\d{0,14}$/, messages.digits)

/** The valuation that is saved: the parameters of its page. */
export const newValuationSchema = object({ address: maxLengthField(4_000).required(messages.required) })
export const valuationIdSchema = object({ id: idField().required(messages.required) })
/** The valuation whose removal is taken back. */
export const valuationUndoSchema = object({ valuation: idField().required(messages.required) })
