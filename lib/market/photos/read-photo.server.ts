import { open } from 'node:fs/promises'
import sharp from 'sharp'
import { AppError } from '@/lib/kernel/errors/app-error'
import { numberText } from '@/lib/market/catalogue/number-text'
import { maxPhotoBytes, maxPhotoPixels, minPhotoSides } from './photo'

/** Pixels of a photograph as it is seen: what a camera wrote about which side is up is applied. */
export type PhotoSize = { width: number; height: number }

export const photoFaults = {
  empty: 'Il file è vuoto.',
  tooLarge: `Pesa più di ${maxPhotoBytes / 1024 / 1024} MB: riducila e riprova.`,
  heic: 'È una foto HEIC, che qui non si legge: aprila sul computer ed esportala come JPG, oppure caricala da questa pagina con l’iPhone, che la manda già in JPG.',
  otherType: 'Non è una foto JPG, PNG o WebP.',
  broken: 'Il file è rovinato o incompleto: caricalo di nuovo.',
  endedTwice: 'Mentre la preparavamo il programma si è fermato due volte, e non la riproviamo: salvala di nuovo come JPG e caricala.',
  tooManyPixels: `Ha più di ${maxPhotoPixels / 1_000_000} milioni di pixel: riducila e riprova.`,
} as const

/** Takes the type from the first bytes, the size from what the file says of itself; neither from its name. Every fault is a sentence for the sender. */
export async function readPhoto(path: string, bytes: number, least: LeastSides = minPhotoSides): Promise<PhotoSize> {
  if (bytes === 0) throw fault('empty')
  if (bytes > maxPhotoBytes) throw fault('tooLarge')
  const kind = kindOf(await firstBytes(path))
  if (kind === undefined) throw fault('otherType')
  const { width, height, orientation = 1, format, compression } = await headOf(path, kind)
  if (format === 'heif' && compression !== 'av1') throw fault('heic')
  if (width * height > maxPhotoPixels) throw fault('tooManyPixels')
  const size = orientation >= 5 ? { width: height, height: width } : { width, height }
  if (isTooSmall(size, least)) throw refusal(tooSmallText(size, least))
  return size
}

/** Least pixels of the longer and the shorter side. */
type LeastSides = { long: number; short: number }

function isTooSmall({ width, height }: PhotoSize, { long, short }: LeastSides): boolean {
  return Math.max(width, height) < long || Math.min(width, height) < short
}

function tooSmallText({ width, height }: PhotoSize, { long, short }: LeastSides): string {
  return `È ${numberText(width)} × ${numberText(height)}: ne serve una da almeno ${numberText(long)} × ${numberText(short)}.`
}

async function headOf(path: string, kind: PhotoKind) {
  try {
    return await sharp(path, { limitInputPixels: false }).metadata() // reads the head only: nothing is unpacked here
  } catch (cause) {
    throw fault(kind === 'heif' ? 'heic' : 'broken', cause)
  }
}

const headBytes = 32

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heif'
const heifBrands = ['avif', 'avis', 'heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1']

/** The kind of a photograph by its first bytes: only these kinds reach the decoder, whatever else it could read. */
function kindOf(head: Buffer): PhotoKind | undefined {
  const text = (from: number, to: number) => head.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  return text(4, 8) === 'ftyp' && heifBrands.includes(text(8, 12)) ? 'heif' : undefined
}

function fault(kind: keyof typeof photoFaults, cause?: unknown): AppError {
  return refusal(photoFaults[kind], cause)
}

function refusal(shownText: string, cause?: unknown): AppError {
  return new AppError('invalid', shownText, { shownText, cause })
}
