// reads: temporary files
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { currentTerms } from '@/lib/accounts/consent/terms-version'
import { addPandaAd } from '@/lib/accounts/contact/test-seller'
import { checkCredentials } from '@/lib/accounts/users/check-credentials.server'
import { addTestUser, testPassword } from '@/lib/accounts/users/test-user'
import { saveAd } from '@/lib/accounts/watchlist/save-ad.server'
import { env } from '@/lib/kernel/config/env.server'
import { inTransaction, openPool, type Pool } from '@/lib/kernel/db/db.server'
import { migrate, migrationFiles } from '@/lib/kernel/db/migrate.server'
import { removeLooseFiles } from '@/lib/market/photos/photo-expiries.server'
import { folderStore, originalKey, pictureKey } from '@/lib/market/photos/photo-store.server'
import { testFolder } from '@/lib/market/photos/test-photos'
import { createDatabase } from '@/scripts/database/test-database'
import { backupName, removeOldBackups } from './backup-files.server'
import { manifestName, sumsName } from './backup-manifest'
import { findTables, leftOut } from './backup-tables.server'
import { restoreBackup } from './restore-backup.server'
import { readTar, type TarEntry, writeTar } from './tar'
import { writeBackup } from './write-backup.server'

async function openEmpty() {
  const database = await createDatabase(env().databaseUrl)
  const db = openPool(database.url, 4)
  const close = async () => {
    await db.end()
    await database.remove()
  }
  return { db, close }
}

async function emptyDatabase(): Promise<Pool> {
  const { db, close } = await openEmpty()
  onTestFinished(close)
  return db
}

/** A person with a watched ad, and an ad with a text of everything that COPY has to escape. */
async function fill(db: Pool) {
  const user = await addTestUser(db)
  const ad = await addPandaAd(db, { description: 'riga\nuna\ttabella \\. \\N «è» \u{1F697}', contactEmail: user.email })
  await saveAd(db, user.id, ad)
  return { db, user, ad }
}

/** The site that is backed up: reading it changes nothing, so all tests share it. */
let source: Awaited<ReturnType<typeof fill>>
let closeSource = async () => {}
beforeAll(async () => {
  const { db, close } = await openEmpty()
  closeSource = close
  await migrate(db)
  source = await fill(db)
})
afterAll(() => closeSource())

async function somePhotos() {
  const photos = folderStore(await testFolder())
  const keys = [originalKey(randomUUID()), pictureKey(`${randomUUID()}-1`, '640.avif')]
  for (const key of keys) await photos.put(key, randomBytes(50_000))
  await photos.put('incoming/half', randomBytes(10))
  return { photos, keys }
}

async function newFile(name = 'backup.tar.gz'): Promise<string> {
  return path.join(await testFolder(), name)
}

/** What every table says, read without any of the code of backups. */
async function everything(db: Pool): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const { name } of await findTables(db)) {
    const [table] = await db<{ rows: number; words: string | null }[]>`
      select count(*)::int as rows, md5(string_agg(row::text, ' ' order by row::text)) as words from ${db(name)} as row`
    found[name] = table
  }
  return found
}

test('a backup restored into an empty database and folder equals the original, and people can log in', async () => {
  const { db, user } = source
  const { photos, keys } = await somePhotos()
  const file = await newFile()
  const written = await writeBackup(db, { file, photos })
  expect(written.photos.rows).toBe(2)
  expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)])

  const target = await emptyDatabase()
  const folder = folderStore(await testFolder())
  await restoreBackup(target, { file, photos: folder })
  expect(await everything(target)).toEqual(await everything(db))
  for (const key of keys) expect(await folder.get(key)).toEqual(await photos.get(key))
  expect(await folder.get('incoming/half')).toBeUndefined()
  expect((await checkCredentials(target, user.email, testPassword))?.id).toBe(user.id)
})

test('after a restore sequences, references and triggers work', async () => {
  const { db, user, ad } = source
  const file = await newFile()
  await writeBackup(db, { file })
  const target = await emptyDatabase()
  await restoreBackup(target, { file, photos: folderStore(await testFolder()) })
  expect((await addTestUser(target)).id).toBeGreaterThan(user.id)
  await expect(target`insert into terms_acceptance (user_id, version) values (1, ${currentTerms})`).rejects.toThrow('foreign key')
  await target`update ad set price_cents = price_cents - 100 where id = ${ad}`
  expect(await target`select from ad_change where ${ad} = any(ad_ids)`).toHaveLength(1)
  expect(await constraintsAndTriggers(target)).toEqual(await constraintsAndTriggers(db))
})

async function constraintsAndTriggers(db: Pool): Promise<unknown[]> {
  const found = await db`
    select conrelid::regclass::text as of, conname::text as name, pg_get_constraintdef(oid) as words from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass::text, tgname::text, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2`
  return [...found]
}

test('a backup made under writes shows one moment: each transaction is in it whole or not at all', async () => {
  const { db } = source
  let isOver = false
  let acknowledged = 0
  const write = async () => {
    while (!isOver) {
      await inTransaction(db, async (db) => {
        const { id } = await addTestUser(db)
        await db`insert into terms_acceptance (user_id, version) values (${id}, ${currentTerms})`
        await db`update app_user set phone = '1' where id = ${id}`
      })
      acknowledged += 1
    }
  }
  const writers = [write(), write()]
  await expect.poll(() => acknowledged).toBeGreaterThan(20)
  const before = acknowledged
  const file = await newFile()
  await writeBackup(db, { file })
  const after = acknowledged
  isOver = true
  await Promise.all(writers)

  const target = await emptyDatabase()
  await restoreBackup(target, { file, photos: folderStore(await testFolder()) })
  const [counts] = await target<{ users: number; whole: number }[]>`
    select count(*)::int as users, count(*) filter (where phone = '1' and exists (select from terms_acceptance where user_id = app_user.id))::int as whole
    from app_user where phone = '1' or exists (select from terms_acceptance where user_id = app_user.id)`
  expect(counts?.whole).toBe(counts?.users)
  expect(counts?.users, 'all that was acknowledged before it began').toBeGreaterThanOrEqual(before)
  expect(counts?.users, 'and nothing of after its end').toBeLessThanOrEqual(after + 2)
})

test('a backup of an older release is restored and then migrated', async () => {
  const files = await migrationFiles()
  const db = await emptyDatabase()
  await migrate(db, { only: new Set(files.slice(0, -1)) })
  await fill(db)
  const file = await newFile()
  await writeBackup(db, { file })
  const target = await emptyDatabase()
  await restoreBackup(target, { file, photos: folderStore(await testFolder()) })
  expect(await everything(target)).toEqual(await everything(db))
  expect(await migrate(target)).toEqual(files.slice(-1))
  const newer = await emptyDatabase()
  await migrate(newer)
  await expect(restoreBackup(newer, { file, photos: folderStore(await testFolder()) })).rejects.toThrow(
    `the tables of the database are newer than the backup (${files.at(-1)})`,
  )
  expect(await newer`select from app_user`).toEqual([])
})

async function unpack(file: string): Promise<TarEntry[]> {
  const source = Readable.from([await readFile(file)]).pipe(createGunzip())
  const entries: TarEntry[] = []
  for await (const entry of readTar(source)) entries.push(entry)
  return entries
}

async function pack(entries: readonly TarEntry[]): Promise<string> {
  const file = await newFile()
  const gzip = createGzip()
  const parts: Buffer[] = []
  gzip.on('data', (part: Buffer) => parts.push(part))
  await pipeline(writeTar(Readable.from(entries)), gzip)
  await writeFile(file, Buffer.concat(parts))
  return file
}

const changed = (entries: TarEntry[], name: RegExp, change: (text: string) => string) =>
  entries.map((entry) => (name.test(entry.name) ? { ...entry, content: Buffer.from(change(entry.content.toString())) } : entry))

test('an incomplete or foreign backup, or a target that is not empty, is refused in one line', async () => {
  const { db } = source
  const { photos } = await somePhotos()
  const file = await newFile()
  await writeBackup(db, { file, photos })
  const entries = await unpack(file)
  expect(entries.at(0)?.name).toBe(manifestName)
  const cut = (await readFile(file)).subarray(0, -2_000)
  const [short, other] = [await newFile(), await newFile()]
  await writeFile(short, cut)
  await writeFile(other, 'something else altogether')
  const target = await emptyDatabase()
  const store = folderStore(await testFolder())
  const restoring = (from: string) => restoreBackup(target, { file: from, photos: store })
  const refused: [string, string][] = [
    [short, 'damaged'],
    [other, 'is no backup'],
    [await pack(entries.filter(({ name }) => name !== sumsName)), 'breaks off'],
    [await pack(changed(entries, /app_user/, (text) => text.replace('Mario', 'Marco'))), 'the table app_user is not what the backup says'],
    [await pack(entries.filter(({ name }) => !name.includes('saved_ad/'))), 'the table saved_ad is not what the backup says: 0 rows'],
    [await pack(changed(entries, /photos\/pictures/, () => 'another')), 'the photographs are not those of the backup'],
    [
      await pack(changed(entries, /ingrana-backup/, (text) => text.replace('0001-market', '9999-market'))),
      'is of a newer release (9999-market.sql)',
    ],
  ]
  for (const [from, words] of refused) await expect(restoring(from), words).rejects.toThrow(words)
  expect(await target`select from app_user`).toEqual([])
  await restoring(file)
  await expect(restoring(file)).rejects.toThrow('the database is not empty')
})

test('an encrypted backup opens only with its passphrase, and neither changed nor cut short', async () => {
  const { db } = source
  const { photos } = await somePhotos()
  const file = await newFile(backupName(new Date(), true))
  await writeBackup(db, { file, photos, passphrase: 'una frase lunga' })
  const bytes = await readFile(file)
  expect(bytes.includes('Mario')).toBe(false)
  const target = await emptyDatabase()
  const restoring = (from: string, passphrase?: string) => restoreBackup(target, { file: from, photos, passphrase })
  await expect(restoring(file)).rejects.toThrow('is encrypted: set BACKUP_PASSPHRASE')
  await expect(restoring(file, 'una frase corta')).rejects.toThrow('BACKUP_PASSPHRASE is not that of this backup')
  const [spoilt, short] = [await newFile(), await newFile()]
  const middle = Math.floor(bytes.length / 2)
  await writeFile(spoilt, Buffer.concat([bytes.subarray(0, middle), Buffer.from([(bytes[middle] ?? 0) ^ 1]), bytes.subarray(middle + 1)]))
  await writeFile(short, bytes.subarray(0, -40_000))
  for (const from of [spoilt, short]) await expect(restoring(from, 'una frase lunga')).rejects.toThrow('damaged')
  await restoring(file, 'una frase lunga')
  expect(await everything(target)).toEqual(await everything(db))
})

test('a backup that fails leaves no file', async () => {
  const { db } = source
  const file = await newFile()
  const broken = {
    ...folderStore('/nowhere'),
    list: () => Readable.from([{ key: originalKey('x'), writtenAt: new Date() }]),
    get: () => Promise.reject(new Error('no store')),
  }
  await expect(writeBackup(db, { file, photos: broken })).rejects.toThrow('no store')
  expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false])
})

test('no file of a backup is removed while the backup is made', async () => {
  const { db } = source
  const { photos, keys } = await somePhotos()
  const nextWeek = Date.now() + 7 * 86_400_000
  const slow = {
    ...photos,
    async *list() {
      expect(await removeLooseFiles(db, photos, nextWeek)).toBe(0)
      yield* photos.list()
    },
  }
  const { photos: found } = await writeBackup(db, { file: await newFile(), photos: slow })
  expect(found.rows).toBe(keys.length)
  expect(await removeLooseFiles(db, photos, nextWeek)).toBe(3)
})

test('a backup leaves out only counters bound to one server and the list of migrations', async () => {
  const { db } = source
  const counting = await db<{ name: string }[]>`
    select distinct table_name::text as name from information_schema.columns where table_schema = 'public' and data_type = 'xid8' order by 1`
  expect(['migration', ...counting.map(({ name }) => name)]).toEqual(leftOut)
})

test('the newest backups of a folder stay, and other files are not touched', async () => {
  const folder = await testFolder()
  const names = [1, 2, 3, 4].map((day) => backupName(new Date(`2026-11-0${day}T02:30:00.123Z`), day % 2 === 0))
  expect(names[1]).toBe('ingrana-20261102T023000Z.tar.gz.sealed')
  for (const name of [...names, 'ingrana-notes.txt', `${names[0]}.part`]) await writeFile(path.join(folder, name), '')
  expect(await removeOldBackups(folder, 2)).toEqual([names[1], names[0]])
  expect(readdirSync(folder).sort()).toEqual([`${names[0]}.part`, names[2], names[3], 'ingrana-notes.txt'])
})
