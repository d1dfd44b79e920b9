// reads: scripts/database/backup.ts scripts/database/restore.ts
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkCredentials } from '@/lib/accounts/users/check-credentials.server'
import { addTestUser, testPassword } from '@/lib/accounts/users/test-user'
import { openPool, type Pool } from '@/lib/kernel/db/db.server'
import { migrate } from '@/lib/kernel/db/migrate.server'
import { folderStore, originalKey } from '@/lib/market/photos/photo-store.server'
import { fillMarket } from '../database/fill-market'
import { allRowsOf, openMachine, runScript } from '../database/test-backup'
import { findOtherPostgres, openOtherPostgres, otherMajors } from '../database/test-other-postgres'
import type { TestServer } from '../database/test-replication'

const photo = originalKey('0'.repeat(36))

/** An empty database as docs/decisions/021-database-connections.md makes one: of an owner who is no superuser, and a role that owns nothing. */
async function addDatabase(server: TestServer) {
  const name = `site_${randomUUID().replaceAll('-', '')}`
  for (const who of ['owner', 'app']) await server.db.unsafe(`create role ${name}_${who} login`)
  await server.db.unsafe(`create database ${name} owner ${name}_owner`)
  const urlOf = (who: string) => {
    const url = new URL(server.url)
    Object.assign(url, { username: `${name}_${who}`, pathname: `/${name}` })
    return url.href
  }
  return { DATABASE_URL: urlOf('app'), MIGRATION_DATABASE_URL: urlOf('owner') }
}

function open(url: string): Pool {
  const db = openPool(url)
  onTestFinished(() => db.end({ timeout: 1 }))
  return db
}

async function openFolder(name: string) {
  const machine = await openMachine(name)
  onTestFinished(() => machine.remove())
  return machine
}

const majorOf = async (db: Pool) =>
  (await db<{ major: number }[]>`select current_setting('server_version_num')::int / 10000 as major`)[0]?.major

async function backUp(settings: { DATA_DIR: string } & Record<string, string>): Promise<string> {
  const { code, output } = await runScript('scripts/database/backup.ts', [], settings)
  expect([code, output]).toEqual([0, expect.stringContaining('1 photograph files')])
  const folder = path.join(settings.DATA_DIR, 'backups')
  return path.join(folder, readdirSync(folder).sort().at(-1) ?? '')
}

async function restore(file: string, settings: { DATA_DIR: string } & Record<string, string>): Promise<void> {
  const { code, output } = await runScript('scripts/database/restore.ts', [file], settings)
  expect([code, output]).toEqual([0, expect.stringContaining('Restored and compared the backup')])
  expect((await folderStore(path.join(settings.DATA_DIR, 'photos')).get(photo))?.toString()).toBe('a photograph')
}

describe.each(otherMajors)('PostgreSQL %i', (major) => {
  const programs = findOtherPostgres(major)
  if (programs === undefined) {
    test('a PostgreSQL that is neither on this machine nor on npm is left out', () =>
      console.warn(`PostgreSQL ${major} is left out: the way from it and to it was not tried.`))
    return
  }

  test('backup and restore move a site between the major versions, with equal rows and working logins', async () => {
    const server = await openOtherPostgres(programs)
    const own = { DATA_DIR: (await openFolder(`from-${major}`)).dataDir, ...(await addDatabase(server)) }
    const db = open(own.MIGRATION_DATABASE_URL)
    expect(await majorOf(db)).toBe(major)
    await migrate(db)
    await fillMarket(db, 200, 1)
    await folderStore(path.join(own.DATA_DIR, 'photos')).put(photo, Buffer.from('a photograph'))
    const first = await addTestUser(db)
    const wanted = await allRowsOf(db)

    const machine = await openFolder(`after-${major}`)
    await restore(await backUp(own), { DATA_DIR: machine.dataDir })
    const embedded = await machine.open()
    onTestFinished(() => embedded.stop())
    const there = open(embedded.url)
    expect(await majorOf(there)).toBe(18)
    expect(await allRowsOf(there)).toEqual(wanted)
    expect((await checkCredentials(open(embedded.applicationUrl), first.email, testPassword))?.id).toBe(first.id)

    const second = await addTestUser(there)
    const changed = await allRowsOf(there)
    const back = { DATA_DIR: (await openFolder(`back-${major}`)).dataDir, ...(await addDatabase(server)) }
    await restore(await backUp({ DATA_DIR: machine.dataDir }), back)
    expect(await allRowsOf(open(back.MIGRATION_DATABASE_URL))).toEqual(changed)
    const site = open(back.DATABASE_URL)
    for (const { id, email } of [first, second]) expect((await checkCredentials(site, email, testPassword))?.id).toBe(id)
  })
})
