const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  agrave: 'à',
  egrave: 'è',
  eacute: 'é',
  igrave: 'ì',
  ograve: 'ò',
  ugrave: 'ù',
  euro: '€',
}

/** Undoes damage of exports: HTML entities, UTF-8 read as Latin-1, control characters, emoji, runs of spaces. */
export function cleanText(text: string): string {
  return mend(text)
    .replace(/&(?:#(\d{1,6})|([a-z]{2,6}));/gi, (whole, code: string | undefined, name: string | undefined) =>
      code === undefined ? (entities[(name ?? '').toLowerCase()] ?? whole) : String.fromCodePoint(Number(code)),
    )
    .replace(
      /[\u20e3\p{Extended_Pictographic}\p{Regional_Indicator}\p{Variation_Selector}\u200b-\u200f\u2060-\u2064\ufeff\ufffd]/gu,
      (sign) => (/[©®™]/.test(sign) ? sign : ' '),
    )
    .replace(/[\p{Cc}\p{Co}\p{Cs}\s]+/gu, ' ')
    .trim()
}

/** A text of several lines, each of them clean; of empty lines one stays. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(cleanText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** «Ã«» is «ë» that was read byte by byte; turned back only when the whole text then is valid. */
function mend(text: string): string {
  if (!/[ÂÃâ][\u0080-\u00bf]/.test(text) || /[\u0100-\uffff]/.test(text)) return text
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  const mended = new TextDecoder().decode(bytes)
  return mended.includes('\ufffd') ? text : mended
}
