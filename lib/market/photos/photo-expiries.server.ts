import type { Db } from '@/lib/kernel/db/db.server'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { parsePictureFile, undoHours } from './photo'
import type { PhotoStore } from './photo-store.server'

/** Photographs of drafts that are gone, those that a dealer's file names no more, and removed ones whose undo period is over; never one that an ad shows or is about to. */
export const photoExpiries: readonly Expiry[] = [
  {
    table: 'photo',
    isOver: (db) => db`
      (draft_id is null or removed_at < now() - ${undoHours} * interval '1 hour')
      and not exists (select from ad_photo where photo_id = photo.id)
      and not exists (select from ad_photo_source where photo_id = photo.id)`,
  },
]

/** Lock of loose files; any number works as long as no other lock of ours uses it. */
const filesLock = 7_214_010

/** Lets no loose file be deleted until this transaction ends: what it sees of the rows is older than what others see meanwhile. */
export async function keepLooseFiles(db: Db): Promise<void> {
  await db`select pg_advisory_xact_lock_shared(${filesLock})`
}

async function mustKeepLooseFiles(db: Db): Promise<boolean> {
  const [found] = await db<{ isHeld: boolean }[]>`
    select exists (
      select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${filesLock}
        and database = (select oid from pg_database where datname = current_database())) as is_held`
  return found?.isHeld ?? false
}

const oneDayMs = 86_400_000
const batchSize = 500

/** Deletes the files that no photograph names any more, nor an ad. Files of the last day stay: their row may be about to come; while a backup is made, all do. Gives how many went. */
export async function removeLooseFiles(db: Db, store: PhotoStore, now = Date.now()): Promise<number> {
  let removed = 0
  let batch: string[] = []
  const sweep = async () => {
    const loose = (await mustKeepLooseFiles(db)) ? [] : await looseOf(db, batch)
    for (const key of loose) await store.delete(key)
    removed += loose.length
    batch = []
  }
  for await (const { key, writtenAt } of store.list()) {
    if (now - writtenAt.getTime() < oneDayMs) continue
    batch.push(key)
    if (batch.length === batchSize) await sweep()
  }
  await sweep()
  return removed
}

async function looseOf(db: Db, keys: readonly string[]): Promise<string[]> {
  const ids = [...new Set(keys.flatMap((key) => partsOf(key)?.id ?? []))]
  const named = await db<{ id: string; revision: number }[]>`
    select id, revision from photo where id = any(${ids}::uuid[])
    union select photo_id, revision from ad_photo where photo_id = any(${ids}::uuid[])`
  const photos = new Set(named.map(({ id }) => id))
  const pictures = new Set(named.map(({ id, revision }) => `${id}-${revision}`))
  const papers = await namedPapers(db, keys)
  return keys.filter((key) => {
    const [, paper] = paperPattern.exec(key) ?? []
    if (paper !== undefined) return !papers.has(paper)
    const parts = partsOf(key)
    if (!parts) return true
    return parts.revision === undefined ? !photos.has(parts.id) : !pictures.has(`${parts.id}-${parts.revision}`)
  })
}

const paperPattern = /^papers\/([\da-f-]{36})\.webp$/

/** The papers among these files that a record of a vehicle names. */
async function namedPapers(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const ids = keys.flatMap((key) => paperPattern.exec(key)?.[1] ?? [])
  if (ids.length === 0) return new Set()
  const rows = await db<{ paperId: string | null }[]>`select paper_id from vehicle_record where paper_id = any(${ids}::uuid[])`
  return new Set(rows.flatMap(({ paperId }) => paperId ?? []))
}

const originalPattern = /^originals\/([\da-f-]{36})$/
const picturePattern = /^pictures\/([\da-f-]+)\/\d+\.(?:avif|webp)$/

/** What a key says; undefined of what was never finished. */
function partsOf(key: string): { id: string; revision?: number } | undefined {
  const [, id] = originalPattern.exec(key) ?? []
  if (id !== undefined) return { id }
  const [, file] = picturePattern.exec(key) ?? []
  return file === undefined ? undefined : parsePictureFile(file)
}
