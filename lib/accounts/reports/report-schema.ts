import { type InferType, object, string } from 'yup'
import { emailField, messageField, personNameField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { isReportKind, maxReportLength, type ReportKind } from './ad-report'

const text = messageField(10, maxReportLength).default('')

/** The reporter's name and address, left out at will; without an address nobody can be answered. */
const reporter = { name: personNameField().default(''), email: emailField().default('') }

/** The kind «altro» requires a message. */
const textFor = (kind: unknown) => (kind === 'altro' ? text.required(messages.required) : text)

/** What is sent to the address of a kind. */
export function reportSchemaFor(kind: ReportKind) {
  return object({ message: textFor(kind), ...reporter })
}

/** The form, where the kind is still to be chosen. */
export const reportFormSchema = object({
  kind: string().required(messages.required).test('kind', messages.required, isReportKind),
  message: text.when('kind', ([kind]) => textFor(kind)),
  ...reporter,
})
export type NewReport = InferType<ReturnType<typeof reportSchemaFor>>
