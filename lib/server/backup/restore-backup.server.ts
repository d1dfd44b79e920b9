import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { copyInto, copyOut } from '@/lib/kernel/db/copy.server'
import { type Db, inTransaction, type Pool } from '@/lib/kernel/db/db.server'
import { migrate, migrationFiles } from '@/lib/kernel/db/migrate.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import { StartError } from '@/lib/kernel/errors/start-error'
import type { PhotoStore } from '@/lib/market/photos/photo-store.server'
import {
  type BackupManifest,
  type BackupSums,
  backupFormat,
  manifestName,
  manifestSchema,
  photosFolder,
  sumsName,
  sumsSchema,
  tablesFolder,
} from './backup-manifest'
import { copyTarget, fixTextFormat, quoted } from './backup-tables.server'
import { ByteReader } from './byte-reader'
import { encryptionMark, unseal } from './encrypted-stream.server'
import { RowChecksum, type Sum, wholeRows } from './row-checksum.server'
import { readTar, type TarEntry } from './tar'

export type RestoreOptions = { file: string; photos: PhotoStore; passphrase?: string | undefined; tell?: (line: string) => void }
export type Restored = { manifest: BackupManifest; sums: BackupSums }

/**
 * Fills an empty database, and the store of photographs, from a backup: with the migrations the backup was made with, so that it may be of an older release or
 * of another version of PostgreSQL. All rows are read back and compared before anything of it counts. `db`: as the role that owns the database.
 */
export async function restoreBackup(db: Pool, { file, photos, passphrase, tell = () => {} }: RestoreOptions): Promise<Restored> {
  const entries = readTar(openPacked(file, passphrase))
  try {
    return await restoreEntries(db, entries, photos, tell)
  } finally {
    await entries.return(undefined)
  }
}

async function restoreEntries(
  db: Pool,
  entries: AsyncGenerator<TarEntry, void>,
  photos: PhotoStore,
  tell: (line: string) => void,
): Promise<Restored> {
  const manifest = await readManifest(entries)
  await refuseNewer(manifest)
  await migrate(db, { only: new Set(manifest.migrations), onWait: tell })
  await refuseFilled(db, manifest)
  const sums = await inTransaction(db, async (db) => {
    await allowLongWork(db)
    await fixTextFormat(db)
    const sums = await withoutRules(db, () => load(db, manifest, photos, entries, tell))
    tell('Comparing what was written with what the backup says')
    await compareRows(db, manifest, sums)
    for (const { name, lastValue } of sums.sequences) await db`select setval(${quoted(name)}::text::regclass, ${lastValue})`
    return sums
  })
  await db`analyze`
  return { manifest, sums }
}

/** Whether it is sealed stands in the file itself. */
async function* openPacked(file: string, passphrase: string | undefined): AsyncGenerator<Uint8Array> {
  const source = createReadStream(file)
  const reader = new ByteReader(source)
  const mark = await reader.read(encryptionMark.length)
  if (!mark) throw new StartError(`${file} is no backup`)
  if (mark.equals(encryptionMark) && passphrase === undefined) throw new StartError(`${file} is encrypted: set BACKUP_PASSPHRASE`)
  const packed = mark.equals(encryptionMark) ? unseal(reader.rest(), passphrase ?? '') : reader.rest(mark)
  const gunzip = createGunzip()
  pipeline(packed, gunzip).catch((error: unknown) => gunzip.destroy(error instanceof Error ? error : new Error(String(error))))
  try {
    yield* gunzip
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${file} is no backup, or is damaged: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    source.destroy()
  }
}

async function readManifest(entries: AsyncGenerator<TarEntry, void>): Promise<BackupManifest> {
  const first = await entries.next()
  if (first.done === true || first.value.name !== manifestName) throw new StartError('this is no backup of Ingrana')
  return manifestSchema.validate(JSON.parse(first.value.content.toString('utf8')))
}

async function refuseNewer({ format, migrations }: BackupManifest): Promise<void> {
  const known = new Set(await migrationFiles())
  const unknown = migrations.find((name) => !known.has(name))
  if (format > backupFormat || unknown !== undefined)
    throw new StartError(`the backup is of a newer release (${unknown ?? `format ${format}`}): restore it with that one`)
}

async function refuseFilled(db: Db, { migrations }: BackupManifest): Promise<void> {
  const [newer] = await db<{ name: string }[]>`select name from migration where name <> all(${migrations}) order by name limit 1`
  if (newer) throw new StartError(`the tables of the database are newer than the backup (${newer.name}): give it a database without tables`)
  const [found] = await db<{ isFilled: boolean }[]>`select exists (select from app_user) or exists (select from ad) as is_filled`
  if (found?.isFilled)
    throw new StartError('the database is not empty: a backup is restored into an empty one (set DATA_DIR or DATABASE_URL to another)')
}

type ForeignKey = { table: string; name: string; definition: string }

/** Rows come table by table, each as it was: neither triggers nor references to rows that come later have a say until all are there. */
async function withoutRules<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const keys = await db<ForeignKey[]>`
    select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`
  const triggered = await db<{ table: string }[]>`
    select distinct tgrelid::regclass::text as table from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and tgenabled = 'O' and relnamespace = 'public'::regnamespace`
  for (const { table } of triggered) await db.unsafe(`alter table ${table} disable trigger user`)
  for (const { table, name } of keys) await db.unsafe(`alter table ${table} drop constraint ${quoted(name)}`)
  const result = await work()
  for (const { table, name, definition } of keys) await db.unsafe(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
  for (const { table } of triggered) await db.unsafe(`alter table ${table} enable trigger user`)
  return result
}

async function load(
  db: Db,
  { tables }: BackupManifest,
  photos: PhotoStore,
  entries: AsyncGenerator<TarEntry, void>,
  tell: (line: string) => void,
): Promise<BackupSums> {
  const targets = new Map(tables.map((table) => [table.name, copyTarget(table)]))
  await db.unsafe(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`) // what migrations have put there
  const files = new RowChecksum()
  let reported = ''
  for await (const { name, content } of entries) {
    if (name === sumsName) return comparePhotos(await sumsSchema.validate(JSON.parse(content.toString('utf8'))), files.value)
    const part = name.startsWith(tablesFolder) ? name.slice(tablesFolder.length, name.indexOf('/', tablesFolder.length)) : 'photographs'
    if (part !== reported) tell(`Restoring ${part}`)
    reported = part
    if (name.startsWith(photosFolder)) {
      const key = name.slice(photosFolder.length)
      await photos.put(key, content)
      files.addRow(Buffer.concat([Buffer.from(`${key}\n`), content]))
      continue
    }
    const target = targets.get(part)
    if (target === undefined) throw new StartError(`the backup is damaged: it has a file «${name}»`)
    await copyInto(db, target, Readable.from([content]))
  }
  throw new StartError('the backup is damaged or breaks off')
}

function comparePhotos(sums: BackupSums, found: Sum): BackupSums {
  if (found.rows !== sums.photos.rows || found.sum !== sums.photos.sum)
    throw new StartError('the photographs are not those of the backup: it is damaged')
  return sums
}

async function compareRows(db: Db, { tables }: BackupManifest, sums: BackupSums): Promise<void> {
  const wanted = new Map(sums.tables.map(({ name, rows, sum }) => [name, { rows, sum }]))
  for (const table of tables) {
    const found = await sumRows(db, copyTarget(table))
    const { rows, sum } = wanted.get(table.name) ?? { rows: 0, sum: '' }
    if (found.rows !== rows || found.sum !== sum)
      throw new StartError(
        `the table ${table.name} is not what the backup says: ${found.rows} rows (${found.sum}) instead of ${rows} (${sum})`,
      )
  }
}

/** The checksum of the rows of a table now. */
async function sumRows(db: Db, target: string): Promise<Sum> {
  const sum = new RowChecksum()
  for await (const rows of wholeRows(await copyOut(db, target))) sum.add(rows)
  return sum.value
}
