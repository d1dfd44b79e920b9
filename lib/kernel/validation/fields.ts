import { string, ValidationError } from 'yup'
import { withAsciiDomain } from './email-domain'
import { withoutFormatCharacters } from './format-characters'
import { takesNumbers } from './other-kinds'
import { hasWords, isDigits, isEmail, isLetters, isPhone, isStrongPassword, isVatNumber, lengthOf, messages } from './rules'

/** An optional text; null counts as missing. Zero bytes and halves of signs, which PostgreSQL cannot store, are rejected. */
export function storable() {
  return string()
    .transform((value: unknown) => value ?? undefined)
    .test('storable', messages.digits, (value) => value === undefined || !/\0|\p{Cs}/u.test(value))
}

/** The rules as yup fields, used by the form and by the handler that receives it. Chain `.required(messages.required)` where a value must be given. */
function text(check: (value: string) => boolean, message: string, name: string) {
  return storable().test(name, message, (value) => value === undefined || value === '' || check(value))
}

/** One spelling of letters that Unicode can write in several ways, no signs that nobody sees, and no blanks around. */
const tidy = (value: unknown) => (typeof value === 'string' ? withoutFormatCharacters(value).normalize('NFKC').trim() : value)
const tidyEmail = (value: unknown) =>
  typeof value === 'string' ? withAsciiDomain(withoutFormatCharacters(value).normalize('NFKC').trim()) : value

export function emailField() {
  return text(isEmail, messages.email, 'email').transform(tidyEmail)
}

export function phoneField() {
  return text(isPhone, messages.phone, 'phone').transform(tidy)
}

/** @public The specification's validator; no form of today has one. */
export function vatNumberField() {
  return text(isVatNumber, messages.vatNumber, 'vatNumber').transform(tidy)
}

/** A text without the blanks around it. Not by yup's own `trim`, which breaks on what is no text. */
export function trimmedField() {
  return string().transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
}

export function digitsField() {
  return text(isDigits, messages.digits, 'digits')
}

/** @public As the one for VAT numbers. */
export function lettersField() {
  return text(isLetters, messages.letters, 'letters')
}

/** @public As the one for VAT numbers. */
export function wordsField(minWords = 3) {
  return text((value) => hasWords(value, minWords), `Lunghezza minima ${minWords} parole`, 'words')
}

export function minLengthField(minLength = 6) {
  return text((value) => lengthOf(value) >= minLength, `Lunghezza minima ${minLength} caratteri`, 'minLength')
}

export function maxLengthField(maxLength: number) {
  return text((value) => lengthOf(value) <= maxLength, messages.maxLength, 'maxLength')
}

/** Several lines as they were typed, without control characters, letters that turn the reading direction, and runs of empty lines. */
export function messageField(least: number, most: number) {
  return minLengthField(least)
    .transform((value: unknown) => (typeof value === 'string' ? tidyLines(value) : value))
    .test('maxLength', messages.maxLength, (value) => value === undefined || lengthOf(value) <= most)
}

function tidyLines(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A password as typed: nothing is trimmed. Letters composed in two ways are one. */
export function passwordField() {
  return storable().transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFC') : value))
}

export function newPasswordField() {
  return passwordField().test('password', messages.password, (value) => value === undefined || value === '' || isStrongPassword(value))
}

/** One line a person is called by: no control characters, no letters that turn the reading direction. */
export function personNameField() {
  return maxLengthField(60)
    .transform((value: unknown) =>
      typeof value === 'string' ? withoutFormatCharacters(value).normalize('NFC').trim().replace(/ +/g, ' ') : value,
    )
    .test('oneLine', messages.digits, (value) => value === undefined || !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(value))
}

/** A fault that only the server can see, said at the field it belongs to. */
export function invalidField(field: string, message: string): ValidationError {
  return new ValidationError(message, undefined, field)
}

/** Refuses what came under these names; nothing to refuse, nothing happens. */
export function refuseFields(names: readonly string[]): void {
  if (names.length > 0) throw new ValidationError(names.map((name) => invalidField(name, messages.digits)))
}

/** The number of a row as a form or an address has it; an empty text is none. */
export function idField() {
  return string()
    .matches(/^[1-9]\d{0,14}$/, { message: messages.digits, excludeEmptyString: true })
    .meta(takesNumbers)
}
