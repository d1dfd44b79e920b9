// reads: temporary files
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { onTestFinished } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { folderStore, type PhotoStore } from './photo-store.server'

type Size = { width: number; height: number }

/** A picture no other test has: a red left half, a blue right one, and noise. */
export function testPicture({ width, height }: Size = { width: 1_600, height: 1_200 }): Sharp {
  const half = { create: { width: Math.floor(width / 2), height, channels: 3 as const, background: 'blue' } }
  const mark = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40"><text y="30" font-size="14">${randomUUID()}</text></svg>`,
  )
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: half, left: Math.ceil(width / 2), top: 0 },
    { input: mark, left: 10, top: 10 },
  ])
}

/** Copies a JPEG with another size in its head. */
export function saying(jpeg: Buffer, { width, height }: Size): Buffer {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  if (frame < 0) throw new Error('not a baseline JPEG')
  const lying = Buffer.from(jpeg)
  lying.writeUInt16BE(height, frame + 5)
  lying.writeUInt16BE(width, frame + 7)
  return lying
}

export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'photos-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export async function testStore(): Promise<PhotoStore> {
  return folderStore(await testFolder())
}

export async function testFile(content: Uint8Array): Promise<{ path: string; bytes: number }> {
  const path = join(await testFolder(), 'sent')
  await writeFile(path, content)
  return { path, bytes: content.length }
}

/** A draft of nobody's in particular. */
export async function addTestDraft(db: Db, keyHash: string = randomUUID()): Promise<string> {
  const [draft] = await db<{ id: string }[]>`insert into ad_draft (category, key_hash) values ('auto', ${keyHash}) returning id`
  if (!draft) throw new Error('no draft')
  return draft.id
}

/** Gives each of these ads so many photographs, without files. */
export async function pictureTestAds(db: Db, adIds: readonly number[], count = 1): Promise<string> {
  const id = randomUUID()
  await db`
    insert into photo (id, position, state, width, height, bytes, content_hash, colour)
    values (${id}, 1, 'ready', 1600, 1200, 1000, ${id}, 'grey')`
  await db`
    insert into ad_photo (ad_id, position, photo_id, revision, width, height, colour)
    select ad_id, position, ${id}, 1, 1600, 1200, 'grey'
    from unnest(${[...adIds]}::bigint[]) ad_id, generate_series(1, ${count}::int) position on conflict do nothing`
  return id
}

/** A photograph of a draft that is ready, without files. `hash`: what pictures that look alike have in common. */
export async function pictureTestDraft(db: Db, draftId: string, hash: bigint | null = null): Promise<string> {
  const id = randomUUID()
  await db`
    insert into photo (id, draft_id, position, state, width, height, bytes, content_hash, colour, perceptual_hash)
    values (${id}, ${draftId}, 1, 'ready', 1600, 1200, 1000, ${id}, 'grey', ${hash === null ? null : String(hash)}::bigint)`
  return id
}
