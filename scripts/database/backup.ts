import path from 'node:path'
import { env } from '@/lib/kernel/config/env.server'
import { loadSettings } from '@/lib/kernel/config/load-settings.server'
import { openOrReuseDatabase } from '@/lib/kernel/db/open-database.server'
import { placeOfKeys, secretKeys } from '@/lib/kernel/secrets/secret-keys.server'
import { photoStore } from '@/lib/market/photos/open-photo-store.server'
import { backupName, removeOldBackups } from '@/lib/server/backup/backup-files.server'
import { writeBackup } from '@/lib/server/backup/write-backup.server'
import { runCommand } from '../run-command'
import { readOptions } from '../usage-error'
import { readBackupOptions } from './backup-options'
import { asOwner } from './with-database'

await runCommand(async (shutdown) => {
  loadSettings(process.cwd())
  const { dataDir, backupPassphrase: passphrase } = env()
  const { folder, keep, hasPhotos } = readOptions((words) => readBackupOptions(words, dataDir))
  // Not brought up to date first: this may be what is done before an update.
  await shutdown.register(
    () => openOrReuseDatabase({ purpose: 'npm run backup', onNote: (line) => console.error(line) }),
    (open) => open.close(),
  )
  const startedAt = Date.now()
  const file = path.join(folder, backupName(new Date(), passphrase !== undefined))
  const photos = hasPhotos ? photoStore() : undefined
  const written = await asOwner((db) => writeBackup(db, { file, photos, passphrase }))
  const rows = written.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `${file}: ${rows} rows of ${written.tables.length} tables, ${written.photos.rows} photograph files, ${Math.ceil(written.bytes / 1e6)} MB, ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`,
  )
  console.log(
    `Its secrets are encrypted with keys of ${placeOfKeys()} (${secretKeys()[0].id} is the newest), which are not in it: keep them apart from it.`,
  )
  if (passphrase === undefined)
    console.log('It is not encrypted (BACKUP_PASSPHRASE is not set) and holds what people have entrusted to the site.')
  for (const name of keep === undefined ? [] : await removeOldBackups(folder, keep))
    console.log(`${name}: deleted, ${keep} newer ones are retained`)
})
