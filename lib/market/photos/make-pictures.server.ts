import sharp, { type Sharp } from 'sharp'
import { coverBox } from './cover-box'
import { differenceHash } from './difference-hash.server'
import { maxPhotoPixels, type PictureFormat, type PictureWidth, pictureWidths } from './photo'
import { type PlateBox, turnedBox } from './plate-box'
import { findPlates } from './plates/plate-detector'

export type MadePictures = {
  width: number
  height: number
  /** «#rrggbb». */
  colour: string
  /** 64 bits, signed as the database has them. */
  perceptualHash: bigint
  /** Where a plate can perhaps be read, in the picture as it is turned; undefined: not sought. */
  proposed?: PlateBox[]
}

type Keep = (picture: { width: PictureWidth; format: PictureFormat; content: Buffer }) => Promise<void>

const [largest] = [...pictureWidths].reverse()
/** How much time is spent to make files small: measured in docs/photos.md. */
const efforts = { usual: { avif: 2, webp: 3 }, little: { avif: 1, webp: 2 } } as const
const quality = { avif: 52, webp: 78 } as const

// One photograph takes one core: the pages have the other. And nothing is read twice.
sharp.concurrency(1)
sharp.cache(false)

/** `plates`: of the upright picture, before it is turned clockwise by `rotation` degrees. `effort`: little takes half the time for some 6 % more bytes. `seeksPlates`: among what is not covered. */
type Wanted = { rotation: number; plates: readonly PlateBox[]; effort?: keyof typeof efforts; seeksPlates?: boolean }

const startOfImage = Buffer.from([0xff, 0xd8])
const endOfImage = Buffer.from([0xff, 0xd9])

/** Whether a JPEG lacks the mark at its end (ITU-T T.81, B.1.1.3): some telephones leave it out, though every pixel is there. */
function lacksItsEnd(original: Buffer): boolean {
  return original.subarray(0, 2).equals(startOfImage) && !original.subarray(-2).equals(endOfImage)
}

function pixelsOf(original: Buffer, rotation: number, failOn: 'error' | 'warning') {
  const upright = sharp(original, { limitInputPixels: maxPhotoPixels, failOn }).autoOrient()
  const turned = rotation === 0 ? upright : upright.rotate(rotation)
  return turned
    .resize({ width: largest, withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/**
 * Makes the pictures of a photograph one after the other, right side up, turned and with what is to be covered covered. Nothing that the file
 * carries besides its pixels is preserved: place, camera, comments, what is hung on at its end. A file that cannot be read to its end throws.
 */
export async function makePictures(
  original: Buffer,
  { rotation, plates, effort = 'usual', seeksPlates = false }: Wanted,
  keep: Keep,
): Promise<MadePictures> {
  const { data, info } = await pixelsOf(original, rotation, 'error').catch((error: unknown) => {
    if (!lacksItsEnd(original)) throw error
    return pixelsOf(Buffer.concat([original, endOfImage]), rotation, 'warning') // with the mark behind them, pixels that are missing are a warning
  })
  for (const plate of plates) coverBox(data, info, turnedBox(plate, rotation)) // before anything is made of it
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  for (const width of pictureWidths) {
    const sized = () => pixels().resize({ width, withoutEnlargement: true })
    await keep({ width, format: 'webp', content: await sized().webp({ quality: quality.webp, effort: efforts[effort].webp }).toBuffer() })
    await keep({ width, format: 'avif', content: await sized().avif({ quality: quality.avif, effort: efforts[effort].avif }).toBuffer() })
  }
  return {
    width: info.width,
    height: info.height,
    colour: await mainColour(pixels()),
    perceptualHash: await differenceHash(pixels()),
    ...(seeksPlates && { proposed: await seekPlates(pixels()) }),
  }
}

async function mainColour(pixels: Sharp): Promise<string> {
  const small = await pixels.resize(64, 64, { fit: 'fill' }).png().toBuffer()
  const { r, g, b } = (await sharp(small).stats()).dominant
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** The side of the picture that is searched: letters of a plate at some metres are still apart, and its time is bounded. */
const searchedSide = 1_600

async function seekPlates(pixels: Sharp): Promise<PlateBox[]> {
  const { data, info } = await pixels
    .resize(searchedSide, searchedSide, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return info.channels === 3 ? findPlates({ data, width: info.width, height: info.height }) : []
}
