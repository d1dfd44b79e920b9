import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { copyOut } from '@/lib/kernel/db/copy.server'
import { type Db, inTransaction, type Pool } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import { keepLooseFiles } from '@/lib/market/photos/photo-expiries.server'
import type { PhotoStore } from '@/lib/market/photos/photo-store.server'
import { type BackupManifest, type BackupSums, backupFormat, manifestName, photosFolder, sumsName, tablesFolder } from './backup-manifest'
import { type BackupTable, copyTarget, findSequences, findTables, fixTextFormat } from './backup-tables.server'
import { seal } from './encrypted-stream.server'
import { RowChecksum, type Sum, wholeRows } from './row-checksum.server'
import { type TarEntry, writeTar } from './tar'

export type BackupOptions = {
  file: string
  /** The store where photographs lie; left out, the backup has none of them. */
  photos?: PhotoStore | undefined
  passphrase?: string | undefined
}

/**
 * Writes all rows, as they are at one moment, and the photographs to one file, while others go on writing. The file appears when it is whole and on the disk.
 * `db`: as the role that owns the tables.
 */
export async function writeBackup(db: Pool, { file, photos, passphrase }: BackupOptions): Promise<BackupSums & { bytes: number }> {
  const half = `${file}.part`
  await mkdir(path.dirname(file), { recursive: true })
  try {
    const sums = await inTransaction(db, async (db) => {
      await db`set transaction isolation level repeatable read`
      await allowLongWork(db)
      await fixTextFormat(db)
      await keepLooseFiles(db)
      const written = new Written()
      const packed = pipedThroughGzip(writeTar(written.entries(db, photos)))
      await pipeline(passphrase === undefined ? packed : seal(packed, passphrase), createWriteStream(half, { mode: 0o600 }))
      return written.sums()
    })
    await toDisk(half)
    await rename(half, file)
    await toDisk(path.dirname(file))
    return { ...sums, bytes: (await stat(file)).size }
  } finally {
    await rm(half, { force: true })
  }
}

/** The content of the backup and, at its end, the checksums. */
class Written {
  private readonly tables: BackupSums['tables'] = []
  private sequences: BackupSums['sequences'] = []
  private photos: Sum = new RowChecksum().value

  async *entries(db: Db, photos: PhotoStore | undefined): AsyncGenerator<TarEntry> {
    const tables = await findTables(db)
    yield asJson(manifestName, await manifestOf(db, tables, photos !== undefined))
    for (const table of tables) yield* this.rowsOf(db, table)
    if (photos) yield* this.filesOf(photos)
    this.sequences = await findSequences(db)
    yield asJson(sumsName, this.sums())
  }

  sums(): BackupSums {
    return { tables: this.tables, sequences: this.sequences, photos: this.photos }
  }

  private async *rowsOf(db: Db, table: BackupTable): AsyncGenerator<TarEntry> {
    const sum = new RowChecksum()
    let count = 0
    for await (const content of wholeRows(await copyOut(db, copyTarget(table)))) {
      sum.add(content)
      yield { name: `${tablesFolder}${table.name}/${String((count += 1)).padStart(6, '0')}.copy`, content }
    }
    this.tables.push({ name: table.name, ...sum.value })
  }

  /** Unfinished uploads are left out: nothing refers to them yet. */
  private async *filesOf(photos: PhotoStore): AsyncGenerator<TarEntry> {
    const sum = new RowChecksum()
    for await (const { key } of photos.list()) {
      if (!/^(originals|pictures)\/[^.][\w./-]*$/.test(key) || key.endsWith('.tmp')) continue
      const content = await photos.get(key)
      if (!content) continue // deleted since it was listed, with its row
      sum.addRow(Buffer.concat([Buffer.from(`${key}\n`), content]))
      yield { name: photosFolder + key, content }
    }
    this.photos = sum.value
  }
}

async function manifestOf(db: Db, tables: BackupTable[], hasPhotos: boolean): Promise<BackupManifest> {
  const [server] = await db<{ version: string }[]>`select current_setting('server_version') as version`
  const migrations = await db<{ name: string }[]>`select name from migration order by name`
  return {
    format: backupFormat,
    createdAt: new Date().toISOString(),
    postgres: server?.version ?? '',
    migrations: migrations.map(({ name }) => name),
    hasPhotos,
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  }
}

function asJson(name: string, value: unknown): TarEntry {
  return { name, content: Buffer.from(`${JSON.stringify(value, undefined, 1)}\n`) }
}

/** Photographs are as small as they get: more effort would go into them. */
const effort = 3

function pipedThroughGzip(source: AsyncIterable<Buffer>): AsyncIterable<Uint8Array> {
  const gzip = createGzip({ level: effort })
  pipeline(source, gzip).catch((error: unknown) => gzip.destroy(error instanceof Error ? error : new Error(String(error))))
  return gzip
}

async function toDisk(place: string): Promise<void> {
  const handle = await open(place)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
