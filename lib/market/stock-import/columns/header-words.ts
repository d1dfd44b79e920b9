/** A header in words, whatever joins them there: «FirstRegistration», «price_usd», «Pot. (kW/CV)». Signs of currencies stay. */
export function headerWords(header: string): string {
  return header
    .slice(0, 120)
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}€$£]+/gu, ' ')
    .trim()
}
