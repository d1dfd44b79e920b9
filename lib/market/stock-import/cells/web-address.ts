const maxLength = 2_000

/** Whether a cell holds the address of something on the web, and nothing else. */
export function isWebAddress(text: string): boolean {
  return text.length <= maxLength && /^https?:\/\/[^\s/"<>]+\/[^\s"<>]+$/i.test(text) && URL.canParse(text)
}
