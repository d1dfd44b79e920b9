import { object, string } from 'yup'
import { maxLengthField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { maxSearchNameLength } from './saved-search'

const idField = () => string().matches(/^[1-9]\d{0,14}$/, messages.digits)

/** One line, one spelling of letters, no blanks around. */
const nameField = () =>
  maxLengthField(maxSearchNameLength)
    .transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFC').trim() : value))
    .test('oneLine', messages.digits, (value) => value === undefined || !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(value))

/** The address of a list as the browser shows it; how long its canonical form may be is said by whoever saves it. */
const addressField = () => maxLengthField(8_000)

/** A search to be saved; without a name it gets one from its filters. */
export const newSearchSchema = object({ address: addressField().required(messages.required), name: nameField() })

export const searchIdSchema = object({ id: idField().required(messages.required) })

/** The search whose removal is taken back. */
export const undoSchema = object({ search: idField().required(messages.required) })

export const searchNameSchema = object({ name: nameField().required(messages.required) })

/** What a form without JavaScript wants: it can only post. */
export const searchFormSchema = object({
  change: string().oneOf(['open', 'rename', 'remove'], messages.digits).required(messages.required),
})

/** The search whose address is asked about. */
export const checkSchema = object({ indirizzo: addressField().required(messages.required) })

export const pageSchema = object({
  pagina: string()
    .default('1')
    .matches(/^[1-9]\d{0,4}$/, messages.digits),
})
