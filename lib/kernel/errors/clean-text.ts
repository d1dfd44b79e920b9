export const longestText = 250

// Both are linear, since anybody may send a long text that ends up in a failure: no slash after the first, no part of any length.
const queryOfAddress = /(\/[^\s/?#"'<>\\]*)[?#][^\s"'<>\\]*/g
const email = /[^\s@"'<>()[\]\\/:;,=]{1,64}@[^\s@"'<>()[\]\\/:;,]{1,253}\.[a-z]{2,}/gi

/** Without what people asked for and who they are: the query of every address, and every e-mail address. */
export function hidePersonal(text: string): string {
  return text.replace(queryOfAddress, '$1').replace(email, '[e-mail]')
}

export function cleanText(text: string): string {
  const clean = hidePersonal(text)
  return clean.length > longestText ? `${clean.slice(0, longestText - 1)}…` : clean
}

/** Cleans every text in an object, in place. The object must not go round in circles. */
export function cleanTexts(object: object, clean: (text: string) => string): void {
  const entries: [string, unknown][] = Object.entries(object)
  for (const [key, value] of entries) {
    if (typeof value === 'string') Reflect.set(object, key, clean(value))
    else if (typeof value === 'object' && value !== null) cleanTexts(value, clean)
  }
}
