import { withoutPathTokens } from './logged-path'

export const maxTextLength = 250

// Both are linear, since anybody may send a long text that ends up in a failure: no slash after the first, no part of any length.
const queryOfAddress = /(\/[^\s/?#"'<>\\]*)[?#][^\s"'<>\\]*/g
const email = /[^\s@"'<>()[\]\\/:;,=]{1,64}@[^\s@"'<>()[\]\\/:;,]{1,253}\.[a-z]{2,}/gi

/** A query without its path, as scripts of a page hold it. */
const mailCode = /(codice(?:=|%(?:25)*3d))[\w-]+/gi

/** Removes the query of every address, the secrets in paths, and every e-mail address. */
export function redactPersonalData(text: string): string {
  return withoutPathTokens(text.replace(queryOfAddress, '$1')).replace(mailCode, '$1[token]').replace(email, '[e-mail]')
}

export function redactAndTruncate(text: string): string {
  const clean = redactPersonalData(text)
  return clean.length > maxTextLength ? `${clean.slice(0, maxTextLength - 1)}…` : clean
}

/** Cleans every string of an object in place. The object must not be circular. */
export function mapStringsInPlace(object: object, clean: (text: string) => string): void {
  const entries: [string, unknown][] = Object.entries(object)
  for (const [key, value] of entries) {
    if (typeof value === 'string') Reflect.set(object, key, clean(value))
    else if (typeof value === 'object' && value !== null) mapStringsInPlace(value, clean)
  }
}
