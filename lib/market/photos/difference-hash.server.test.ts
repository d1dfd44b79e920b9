import sharp, { type Sharp } from 'sharp'
import { expect, inject, test } from 'vitest'
import { differenceHash } from './difference-hash.server'
import { nearBands, sameWithinBits, saysSomething } from './hash-bands'

const size = { width: 800, height: 600 }

/** Numbers from 0 to 1, the same ones in every run. */
function numbersOf(seed: number): () => number {
  let state = seed * 7_919
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return (state >> 8) / 2 ** 23
  }
}

/** A car of its own colours and shape, before houses of its own. */
async function carPicture(seed: number): Promise<Buffer> {
  const next = numbersOf(seed)
  const from = (least: number, most: number) => least + next() * (most - least)
  const paint = () => `rgb(${[0, 1, 2].map(() => Math.round(next() * 255)).join()})`
  const ground = from(250, 370)
  const houses = [0, 1, 2, 3, 4, 5].map(
    (place) => `<rect x="${place * 140 + from(-30, 30)}" y="${from(20, ground)}" width="${from(50, 170)}" height="600" fill="${paint()}"/>`,
  )
  const [left, top, wide, high] = [from(60, 250), from(340, 430), from(350, 520), from(80, 120)]
  const car = `<rect x="${left}" y="${top}" width="${wide}" height="${high}" rx="30" fill="${paint()}"/>
    <path d="M${left + wide * 0.2} ${top} l${wide * 0.12} ${-high * 0.7} h${wide * 0.35} l${wide * 0.15} ${high * 0.7} z" fill="${paint()}"/>
    <circle cx="${left + wide * 0.2}" cy="${top + high}" r="38"/><circle cx="${left + wide * 0.8}" cy="${top + high}" r="38"/>`
  const sky = `<linearGradient id="sky" x1="${next()}" x2="${next()}" y2="1"><stop stop-color="${paint()}"/><stop offset="1" stop-color="${paint()}"/></linearGradient>`
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${sky}<rect width="800" height="600" fill="url(#sky)"/>
    ${houses.join('')}<rect y="${ground}" width="800" height="600" fill="${paint()}"/>${car}</svg>`
  return sharp(Buffer.from(scene)).png().toBuffer()
}

/** Hashes a picture as the job does: from its pixels, once they are unpacked. */
async function hashOf(picture: Buffer): Promise<bigint> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return differenceHash(sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }))
}

function differingBits(one: bigint, other: bigint): number {
  return BigInt.asUintN(64, one ^ other)
    .toString(2)
    .replaceAll('0', '').length
}

const cropped = (share: number) => {
  const [left, top] = [Math.round(size.width * share), Math.round(size.height * share)]
  return { left, top, width: size.width - 2 * left, height: size.height - 2 * top }
}
/** What a person who copies a picture from another ad does to it, and in how many of 40 the copy is recognised. */
const ways: Readonly<Record<string, { change: (picture: Sharp) => Sharp; known: number }>> = {
  'saved from our page': { change: (picture) => picture.webp({ quality: 78 }), known: 38 },
  'compressed much': { change: (picture) => picture.jpeg({ quality: 40 }), known: 38 },
  'made smaller': { change: (picture) => picture.resize(512).jpeg({ quality: 70 }), known: 38 },
  'made brighter': { change: (picture) => picture.linear(1.15, 10).jpeg(), known: 34 },
  'cropped by 1 % all around': { change: (picture) => picture.extract(cropped(0.01)).jpeg(), known: 34 },
  'cropped by 2 % all around': { change: (picture) => picture.extract(cropped(0.02)).jpeg(), known: 26 },
}

test(`no two of 40 cars are taken for one within ${sameWithinBits} bits, and most copies are known again`, async () => {
  const share = inject('shareOfRuns')
  const pictures = await Promise.all(Array.from({ length: 40 * share }, (_, seed) => carPicture(seed + 1)))
  const hashes = await Promise.all(pictures.map(hashOf))
  const closest = Math.min(...hashes.flatMap((one, place) => hashes.slice(place + 1).map((other) => differingBits(one, other))))
  expect(closest).toBeGreaterThan(sameWithinBits)
  for (const [way, { change, known }] of Object.entries(ways)) {
    const copies = await Promise.all(pictures.map(async (picture) => hashOf(await change(sharp(picture)).toBuffer())))
    const found = copies.filter((copy, place) => differingBits(copy, hashes[place] ?? 0n) <= sameWithinBits)
    expect(found.length, way).toBeGreaterThanOrEqual(Math.floor(known * share))
  }
}, 60_000)

test('Hashes that differ in seven bits share a band that is looked up; in eight they need not', () => {
  const hash = BigInt.asIntN(64, 0xa5f0_1234_8001_7fffn)
  const near = nearBands(hash)
  const bandsOf = (value: bigint) => [48n, 32n, 16n, 0n].map((shift, place) => Number((value >> shift) & 0xffffn) + place * 65_536)
  const sharesOne = (bits: readonly number[]) => {
    const other = bits.reduce((value, bit) => value ^ (1n << BigInt(bit)), BigInt.asUintN(64, hash))
    return bandsOf(other).some((band) => near.includes(band))
  }
  expect(near).toHaveLength(68)
  const next = numbersOf(3)
  for (let round = 0; round < 500; round += 1) {
    const bits = new Set(Array.from({ length: 7 }, () => Math.floor(next() * 64)))
    expect(sharesOne([...bits])).toBe(true)
  }
  expect(sharesOne([0, 5, 16, 20, 32, 47, 48, 63])).toBe(false)
})

test.each([
  [0n, false],
  [-1n, false],
  [0x7fn, false],
  [0xffn, true],
  [0x5555_5555_5555_5555n, true],
])('a picture of hash %d says something: %s', (hash, says) => expect(saysSomething(hash)).toBe(says))
