// reads: scripts/database/backup.ts scripts/database/restore.ts
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkCredentials } from '@/lib/accounts/users/check-credentials.server'
import { addTestUser, testPassword } from '@/lib/accounts/users/test-user'
import { openPool } from '@/lib/kernel/db/db.server'
import { migrate } from '@/lib/kernel/db/migrate.server'
import { folderStore, originalKey } from '@/lib/market/photos/photo-store.server'
import { fillMarket } from './fill-market'
import { openMachine, rowsOf, runScript } from './test-backup'

const tables = ['ad_price', 'dealer', 'price_rating', 'installation_secret']

test('a backup taken during writes restores rows, photographs and logins on an empty machine', async () => {
  const first = await openMachine('backup-from')
  const server = await first.open()
  const db = openPool(server.url)
  await migrate(db)
  await fillMarket(db, 3_000, 1)
  await db`insert into installation_secret (name, value) values ('of a key that is elsewhere', 'enc1.0123abcd.AAAA')`
  const store = folderStore(path.join(first.dataDir, 'photos'))
  await store.put(originalKey('0'.repeat(36)), Buffer.from('a photograph'))
  const acknowledged: number[] = []
  const until = { isOver: false }
  const writing = (async () => {
    while (!until.isOver) acknowledged.push((await addTestUser(db)).id)
  })()
  await expect.poll(() => acknowledged.length).toBeGreaterThan(5)
  const before = acknowledged.length
  const { code, output } = await runScript('scripts/database/backup.ts', [], { DATA_DIR: first.dataDir })
  expect([code, output]).toEqual([0, expect.stringContaining('1 photograph files')])
  until.isOver = true
  await writing
  const wanted = await rowsOf(db, tables)
  await db.end()
  await server.stop()
  const [file = ''] = readdirSync(path.join(first.dataDir, 'backups'))
  expect(file).toMatch(/\.tar\.gz\.sealed$/)

  const second = await openMachine('backup-to')
  const restored = await runScript('scripts/database/restore.ts', [path.join(first.dataDir, 'backups', file)], { DATA_DIR: second.dataDir })
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('Restored and compared the backup')])
  expect(restored.output).toContain('The site does not start yet: secrets in the database are encrypted with a key that is not in')
  expect(output).toContain('keep them apart from it')
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
