import { expect, test } from 'vitest'
import { EncodingDetector } from './encoding'

function detected(...pieces: Iterable<number>[]): EncodingDetector {
  const detector = new EncodingDetector()
  for (const piece of pieces) detector.feed(Uint8Array.from(piece))
  return detector
}
const encodingOf = (bytes: Iterable<number>) => detected(bytes).encoding
const letters = (count: number) => Array.from({ length: count }, () => 0x41)

test('a file without any accent is UTF-8', () => {
  expect(encodingOf(Buffer.from('Marca;Modello\nFiat;Panda\n'))).toBe('utf-8')
})

test.each(['80', '7FF', '800', 'FFFF', '10000', '10FFFF'])(
  'U+%s, the first or last sign of its length in UTF-8, is read as UTF-8',
  (hex) => {
    expect(encodingOf(Buffer.from(`${String.fromCodePoint(Number.parseInt(hex, 16))}A`))).toBe('utf-8')
  },
)

test.each(['C1', 'F5'])('the byte %s begins no UTF-8 sequence', (hex) => {
  expect(encodingOf([Number.parseInt(hex, 16), 0x80, 0x80, 0x80])).toBe('windows-1252')
})

test.each([
  { sound: 0, encoding: 'windows-1252' },
  { sound: 4, encoding: 'windows-1252' },
  { sound: 5, encoding: 'utf-8' },
])('one damaged sign beside $sound sound sequences makes the file $encoding', ({ sound, encoding }) => {
  expect(encodingOf([...Buffer.from('è'.repeat(sound)), 0xe8, 0x42])).toBe(encoding)
})

test('a damaged sign takes nothing of the sound one that follows it', () => {
  expect(encodingOf([...Buffer.from('è'.repeat(4)), 0xc3, ...Buffer.from('è')])).toBe('utf-8')
})

test('a sign that two pieces of a file share is one sign', () => {
  expect(detected([0xe2], [0x82], [0xac, 0x41]).encoding).toBe('utf-8')
  expect([detected().isEmpty, detected([]).isEmpty, detected([0x41]).isEmpty]).toEqual([true, true, false])
})

test.each([
  { why: 'the mark of UTF-16', bytes: [0xff, 0xfe, 0x41, 0x42], encoding: 'utf-16le' },
  { why: 'the mark of UTF-16, the other way round', bytes: [0xfe, 0xff, 0x41, 0x42], encoding: 'utf-16be' },
  { why: 'half a mark', bytes: [0xff, 0x41], encoding: 'windows-1252' },
  { why: 'the other half', bytes: [0x41, 0xfe], encoding: 'windows-1252' },
  { why: 'half a reversed mark', bytes: [0xfe, 0x41], encoding: 'windows-1252' },
  { why: 'its other half', bytes: [0x41, 0xff], encoding: 'windows-1252' },
  { why: 'UTF-16 without a mark', bytes: Buffer.from('Fiat', 'utf16le'), encoding: 'utf-16le' },
  { why: 'UTF-16 without a mark, the other way round', bytes: Buffer.from('Fiat', 'utf16le').swap16(), encoding: 'utf-16be' },
  { why: 'zeros on both sides', bytes: [0x41, 0, 0, 0x41], encoding: 'utf-8' },
  { why: 'zeros in a fifth of it', bytes: [0x41, 0, 0x41, 0, ...letters(6)], encoding: 'utf-8' },
  { why: 'zeros before a fifth of it', bytes: [0, 0x41, 0, 0x41, ...letters(6)], encoding: 'utf-8' },
  { why: 'zeros in more than a fifth', bytes: [0x41, 0, 0x41, 0, ...letters(5)], encoding: 'utf-16le' },
  { why: 'zeros before more than a fifth', bytes: [0, 0x41, 0, 0x41, ...letters(5)], encoding: 'utf-16be' },
  { why: 'the euro of ISO 8859-15', bytes: [0xa4, 0x41], encoding: 'iso-8859-15' },
  { why: 'that beside a sign that only Windows has', bytes: [0xa4, 0x9f], encoding: 'windows-1252' },
  { why: 'that beside the first sign that both have', bytes: [0xa4, 0xa0], encoding: 'iso-8859-15' },
  { why: 'an accent of one byte', bytes: [0xe8, 0x41], encoding: 'windows-1252' },
])('a file with $why is $encoding', ({ bytes, encoding }) => {
  expect(encodingOf(bytes)).toBe(encoding)
})

const excel = 'è un foglio Excel o un archivio ZIP: esportalo in CSV'
const oldExcel = 'è un vecchio foglio Excel: esportalo in CSV'
const packed = 'è un archivio compresso: decomprimilo prima'
const noText = 'non è un file di testo'
test.each([
  { bytes: [0x50, 0x4b, 3, 4], is: excel },
  { bytes: [0x51, 0x4b, 3, 4], is: noText },
  { bytes: [0x50, 0x4c, 3, 4], is: noText },
  { bytes: [0x50, 0x4b, 4, 4], is: noText },
  { bytes: [0x50, 0x4b, 3, 5], is: noText },
  { bytes: [0xd0, 0xcf, 0x11], is: oldExcel },
  { bytes: [0x41, 0xcf, 0x11], is: undefined },
  { bytes: [0xd0, 0x41, 0x11], is: noText },
  { bytes: [0xd0, 0xcf, 0x41], is: undefined },
  { bytes: [0x1f, 0x8b], is: packed },
  { bytes: [0x1f, 0x41], is: noText },
  { bytes: [0x41, 0x8b], is: undefined },
  { bytes: [9, 10, 13, 0x20], is: undefined },
  { bytes: [1, ...letters(49)], is: undefined },
  { bytes: [1, ...letters(48)], is: noText },
  { bytes: [0, 0x41, 0x41, 0, ...letters(96)], is: undefined },
  { bytes: [0, 0x41, 0x41, 0, ...letters(94)], is: noText },
  { bytes: Buffer.from('Fiat', 'utf16le'), is: undefined },
])('a file that begins with $bytes is no text for the reason «$is»', ({ bytes, is }) => {
  expect(detected(bytes).notText).toBe(is)
})
