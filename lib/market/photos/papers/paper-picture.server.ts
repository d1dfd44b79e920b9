import sharp from 'sharp'
import { AppError } from '@/lib/kernel/errors/app-error'
import { photoFaults, readPhoto } from '@/lib/market/photos/read-photo.server'

export const maxPaperBytes = 10 * 1024 * 1024
/** Most pixels of a paper's picture: few, as it is unpacked in the server itself. */
const maxPaperPixels = 16_000_000
const leastSides = { long: 480, short: 320 } as const
const longestSide = 1_800

/** Key of a paper's picture in the store. */
export const paperKey = (id: string) => `papers/${id}.webp`

/** The picture of a paper, made anew from nothing but the pixels of the sent file: no place, no camera, no comment. */
export async function paperPicture({
  path,
  bytes,
}: {
  path: string
  bytes: number
}): Promise<{ content: Buffer; width: number; height: number }> {
  if (bytes > maxPaperBytes) throw refusal(`Pesa più di ${maxPaperBytes / 1024 / 1024} MB: riducila e riprova.`)
  const { width, height } = await readPhoto(path, bytes, leastSides).catch(sayWhatWorks)
  if (width * height > maxPaperPixels) throw refusal(`Ha più di ${maxPaperPixels / 1_000_000} milioni di pixel: riducila e riprova.`)
  const { data, info } = await sharp(path, { limitInputPixels: maxPaperPixels, pages: 1 })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw refusal(photoFaults.broken, cause)
    })
  return { content: data, width: info.width, height: info.height }
}

/** A PDF is what people have most often: what to do instead is said. */
function sayWhatWorks(error: unknown): never {
  if (error instanceof AppError && error.shownText === photoFaults.otherType)
    throw refusal('Non è un’immagine: fotografa la carta, o fai una foto dello schermo se è un PDF, e mandala in JPG, PNG o WebP.')
  throw error
}

function refusal(shownText: string, cause?: unknown): AppError {
  return new AppError('invalid', shownText, { shownText, cause })
}
