import { AppError } from '@/lib/kernel/errors/app-error'
import { entityText } from '@/lib/market/stock-import/cells/entity-text'
import { decoderFor, type Encoding, EncodingDetector, encodings } from './encoding'
import { doctypeRefused } from './read-xml'

/**
 * The text of an XML file as a parser takes it, though its program did not write quite XML: blanks or remarks before the declaration, an encoding that is not
 * the declared one, letters named as in HTML, a bare «&», signs that XML forbids, several roots. Lines stay where they are.
 */
export function mendXml(bytes: Uint8Array): string {
  const text = decoded(bytes)
    .replace(/^\uFEFF+/, '')
    .replace(declaration, linesOf)
    .replace(harmlessDoctype, linesOf)
    .replace(forbidden, '')
    .replace(anyAmpersand, mendAmpersand)
  if (anyDoctype.test(text)) throw new AppError('invalid', doctypeRefused)
  return `<xml>${text}</xml>`
}

/** The XML declaration with what stands before it, which XML does not allow: blanks, remarks, warnings of a web server. */
const declaration = /^(?:(?:[\s\ufeff]|<!--(?:[^-]|-(?!->)){0,2000}-->)*<\?xml\s[^>]{0,300}\?>)+|^[^]{0,4000}?<\?xml\s[^>]{0,300}\?>/
/** A DOCTYPE that declares nothing. */
const harmlessDoctype = /<!DOCTYPE\s+[\w:.-]{1,100}(?:\s+(?:SYSTEM|PUBLIC)(?:\s+(?:"[^"<>]{0,300}"|'[^'<>]{0,300}')){1,2})?\s*>/i
/** A DOCTYPE that declares entities or elements; it stands before the first element. */
const anyDoctype = /^(?:\s|<!--(?:[^-]|-(?!->)){0,2000}-->|<\?[^?]{0,300}\?>){0,50}<!DOCTYPE/i

/** All control characters but tabs and the ends of lines. */
const forbidden = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu
const anyAmpersand = /&(?:#(?:\d{1,7}|x[\da-f]{1,6});|[a-z]\w{1,30};)?/gi

function linesOf(text: string): string {
  return text.replace(/[^\n]/g, '')
}

function mendAmpersand(whole: string): string {
  if (whole === '&') return '&amp;'
  if (/^&(?:amp|lt|gt|quot|apos);$/.test(whole)) return whole
  const sign = entityText(whole)
  return sign === whole
    ? `&amp;${whole.slice(1)}`
    : sign.replace(forbidden, '').replace(/[&<]/g, (each) => (each === '&' ? '&amp;' : '&lt;'))
}

/** The declared encoding is believed only where the bytes can be it. */
function decoded(bytes: Uint8Array): string {
  const survey = new EncodingDetector()
  survey.feed(bytes)
  const label = /encoding=["']([\w:.-]{1,40})["']/i.exec(Buffer.from(bytes.subarray(0, 500)).toString('latin1'))?.[1]?.toLowerCase() ?? ''
  const encoding = survey.encoding.startsWith('utf') ? survey.encoding : (encodingNamed(label) ?? survey.encoding)
  const decoder = decoderFor(encoding)
  return decoder.decode(bytes) + decoder.decode()
}

function encodingNamed(label: string): Encoding | undefined {
  if (/^iso-?8859-?1$|^latin-?1$|^cp-?1252$/.test(label)) return 'windows-1252'
  return encodings.find((encoding) => encoding === label && !encoding.startsWith('utf'))
}
