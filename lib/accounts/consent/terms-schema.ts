import { object, string } from 'yup'
import { messages } from '@/lib/kernel/validation/rules'
import { termsVersions } from './terms-version'

/** Which terms somebody accepts: those that the page has shown, even if newer ones came meanwhile. */
export const termsSchema = object({ version: string().oneOf(termsVersions).required(messages.required) })
