import sharp from 'sharp'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { color } from '@/styles/tokens'
import { photoFaults, readPhoto } from './read-photo.server'

export const maxLogoBytes = 2 * 1024 * 1024
/** Most pixels of a logo: few, as it is unpacked in the server itself. */
const maxLogoPixels = 8_000_000
const leastSides = { long: 160, short: 64 } as const
const side = 320
const paper = color.surface

/** Stores a logo, whole on a white square, from nothing but the pixels of the sent file. Gives its id. A logo that no dealer names is deleted at night. */
export async function keepLogo(db: Db, { path, bytes }: { path: string; bytes: number }): Promise<string> {
  if (bytes > maxLogoBytes) throw refusal(`Pesa più di ${maxLogoBytes / 1024 / 1024} MB: riducilo e riprova.`)
  const { width, height } = await readPhoto(path, bytes, leastSides)
  if (width * height > maxLogoPixels) throw refusal(`Ha più di ${maxLogoPixels / 1_000_000} milioni di pixel: riducilo e riprova.`)
  const content = await logoPicture(path).catch((cause: unknown) => {
    throw refusal(photoFaults.broken, cause)
  })
  const [logo] = await db<{ id: string }[]>`insert into dealer_logo (content) values (${content}) returning id`
  if (!logo) throw new Error('a logo was not stored')
  return logo.id
}

/** A logo as it is stored and served: a square of WebP, from a file or from its bytes. */
export async function logoPicture(from: string | Buffer): Promise<Buffer> {
  return sharp(from, { limitInputPixels: maxLogoPixels, pages: 1 })
    .rotate()
    .resize(side, side, { fit: 'contain', background: paper })
    .flatten({ background: paper })
    .webp({ quality: 88 })
    .toBuffer()
}

function refusal(shownText: string, cause?: unknown): AppError {
  return new AppError('invalid', shownText, { shownText, cause })
}

/** `isPublic`: a dealer shows it. */
export async function findLogo(db: Db, id: string): Promise<{ content: Buffer; isPublic: boolean } | undefined> {
  const [logo] = await db<{ content: Uint8Array; isPublic: boolean }[]>`
    select content, exists (select from dealer where logo_id = dealer_logo.id) as is_public from dealer_logo where id = ${id}`
  return logo && { ...logo, content: Buffer.from(logo.content) }
}

export const logoExpiries: readonly Expiry[] = [
  {
    table: 'dealer_logo',
    isOver: (db) => db`
      created_at < now() - interval '1 day' and not exists (select from dealer where logo_id = dealer_logo.id)
      and not exists (select from dealer_registration where logo_id = dealer_logo.id)`,
  },
]
