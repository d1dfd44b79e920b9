import { bytesOf, codePages } from '@/lib/market/stock-import/files/code-pages'

const mostReadings = 3

/**
 * Text whose UTF-8 was read as one of the old code pages: «CitroÃ«n» is «Citroën», «Lâ€™auto» «L’auto». Each such group of signs is mended by itself, so a text
 * that is damaged in parts keeps the rest. Right text has none: no Italian word has these letters beside each other.
 */
export function mendText(text: string): string {
  let mended = text.replace(/\p{Cs}/gu, '\ufffd') // half a sign of two, left over where a program has cut a text
  for (let reading = 0; reading < mostReadings && !isAscii(mended); reading += 1) {
    const next = mendOnce(mended)
    if (next === mended) return mended
    mended = next
  }
  return mended
}

function isAscii(text: string): boolean {
  return !/[\u0080-\uffff]/.test(text)
}

/** Mends a text by the code page that explains the most signs. */
function mendOnce(text: string): string {
  let best = { text, signs: 0 }
  for (const page of codePages) {
    const read = mendFrom(text, bytesOf[page])
    if (read.signs > best.signs) best = read
  }
  return best.text
}

function mendFrom(text: string, bytes: ReadonlyMap<string, number>): { text: string; signs: number } {
  const signs = Array.from(text)
  let mended = ''
  let found = 0
  for (let at = 0; at < signs.length; ) {
    const group = groupAt(signs, at, bytes)
    if (group) found += group.length
    mended += group?.sign ?? signs[at] ?? ''
    at += group?.length ?? 1
  }
  return { text: mended, signs: found }
}

/** The sign that a leading byte and those behind it mean in UTF-8 (RFC 3629). */
function groupAt(signs: readonly string[], at: number, bytes: ReadonlyMap<string, number>): { sign: string; length: number } | undefined {
  const lead = bytes.get(signs[at] ?? '') ?? 0
  const more = lead >= 0xc2 && lead <= 0xdf ? 1 : lead >= 0xe0 && lead <= 0xef ? 2 : lead >= 0xf0 && lead <= 0xf4 ? 3 : 0
  if (more === 0) return undefined
  let code = lead & (0x3f >> more)
  for (let offset = 1; offset <= more; offset += 1) {
    const byte = trailOf(signs[at + offset], bytes)
    if (byte === undefined) return more === 1 ? lostBlank(signs, at, lead) : offset === 2 ? lostQuote(signs, at) : undefined
    code = (code << 6) | (byte & 0x3f)
  }
  return isWritten(code, more) ? { sign: String.fromCodePoint(code), length: more + 1 } : undefined
}

/** Byte of a sign: of the five that Windows-1252 does not know some programs make controls, others drop the sign. */
function trailOf(sign: string | undefined, bytes: ReadonlyMap<string, number>): number | undefined {
  const code = sign?.codePointAt(0) ?? 0
  const byte = bytes.get(sign ?? '') ?? (code >= 0x80 && code <= 0x9f ? code : 0)
  return byte >= 0x80 && byte <= 0xbf ? byte : undefined
}

/** «Ã » and «Å » of «à» and «Š», whose second half, a blank that does not break, has become an ordinary one; «à» ends a word. */
function lostBlank(signs: readonly string[], at: number, lead: number): { sign: string; length: number } | undefined {
  if (signs[at + 1] !== ' ' && signs[at + 1] !== undefined) return undefined
  const isWordBefore = /\p{L}/u.test(signs[at - 1] ?? '')
  if (lead === 0xc3 && signs[at] === 'Ã' && isWordBefore) return { sign: /\p{L}/u.test(signs[at + 2] ?? '') ? 'à ' : 'à', length: 2 }
  if (lead === 0xc5 && signs[at] === 'Å' && !isWordBefore && /\p{Ll}/u.test(signs[at + 2] ?? '')) return { sign: 'Š', length: 2 }
  return undefined
}

/** «â€» of «”», whose last byte Windows-1252 does not know. */
function lostQuote(signs: readonly string[], at: number): { sign: string; length: number } | undefined {
  return signs[at] === 'â' && signs[at + 1] === '€' ? { sign: '”', length: 2 } : undefined
}

/** Letters of Western and Central Europe, signs of print, currencies, emoji: what a seller may have written; not shorter than its bytes. */
function isWritten(code: number, more: number): boolean {
  if (more === 1) return code >= 0xa0 && code <= 0x17f
  if (more === 2) return (code >= 0x1e00 && code <= 0x2bff) || (code >= 0xfb00 && code <= 0xfb06) || code === 0xfeff
  return code >= 0x1f000 && code <= 0x1faff
}
