import { number, object, string } from 'yup'
import { messageField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { conversationReportKindNames, maxReportWords } from './conversation-report'

/** What the form about the other side of a conversation sends. */
export const reportedSchema = object({
  motivo: string().oneOf(conversationReportKindNames, messages.required).required(messages.required),
  messaggio: number().integer().min(1).max(Number.MAX_SAFE_INTEGER),
  parole: messageField(0, maxReportWords).default(''),
})
