import { crc32 } from 'node:zlib'

/**
 * A photograph without the place where it was taken: the GPS part of its Exif and its XMP are blanked. Nothing changes its length or moves, so that pixels, side that is up
 * and colours stay as they were, in each of the formats we take: they all carry Exif as a TIFF and XMP as plain text.
 */
export function withoutPlace(photograph: Buffer): Buffer {
  const content = Buffer.from(photograph)
  for (const magic of [littleEndian, bigEndian])
    for (let at = content.indexOf(magic); at !== -1; at = content.indexOf(magic, at + 1))
      blankGps(content.subarray(at), magic === littleEndian)
  for (const [start, end] of xmpMarks) blankBetween(content, start, end)
  if (content.subarray(0, 8).equals(pngSignature)) tidyPng(content)
  return content
}

const littleEndian = Buffer.from('II*\0', 'latin1')
const bigEndian = Buffer.from('MM\0*', 'latin1')
const gpsTag = 0x8825
const entryBytes = 12
/** Bytes of a value by its type (TIFF 6.0, section 2). */
const typeBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

/** What looks like a TIFF and is none ends before anything is changed: it has no such tag at such a place. */
function blankGps(tiff: Buffer, isLittle: boolean): void {
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const first = long(4)
  const count = short(first)
  const places = Array.from({ length: count }, (_, index) => first + 2 + index * entryBytes)
  const end = first + 2 + count * entryBytes
  if (first < 8 || count === 0 || end > tiff.length) return
  const entry = places.find((at) => short(at) === gpsTag && short(at + 2) === 4 && long(at + 4) === 1)
  if (entry === undefined) return
  const gps = long(entry + 8)
  const gpsEnd = gps + 2 + short(gps) * entryBytes
  for (let at = gps + 2; at < gpsEnd; at += entryBytes) {
    const bytes = (typeBytes[short(at + 2)] ?? 0) * long(at + 4)
    if (bytes > 4) tiff.fill(0, long(at + 8), long(at + 8) + bytes)
  }
  tiff.fill(0, gps, gpsEnd)
  const last = end + 4 // with the place of the directory behind
  tiff.copyWithin(entry, entry + entryBytes, last)
  tiff.fill(0, last - entryBytes, last)
  if (isLittle) tiff.writeUInt16LE(count - 1, first)
  else tiff.writeUInt16BE(count - 1, first)
}

const xmpMarks = [
  ['<x:xmpmeta', '</x:xmpmeta>'],
  ['<rdf:RDF', '</rdf:RDF>'],
] as const

function blankBetween(content: Buffer, start: string, end: string): void {
  for (let from = content.indexOf(start); from !== -1; from = content.indexOf(start, from + 1)) {
    const to = content.indexOf(end, from)
    content.fill(' ', from, to === -1 ? content.length : to + end.length)
  }
}

const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

const textParts = ['tEXt', 'zTXt', 'iTXt']
const emptyText = 'Comment\0'

/** Texts of a PNG may be packed, XMP among them: they become an empty comment. Each part ends with its checksum. */
function tidyPng(png: Buffer): void {
  for (let at = 8; at + 12 <= png.length; ) {
    const sumAt = at + 8 + png.readUInt32BE(at)
    if (sumAt + 4 > png.length) return
    if (textParts.includes(png.toString('latin1', at + 4, at + 8)) && sumAt - at - 8 > emptyText.length) {
      png.fill(' ', at + 8, sumAt)
      png.write(`tEXt${emptyText}`, at + 4, 'latin1')
    }
    png.writeUInt32BE(crc32(png.subarray(at + 4, sumAt)), sumAt)
    at = sumAt + 4
  }
}
