import { object, type InferType } from 'yup'
import { emailField, messageField } from '@/lib/validation/fields'
import { messages } from '@/lib/validation/rules'
import { longestReport, type ReportKind } from './ad-report'

const message = messageField(10, longestReport)

/** «Altro» says nothing by itself, so it needs words. */
export function reportSchemaFor(kind: ReportKind) {
  return object({ message: kind === 'altro' ? message.required(messages.required) : message.default(''), email: emailField().default('') })
}
export type NewReport = InferType<ReturnType<typeof reportSchemaFor>>
