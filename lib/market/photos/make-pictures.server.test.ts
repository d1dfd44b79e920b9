import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePictures } from './make-pictures.server'
import { testPicture } from './test-photos'

async function make(original: Buffer, rotation = 0) {
  const kept = new Map<string, Buffer>()
  const made = await makePictures(original, rotation, async ({ width, format, content }) => void kept.set(`${width}.${format}`, content))
  return { made, kept }
}

async function colourAt(picture: Buffer, place: 'left' | 'right' | 'top' | 'bottom'): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const x = place === 'left' ? 0.1 : place === 'right' ? 0.9 : 0.5
  const y = place === 'top' ? 0.1 : place === 'bottom' ? 0.9 : 0.5
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return Number(data[at]) > Number(data[at + 2]) ? 'red' : 'blue'
}

test('every width comes as WebP and as AVIF, never larger than the photograph', async () => {
  const { made, kept } = await make(await testPicture().jpeg().toBuffer())
  expect(made).toMatchObject({ width: 1_600, height: 1_200 })
  expect(made.colour).toMatch(/^#[\da-f]{6}$/)
  const sizes = await Promise.all([...kept].map(async ([name, content]) => [name, (await sharp(content).metadata()).width]))
  expect(Object.fromEntries(sizes)).toEqual({
    '320.webp': 320,
    '320.avif': 320,
    '832.webp': 832,
    '832.avif': 832,
    '1280.webp': 1_280,
    '1280.avif': 1_280,
    '1920.webp': 1_600,
    '1920.avif': 1_600,
  })
})

test('where it was taken, with what, and what is hung on its end is gone', async () => {
  const secret = 'Via Segreta 7'
  const original = await testPicture()
    .jpeg()
    .withExif({ IFD0: { Make: secret, Copyright: secret }, IFD3: { GPSLatitude: '45/1 28/1 0/1', GPSLatitudeRef: 'N' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`)
    .toBuffer()
  expect(original.includes(secret)).toBe(true)
  const { kept } = await make(Buffer.concat([original, Buffer.from(`<script>${secret}</script>`)]))
  for (const content of kept.values()) {
    const { exif, xmp, iptc, icc, comments } = await sharp(content).metadata()
    expect({ exif, xmp, iptc, icc, comments }).toEqual({})
    expect(content.includes(secret)).toBe(false)
  }
})

test('the camera’s orientation and a turn by hand are both applied', async () => {
  const upright = await testPicture().jpeg().toBuffer()
  const lying = await sharp(upright).rotate(270).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  for (const original of [upright, lying]) {
    const straight = (await make(original)).kept.get('320.webp') ?? Buffer.alloc(0)
    expect([await colourAt(straight, 'left'), await colourAt(straight, 'right')]).toEqual(['red', 'blue'])
    const { made, kept } = await make(original, 90)
    const turned = kept.get('320.webp') ?? Buffer.alloc(0)
    expect(made.height).toBeGreaterThan(made.width)
    expect([await colourAt(turned, 'top'), await colourAt(turned, 'bottom')]).toEqual(['red', 'blue'])
  }
})

test.each([0.5, 0.9])('a file that ends after %d of it is no picture', async (share) => {
  const whole = await testPicture().jpeg().toBuffer()
  await expect(make(whole.subarray(0, Math.floor(whole.length * share)))).rejects.toThrow()
})

test('a picture made smaller looks alike, another one does not', async () => {
  const picture = await sharp({
    create: { width: 1_600, height: 1_200, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .blur(80)
    .normalise()
    .png()
    .toBuffer()
  const hash = async (original: Buffer) => (await make(original)).made.perceptualHash
  const first = await hash(picture)
  const smaller = await hash(await sharp(picture).resize(1_100).jpeg({ quality: 60 }).toBuffer())
  const mirrored = await hash(await sharp(picture).flop().png().toBuffer())
  expect(differingBits(first, smaller)).toBeLessThanOrEqual(6)
  expect(differingBits(first, mirrored)).toBeGreaterThan(16)
})

function differingBits(one: bigint, other: bigint): number {
  return BigInt.asUintN(64, one ^ other)
    .toString(2)
    .replaceAll('0', '').length
}
