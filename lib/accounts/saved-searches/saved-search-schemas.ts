import { object, string } from 'yup'
import { emailField, idField, maxLengthField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { type AlertFrequency, frequencyNames, type MailChange, type MailFrequency, mailChanges, mailFrequencies } from './alert-frequency'
import { maxSearchNameLength } from './saved-search-limits'

/** One line, one spelling of letters, no blanks around. */
const nameField = () =>
  maxLengthField(maxSearchNameLength)
    .transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFC').trim() : value))
    .test('oneLine', messages.digits, (value) => value === undefined || !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(value))

/** The address of a list as the browser shows it; the caller that saves it limits its canonical form. */
const addressField = () => maxLengthField(8_000)

const frequencyField = () => string<AlertFrequency>().oneOf(frequencyNames, messages.digits)

/** What somebody says of a search that they save; without a name it gets one from its filters, and nobody is written to who has not said so. */
export const saveFormSchema = object({ name: nameField(), frequency: frequencyField() })
export const newSearchSchema = saveFormSchema.shape({ address: addressField().required(messages.required) })

export const searchIdSchema = object({ id: idField().required(messages.required) })

/** The search whose removal is taken back. */
export const undoSchema = object({ search: idField().required(messages.required) })

export const searchNameSchema = object({ name: nameField().required(messages.required) })

/** The action of a POST, from forms and scripts. */
export const searchFormSchema = object({
  change: string().oneOf(['open', 'rename', 'edit', 'remove', 'frequency', 'pause', 'resume'], messages.digits).required(messages.required),
})

export const frequencySchema = object({ frequency: frequencyField().required(messages.required) })

/** Everything that a saved search is made of. */
export const editSchema = newSearchSchema.concat(frequencySchema)

/** What a link of a mail does. */
export const mailChangeSchema = object({ change: string<MailChange>().oneOf(mailChanges, messages.digits).default('stop') })

/** A search that somebody without an account wants to be written to about. */
export const alertFormSchema = object({
  email: emailField().required(messages.required),
  frequency: string<MailFrequency>().oneOf(mailFrequencies, messages.digits).required(messages.required),
})
export const alertRequestSchema = alertFormSchema.shape({ address: addressField().required(messages.required) })

const ownAlertChanges = ['edit', 'frequency', 'pause', 'resume', 'remove', 'restore', 'removeAll'] as const

/** What somebody without an account does with one of their alerts, or with all. */
export const ownAlertSchema = object({
  change: string<(typeof ownAlertChanges)[number]>().oneOf(ownAlertChanges, messages.digits).required(messages.required),
  ricerca: idField().when('change', { is: 'removeAll', otherwise: (field) => field.required(messages.required) }),
})

/** The search of a requested address. */
export const checkSchema = object({ indirizzo: addressField().required(messages.required) })

export const pageSchema = object({
  pagina: string()
    .default('1')
    .matches(/^[1-9]\d{0,4}$/, messages.digits),
})
