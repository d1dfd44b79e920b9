import sharp from 'sharp'
import { expect, test } from 'vitest'
import { maxPhotoBytes } from './photo'
import { photoFaults, readPhoto } from './read-photo.server'
import { saying, testFile, testPicture } from './test-photos'

const read = async (content: Uint8Array) => {
  const { path, bytes } = await testFile(content)
  return readPhoto(path, bytes)
}
const jpeg = (size?: { width: number; height: number }) => testPicture(size).jpeg().toBuffer()

test.each([
  ['jpeg', () => testPicture().jpeg().toBuffer()],
  ['png', () => testPicture().png().toBuffer()],
  ['webp', () => testPicture().webp().toBuffer()],
  ['avif', () => testPicture().avif({ effort: 0 }).toBuffer()],
])('a %s is read by its bytes', async (_, make) => {
  expect(await read(await make())).toEqual({ width: 1_600, height: 1_200 })
})

test('The size of a photograph is the one that is seen', async () => {
  expect(await read(await testPicture().jpeg().withMetadata({ orientation: 6 }).toBuffer())).toEqual({ width: 1_200, height: 1_600 })
})

const html = Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(50))
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><script>alert(1)</script></svg>')
const zip = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(2_000)])
/** A photograph of hardly 200 kB, and 150 MB unpacked. */
const bomb = () =>
  sharp({ create: { width: 8_000, height: 6_251, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(500)])

test.each([
  ['nothing', async () => Buffer.alloc(0), photoFaults.empty],
  ['HTML that calls itself a picture', async () => html, photoFaults.otherType],
  ['SVG', async () => svg, photoFaults.otherType],
  ['an archive', async () => zip, photoFaults.otherType],
  ['GIF', () => testPicture().gif().toBuffer(), photoFaults.otherType],
  ['TIFF', () => testPicture().tiff().toBuffer(), photoFaults.otherType],
  ['two bytes', async () => Buffer.from([0xff, 0xd8]), photoFaults.otherType],
  ['the head of a JPEG and then HTML', async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html]), photoFaults.broken],
  ['a file too heavy', async () => Buffer.concat([await jpeg(), Buffer.alloc(maxPhotoBytes)]), photoFaults.tooLarge],
  ['a phone’s HEIC', async () => heic, photoFaults.heic],
  ['a picture that is huge unpacked', bomb, photoFaults.tooManyPixels],
  ['a JPEG that says it is huge', async () => saying(await jpeg(), { width: 60_000, height: 60_000 }), photoFaults.tooManyPixels],
  ['a JPEG that says it has no height', async () => saying(await jpeg(), { width: 1_600, height: 0 }), photoFaults.broken],
  [
    'a JPEG that says it is small',
    async () => saying(await jpeg(), { width: 640, height: 480 }),
    'È 640 × 480: ne serve una da almeno 1.024 × 768.',
  ],
])('%s is refused with a sentence', async (_, make, text) => {
  await expect(read(await make())).rejects.toMatchObject({ code: 'invalid', shownText: text })
})

test.each([
  [{ width: 1_024, height: 768 }, undefined],
  [{ width: 768, height: 1_024 }, undefined],
  [{ width: 1_023, height: 768 }, 'È 1.023 × 768: ne serve una da almeno 1.024 × 768.'],
  [{ width: 1_024, height: 767 }, 'È 1.024 × 767: ne serve una da almeno 1.024 × 768.'],
  [{ width: 640, height: 480 }, 'È 640 × 480: ne serve una da almeno 1.024 × 768.'],
])('%j', async (size, text) => {
  const answer = await read(await jpeg(size)).catch((error: unknown) => error)
  if (text === undefined) expect(answer).toEqual(size)
  else expect(answer).toMatchObject({ shownText: text })
})

test('Content appended to a picture does not change its type', async () => {
  const polyglot = Buffer.concat([await sharp(await jpeg()).toBuffer(), zip, html])
  expect(await read(polyglot)).toEqual({ width: 1_600, height: 1_200 })
})
