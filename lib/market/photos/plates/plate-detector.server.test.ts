import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderTextLine } from '@/lib/market/illustrations/lettering.server'
import { seededRandom } from '@/lib/market/illustrations/seeded-random'
import type { PlateBox } from '@/lib/market/photos/plate-box'
import { findPlates, type Pixels } from './plate-detector'

const [width, height] = [1_200, 900]

async function pixelsOf(art: string): Promise<Pixels> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#5b6268"/>${art}</svg>`
  const { data, info } = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const line = (text: string, y: number, x = 430, size = 44) =>
  renderTextLine(text, { lettering: 'heading', size, x, y, maxWidth: 900, fill: '#20262a' })
const white = (x: number, y: number, wide: number, high: number) =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="#f4f4f0"/>`
const plate = white(400, 600, 250, 54) + '<rect x="400" y="600" width="22" height="54" fill="#1b4fa0"/>' + line('GA 417 ZX', 642, 432)

const overlap = (one: PlateBox, other: PlateBox) =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top))

test.each([
  ['seen from the front', plate],
  ['seen at an angle', `<g transform="translate(120 60) skewY(-14) scale(.75 1)">${plate}</g>`],
  ['in the shade', `${plate}<rect width="100%" height="100%" fill="#000" opacity=".4"/>`],
])('a plate %s is proposed', async (_, art) => {
  expect(findPlates(await pixelsOf(art))).toHaveLength(1)
})

test('what is proposed covers every sign of the plate and hardly more than the plate', async () => {
  const [box] = findPlates(await pixelsOf(plate))
  if (!box) throw new Error('nothing is proposed')
  const signs = { left: 432 / width, top: 611 / height, width: 190 / width, height: 31 / height }
  expect(overlap(box, signs)).toBeCloseTo(signs.width * signs.height, 4)
  expect(box.width * box.height).toBeLessThan(2 * (250 / width) * (54 / height))
})

test.each([
  ['a covered plate', `${plate}<rect x="396" y="596" width="258" height="62" fill="#444"/>`],
  ['a page of a service book', white(300, 300, 600, 400) + [350, 400, 450, 500, 550].map((y) => line('TAGLIANDO', y)).join('')],
  ['letters on a red door', '<rect x="300" y="500" width="500" height="200" fill="#b3261e"/>' + line('OFFICINA', 600)],
  [
    'white signs on black, as until 1985',
    renderTextLine('MI 6A1234', { lettering: 'heading', size: 44, x: 430, y: 600, maxWidth: 900, fill: '#f4f4f0' }),
  ],
  ['a grille', Array.from({ length: 30 }, (_, at) => `<rect x="${400 + at * 12}" y="500" width="6" height="40" fill="#111"/>`).join('')],
])('in %s nothing is proposed', async (_, art) => {
  expect(findPlates(await pixelsOf(art))).toEqual([])
})

test('the noisiest picture is searched in bounded time', () => {
  const random = seededRandom('rumore')
  const data = Uint8Array.from({ length: 800 * 800 * 3 }, () => Math.floor(random.next() * 256))
  const begun = performance.now()
  findPlates({ data, width: 800, height: 800 })
  expect(performance.now() - begun).toBeLessThan(5_000)
})
