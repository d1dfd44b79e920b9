// reads: scripts/backup.ts scripts/restore.ts
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { environmentWith } from '@/lib/kernel/config/env.server'
import { openPool, type Pool } from '@/lib/kernel/db/db.server'
import { startEmbeddedPostgres } from '@/lib/kernel/db/embedded/embedded-postgres.server'
import { migrate } from '@/lib/kernel/db/migrate.server'
import { folderStore, originalKey } from '@/lib/market/photos/photo-store.server'
import { checkCredentials } from '@/lib/people/users/check-credentials.server'
import { addTestUser, testPassword } from '@/lib/people/users/test-user'
import { fillMarket } from './fill-market'
import { createTestFolder, removeTestFolder } from './test-folder'

async function run(script: string, words: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...words], {
    env: environmentWith({ DATABASE_URL: '', MIGRATION_DATABASE_URL: '', BACKUP_PASSPHRASE: 'una frase lunga', ...settings }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  await once(child, 'close')
  return { code: child.exitCode, output }
}

/** A machine of its own. */
async function openMachine(name: string) {
  const dataDir = await createTestFolder(name)
  const open = () => startEmbeddedPostgres({ dataDir, purpose: 'a test', durable: false })
  return { dataDir, open, remove: () => removeTestFolder(dataDir) }
}

/** Row counts and sums by another way than that of the backup. */
async function rowsOf(db: Pool, tables: readonly string[]): Promise<unknown[]> {
  return Promise.all(
    tables.map(async (name) => {
      const [row] =
        await db`select ${name}::text as name, count(*)::int as rows, sum(hashtextextended(kept::text, 0)::numeric)::text as sum from ${db(name)} as kept`
      return row
    }),
  )
}

const tables = ['ad_price', 'dealer', 'price_rating', 'installation_secret']

test('a site is copied while people write, onto a machine that has nothing: rows, photographs and logins are there', async () => {
  const first = await openMachine('backup-from')
  const server = await first.open()
  const db = openPool(server.url)
  await migrate(db)
  await fillMarket(db, 3_000, 1)
  const store = folderStore(path.join(first.dataDir, 'photos'))
  await store.put(originalKey('0'.repeat(36)), Buffer.from('a photograph'))
  const acknowledged: number[] = []
  const until = { isOver: false }
  const writing = (async () => {
    while (!until.isOver) acknowledged.push((await addTestUser(db)).id)
  })()
  await expect.poll(() => acknowledged.length).toBeGreaterThan(5)
  const before = acknowledged.length
  const { code, output } = await run('scripts/backup.ts', [], { DATA_DIR: first.dataDir })
  expect([code, output]).toEqual([0, expect.stringContaining('1 photograph files')])
  until.isOver = true
  await writing
  const wanted = await rowsOf(db, tables)
  await db.end()
  await server.stop()
  const [file = ''] = readdirSync(path.join(first.dataDir, 'backups'))
  expect(file).toMatch(/\.tar\.gz\.sealed$/)

  const second = await openMachine('backup-to')
  const restored = await run('scripts/restore.ts', [path.join(first.dataDir, 'backups', file)], { DATA_DIR: second.dataDir })
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('Restored and compared the backup')])
  console.log(`${output.trim()}\n${restored.output.trim().split('\n').at(-1)}`)
  const there = await second.open()
  const copy = openPool(there.url)
  onTestFinished(async () => {
    await copy.end()
    await there.stop()
    await first.remove()
    await second.remove()
  })
  expect(await rowsOf(copy, tables)).toEqual(wanted)
  const users = await copy<{ id: number; email: string }[]>`select id, email from app_user where email like 'mario.%' order by id`
  expect(users.map(({ id }) => id)).toEqual(acknowledged.slice(0, users.length))
  expect(users.length).toBeGreaterThanOrEqual(before)
  expect((await checkCredentials(copy, users[0]?.email ?? '', testPassword))?.id).toBe(users[0]?.id)
  expect((await folderStore(path.join(second.dataDir, 'photos')).get(originalKey('0'.repeat(36))))?.toString()).toBe('a photograph')
})
