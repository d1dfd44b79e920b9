import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePictures } from './make-pictures.server'
import { type PlateBox, turnedBox } from './plate-box'
import { saying, testPicture } from './test-photos'

/** Size no larger than a test needs: most of its time goes into AVIF. */
const small = { width: 480, height: 360 }

async function make(original: Buffer, rotation = 0, plates: readonly PlateBox[] = []) {
  const files = new Map<string, Buffer>()
  const made = await makePictures(
    original,
    { rotation, plates },
    async ({ width, format, content }) => void files.set(`${width}.${format}`, content),
  )
  return { made, files }
}

async function colourAt(picture: Buffer, place: 'left' | 'right' | 'top' | 'bottom'): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const x = place === 'left' ? 0.1 : place === 'right' ? 0.9 : 0.5
  const y = place === 'top' ? 0.1 : place === 'bottom' ? 0.9 : 0.5
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return Number(data[at]) > Number(data[at + 2]) ? 'red' : 'blue'
}

test('every width comes as WebP and as AVIF, never larger than the photograph', async () => {
  const { made, files } = await make(await testPicture().jpeg().toBuffer())
  expect(made).toMatchObject({ width: 1_600, height: 1_200 })
  expect(made.colour).toMatch(/^#[\da-f]{6}$/)
  const sizes = await Promise.all([...files].map(async ([name, content]) => [name, (await sharp(content).metadata()).width]))
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

test('A picture has neither the place nor the camera of its photograph, nor what is hung on its end', async () => {
  const secret = 'Via Segreta 7'
  const original = await testPicture(small)
    .jpeg()
    .withExif({ IFD0: { Make: secret, Copyright: secret }, IFD3: { GPSLatitude: '45/1 28/1 0/1', GPSLatitudeRef: 'N' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`)
    .toBuffer()
  expect(original.includes(secret)).toBe(true)
  const { files } = await make(Buffer.concat([original, Buffer.from(`<script>${secret}</script>`)]))
  for (const content of files.values()) {
    const { exif, xmp, iptc, icc, comments } = await sharp(content).metadata()
    expect({ exif, xmp, iptc, icc, comments }).toEqual({})
    expect(content.includes(secret)).toBe(false)
  }
})

test('the camera’s orientation and a turn by hand are both applied', async () => {
  const upright = await testPicture(small).jpeg().toBuffer()
  const lying = await sharp(upright).rotate(270).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  for (const original of [upright, lying]) {
    const straight = (await make(original)).files.get('320.webp') ?? Buffer.alloc(0)
    expect([await colourAt(straight, 'left'), await colourAt(straight, 'right')]).toEqual(['red', 'blue'])
    const { made, files } = await make(original, 90)
    const turned = files.get('320.webp') ?? Buffer.alloc(0)
    expect(made.height).toBeGreaterThan(made.width)
    expect([await colourAt(turned, 'top'), await colourAt(turned, 'bottom')]).toEqual(['red', 'blue'])
  }
})

/** A white plate full of black strokes in the lower left of a grey picture. */
async function plated(): Promise<Buffer> {
  const strokes = Array.from({ length: 20 }, (_, place) => `<rect x="${100 + place * 10}" y="450" width="4" height="40"/>`).join('')
  const plate = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect x="100" y="450" width="200" height="40" fill="white"/>${strokes}</svg>`,
  )
  const grey = sharp({ create: { width: 800, height: 600, channels: 3, background: 'grey' } })
  return grey
    .composite([{ input: plate }])
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** How far the pixels of a part differ from each other, 0 where it has one colour. */
async function contrast(picture: Buffer, { left, top, width, height }: PlateBox): Promise<number> {
  const { width: wide, height: high } = await sharp(picture).metadata()
  const part = { left: left * wide, top: top * high, width: width * wide, height: height * high }
  const inside = Object.fromEntries(Object.entries(part).map(([name, length]) => [name, Math.round(length)]))
  const { channels } = await sharp(
    await sharp(picture)
      .extract({ ...part, ...inside })
      .png()
      .toBuffer(),
  ).stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}

const plate = { left: 0.125, top: 0.75, width: 0.25, height: 0.067 }
/** The part of the plate where nothing of its edge shows, which compression blurs. */
const middle = { left: 0.15, top: 0.765, width: 0.2, height: 0.035 }

test.each([0, 90, 180, 270])(
  'a covered part has one colour in every picture, turned by %d degrees, and no other part has',
  async (turn) => {
    const covered = await make(await plated(), turn, [plate])
    for (const [name, picture] of covered.files) {
      expect(await contrast(picture, turnedBox(middle, turn)), name).toBeLessThan(2)
      expect(await contrast(picture, turnedBox({ left: 0.1, top: 0.1, width: 0.8, height: 0.5 }, turn)), name).toBeLessThan(2)
    }
  },
)

test('without a cover the plate is there to be read', async () => {
  const { files } = await make(await plated(), 90)
  for (const [name, picture] of files) expect(await contrast(picture, turnedBox(middle, 90)), name).toBeGreaterThan(20)
})

test('A covered part is neither in the main colour nor in the hash', async () => {
  const one = await make(await testPicture(small).jpeg().toBuffer(), 0, [{ left: 0, top: 0, width: 1, height: 1 }])
  expect(one.made.perceptualHash).toBe(0n)
})

test.each([0.5, 0.9])('a file that ends after %d of it is no picture', async (share) => {
  const whole = await testPicture().jpeg().toBuffer()
  await expect(make(whole.subarray(0, Math.floor(whole.length * share)))).rejects.toThrow()
})

test.each([
  { width: 720, height: 540, is: 'less' },
  { width: 480, height: 240, is: 'more' },
])('a JPEG that holds $is than its head says takes no more room than that', async ({ width, height }) => {
  const { made } = await make(saying(await testPicture(small).jpeg().toBuffer(), { width, height }))
  expect(made.width / made.height).toBeCloseTo(width / height, 2)
  expect(made.width).toBeLessThanOrEqual(width)
})

test('a picture made smaller looks alike, another one does not', async () => {
  // Random points would give a picture, once in a while, whose neighbouring points are equally bright.
  const points = Uint8Array.from({ length: 12 * 9 }, (_, at) => (at * at * 37 + at * 101) % 256)
  const picture = await sharp(points, { raw: { width: 12, height: 9, channels: 1 } })
    .resize(800, 600, { fit: 'fill', kernel: 'cubic' })
    .png()
    .toBuffer()
  const hash = async (original: Buffer) => (await make(original)).made.perceptualHash
  const first = await hash(picture)
  const smaller = await hash(await sharp(picture).resize(550).jpeg({ quality: 60 }).toBuffer())
  const mirrored = await hash(await sharp(picture).flop().png().toBuffer())
  expect(differingBits(first, smaller)).toBeLessThanOrEqual(6)
  expect(differingBits(first, mirrored)).toBeGreaterThan(16)
})

function differingBits(one: bigint, other: bigint): number {
  return BigInt.asUintN(64, one ^ other)
    .toString(2)
    .replaceAll('0', '').length
}

test('a JPEG without its last mark is read, one without its last pixels is not', async () => {
  const whole = await sharp({
    create: { width: 640, height: 480, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 30 }, background: 'red' },
  })
    .jpeg()
    .toBuffer()
  const make = (original: Buffer) => makePictures(original, { rotation: 0, plates: [] }, () => Promise.resolve())
  expect(await make(whole.subarray(0, -2))).toMatchObject({ width: 640, height: 480 })
  for (const lost of [20, 500, Math.round(whole.length / 2)]) await expect(make(whole.subarray(0, -lost))).rejects.toThrow()
})
