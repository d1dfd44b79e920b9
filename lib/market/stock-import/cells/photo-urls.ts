import type { RowReader } from '@/lib/market/stock-import/rows/row-reader'
import { isWebAddress } from './web-address'

const maxPhotos = 100

/** The addresses of the photographs, in the order of the file; what is no address on the web is noted and left out. */
export function readPhotoUrls(row: RowReader): string[] {
  const parts = partsOf(row.text('photos')).map(toAddress)
  const urls = parts.filter(isWebAddress)
  const other = parts.find((part) => !isWebAddress(part))
  if (other !== undefined) row.note('photos', 'non è l’indirizzo di una fotografia', other)
  return [...new Set(urls)].slice(0, maxPhotos)
}

/** A new address begins with a scheme, behind whatever stands between two of them; other lists have bars, semicolons or lines. */
const separator = /\s*[|;\n]\s*|\s*[~^#]\s*(?=https?:\/\/)|[\s,]+(?=(?:https?:)?\/\/)|(?<=\.(?:jpe?g|png|webp|avif|gif))[\s,]+/i

/** Lists of JSON, Python and PHP, tags and formulas: their addresses stand in quotes. */
const isWritten = /^[[{(<]|^a:\d{1,4}:\{|^=?(?:HYPERLINK|IMAGE|COLLEG\.IPERTESTUALE|IMMAGINE)\(/i

/** A list as programs write it (JSON, Python), or as people do. A blank within an address is a part of it. */
function partsOf(text: string): string[] {
  return text
    .replace(/\\[rn]/g, '\n')
    .replaceAll('\\/', '/')
    .split('\n')
    .flatMap((line) => {
      const trimmed = line.trim()
      const quoted = isWritten.test(trimmed)
        ? [...trimmed.matchAll(/(["'])((?:https?:)?\/\/[^"'<>]{1,2000})\1/gi)].flatMap(([, , address]) => address ?? [])
        : []
      return quoted.length > 0 ? quoted : trimmed.replace(/^\{(.*)\}$/, '$1').split(separator) // PostgreSQL's lists have braces
    })
    .map((part) => part.replace(/^["'[\]\s]+|["'[\],\s]+$/g, ''))
    .filter((part) => /[^\s/,–-]/.test(part))
}

function toAddress(part: string): string {
  const address = part.startsWith('//') ? `https:${part}` : part
  return /^https?:/i.test(address) ? address.replaceAll(' ', '%20') : address
}
