/** A mobile number of Italy as digits with the prefix, «393331234567», however it is typed; undefined for any other. */
export function whatsappDigits(typed: string): string | undefined {
  const digits = typed
    .normalize('NFKC')
    .replace(/[\s().\-/]/g, '')
    .replace(/^(?:\+|00)?39(?=3\d{8,9}$)/, '') // with the prefix alone, too: that is how it is stored
  return /^3\d{8,9}$/.test(digits) ? `39${digits}` : undefined
}

/** The address that opens a conversation, begun with these words. */
export function whatsappHref(digits: string, words: string): string {
  return `https://wa.me/${digits}?${new URLSearchParams({ text: words })}`
}
