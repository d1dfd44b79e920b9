import { expect, test } from 'vitest'
import { EncodingDetector } from './encoding'

function encodingOf(bytes: Iterable<number>): string {
  const detector = new EncodingDetector()
  detector.feed(Uint8Array.from(bytes))
  return detector.encoding
}

test('a file without any accent is UTF-8', () => {
  expect(encodingOf(Buffer.from('Marca;Modello\nFiat;Panda\n'))).toBe('utf-8')
})

test.each(['80', '7FF', '800', 'FFFF', '10000', '10FFFF'])(
  'U+%s, the first or last sign of its length in UTF-8, is read as UTF-8',
  (hex) => {
    expect(encodingOf(Buffer.from(String.fromCodePoint(Number.parseInt(hex, 16))))).toBe('utf-8')
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
