import { env } from '@/lib/kernel/config/env.server'
import { loadSettings } from '@/lib/kernel/config/load-settings.server'
import { openDatabase } from '@/lib/kernel/db/open-database.server'
import { photoStore } from '@/lib/market/photos/open-photo-store.server'
import { restoreBackup } from '@/lib/server/backup/restore-backup.server'
import { prepareDatabase } from '@/lib/server/jobs/prepare-database.server'
import { missingKeys } from '@/lib/server/jobs/secrets.server'
import { runCommand } from '../run-command'
import { readOptions, UsageError } from '../usage-error'
import { asOwner } from './with-database'

const file = readOptions(([first, ...more]) => {
  if (first === undefined || first.startsWith('-') || more.length > 0)
    throw new UsageError('Name one backup. Usage: npm run restore -- FILE')
  return first
})

await runCommand(async (shutdown) => {
  loadSettings(process.cwd())
  const tell = (line: string) => console.log(line)
  await shutdown.register(
    () => openDatabase({ purpose: 'npm run restore', onNote: tell }),
    (open) => open.close(),
  )
  const startedAt = Date.now()
  const { manifest, sums } = await asOwner((db) =>
    restoreBackup(db, { file, photos: photoStore(), passphrase: env().backupPassphrase, tell }),
  )
  const applied = await prepareDatabase(tell)
  if (applied.length > 0) tell(`Database migrated: ${applied.join(', ')}`)
  const rows = sums.tables.reduce((sum, table) => sum + table.rows, 0)
  tell(
    `Restored and compared the backup of ${manifest.createdAt}: ${rows} rows of ${sums.tables.length} tables and ${sums.photos.rows} photograph files are those of the backup, ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`,
  )
  const fault = await asOwner(missingKeys)
  if (fault !== undefined) tell(`The site does not start yet: ${fault}`)
  if (!manifest.hasPhotos) tell('It has no photographs: they have to lie where PHOTO_S3_… or DATA_DIR says')
})
