import type { RowReader } from './row-reader'
import { isWebAddress } from './web-address'

const maxPhotos = 100

/** The addresses of the photographs, in the order of the file; what is no address on the web is noted and left out. */
export function readPhotoUrls(row: RowReader): string[] {
  const parts = row
    .text('photos')
    .split(/[\s|;]+|,(?=\s*https?:)/i)
    .map((part) => part.replace(/^["'[\]]+|["'[\],]+$/g, ''))
    .filter((part) => part !== '')
  const urls = parts.filter(isWebAddress)
  const other = parts.find((part) => !isWebAddress(part))
  if (other !== undefined) row.note('photos', 'non è l’indirizzo di una fotografia', other)
  return [...new Set(urls)].slice(0, maxPhotos)
}
