import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testPicture } from './test-photos'
import { withoutPlace } from './without-place'

const exif = {
  IFD0: { Model: 'Telefono', Artist: 'Anna' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '45/1 27/1 5150/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '9/1 11/1 2347/100',
    GPSMapDatum: 'WGS-84-Milano',
  },
}
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="45,27.8583N"/></rdf:RDF></x:xmpmeta>'
/** 51.50 seconds as two numbers of four bytes, in either order. */
const seconds = [Buffer.from([0x1e, 0x14, 0, 0, 0x64, 0, 0, 0]), Buffer.from([0, 0, 0x14, 0x1e, 0, 0, 0, 0x64])]

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a photograph (%s) loses where it was taken and keeps its pixels, its length and which side is up',
  async (format) => {
    const taken = await testPicture({ width: 640, height: 480 })
      .withMetadata({ orientation: 6 })
      .withExif(exif)
      .withXmp(xmp)
      .toFormat(format)
      .toBuffer()
    const hasPlace = (content: Buffer) => ['WGS-84-Milano', '27.8583', ...seconds].filter((part) => content.includes(part)).length
    expect(hasPlace(taken), 'before').toBe(format === 'png' ? 2 : 3) // there XMP is packed
    expect((await sharp(taken).metadata()).xmp?.includes('27.8583')).toBe(true)
    const cleaned = withoutPlace(taken)
    expect(hasPlace(cleaned)).toBe(0)
    expect((await sharp(cleaned).metadata()).xmp?.includes('27.8583') ?? false).toBe(false)
    expect(cleaned.includes('Telefono'), 'the rest of it').toBe(true)
    expect(cleaned.length).toBe(taken.length)
    expect((await sharp(cleaned).metadata()).orientation).toBe((await sharp(taken).metadata()).orientation)
    const pixels = await sharp(cleaned, { failOn: 'warning' }).raw().toBuffer()
    expect(pixels.equals(await sharp(taken).raw().toBuffer())).toBe(true)
    expect(withoutPlace(cleaned).equals(cleaned), 'a second time').toBe(true)
  },
)

test('a file that has no place, is cut off or only looks as if it had one stays as it is', async () => {
  const plain = await testPicture({ width: 320, height: 240 }).jpeg().toBuffer()
  const looks = [
    plain,
    Buffer.from('II*\0'),
    Buffer.from('MM\0*\0\0\0\x08\xff\xff', 'latin1'),
    Buffer.from('II*\0\xff\xff\xff\xff\x25\x88', 'latin1'),
    Buffer.alloc(0),
  ]
  for (const file of looks) expect(withoutPlace(file).equals(file)).toBe(true)
})
