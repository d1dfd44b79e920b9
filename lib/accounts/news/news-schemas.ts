import { object, string } from 'yup'
import { messages } from '@/lib/kernel/validation/rules'

/** What is changed of the news: everything was read, that is taken back, or one line was opened. */
export const newsChangeSchema = object({
  azione: string().oneOf(['lette', 'annulla', 'apri'], messages.digits).required(messages.required),
  voce: string()
    .default('')
    .matches(/^([a-z]{1,20}:[\d:-]{1,60})?$/, messages.digits),
})
