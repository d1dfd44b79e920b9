// reads: docs/operations.md
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkCredentials } from '@/lib/accounts/users/check-credentials.server'
import { addTestUser, testPassword } from '@/lib/accounts/users/test-user'
import type { Pool } from '@/lib/kernel/db/db.server'
import { programEnvironment } from '@/lib/kernel/db/embedded/postgres-programs.server'
import { migrate } from '@/lib/kernel/db/migrate.server'
import { allRowsOf } from './test-backup'
import { openHome, openOtherPostgres, serveFrom } from './test-other-postgres'
import type { TestServer } from './test-replication'

/** Code blocks of docs/operations.md for an operator: settings, the nightly backup, the restore. */
function recipe(): { settings: string; nightly: string; back: string } {
  const [, text = ''] = readFileSync('docs/operations.md', 'utf8').split('### Back to a moment')
  const [settings = '', nightly = '', back = ''] = [...text.matchAll(/```\w+\n(.*?)```/gs)].map(([, block = '']) => block)
  return { settings, nightly, back }
}

/** A whole PostgreSQL, as distributions bring it: the embedded one makes no base backups. */
function findWholePostgres(): string | undefined {
  const all = '/usr/lib/postgresql'
  const versions = existsSync(all) ? readdirSync(all).sort((one, other) => Number(other) - Number(one)) : []
  return versions.map((version) => path.join(all, version)).find((programs) => existsSync(path.join(programs, 'bin/pg_basebackup')))
}

/** Its places, in a folder of this test. */
async function openPlaces(programs: string) {
  const { cluster: folder, account } = await openHome(programs)
  const [archive, base] = [path.join(folder, 'archive'), path.join(folder, 'base')]
  for (const place of [archive, base]) {
    mkdirSync(place)
    if (account) chownSync(place, account.uid, account.gid)
  }
  const here = (text: string) => text.replaceAll('/archive', archive).replaceAll('/base/', `${base}/`)
  return { archive, base, account, here }
}

async function openSite(programs: string) {
  const places = await openPlaces(programs)
  const server = await openOtherPostgres(programs, places.here(recipe().settings).split('\n'))
  const connection = { PGHOST: '127.0.0.1', PGPORT: String(server.port), PGUSER: new URL(server.url).username }
  const env = { ...programEnvironment, ...connection, PATH: `${path.join(programs, 'bin')}:${process.env['PATH'] ?? ''}` }
  const type = (commands: string) => execFileSync('sh', ['-eu', '-c', places.here(commands)], { ...places.account, cwd: '/', env })
  return { ...places, server, type }
}

type Site = Awaited<ReturnType<typeof openSite>>

/** Follows the recipe, with these lines instead of the one of its moment, on data of its own; gives the server, which has not started. */
async function goBack({ base, type }: Site, programs: string, ...lines: string[]): Promise<TestServer> {
  const home = await openHome(programs)
  const [night = ''] = readdirSync(base)
  const typed = recipe().back.replace(/recovery_target_time = .*/, lines.join('\n'))
  type(typed.replaceAll(/\d{4}-\d\d-\d\d(?=\/)/g, night).replaceAll('/srv/back', home.cluster))
  return serveFrom(home)
}

/** Waits until all that was written so far lies in the archive. */
async function untilArchived({ server: { db }, archive }: Site): Promise<void> {
  const [last] = await db<{ name: string }[]>`select pg_walfile_name(pg_current_wal_lsn()) as name, pg_switch_wal()`
  await expect.poll(() => readdirSync(archive)).toContain(last?.name)
}

async function momentOf(db: Pool): Promise<string> {
  const [row] = await db<{ moment: string }[]>`select clock_timestamp()::text as moment`
  return row?.moment ?? ''
}

const isBack = async ({ db }: TestServer) => (await db<{ isBack: boolean }[]>`select not pg_is_in_recovery() as is_back`)[0]?.isBack

const programs = findWholePostgres()

describe('with PostgreSQL of a distribution, by the recipe of docs/operations.md', () => {
  if (programs === undefined) {
    test('left out, as this machine has no pg_basebackup', () =>
      console.warn('Going back to a moment is left out: there is no /usr/lib/postgresql with pg_basebackup.'))
    return
  }

  test('a site is restored to a moment between backups, with all writes before and none after', async () => {
    const site = await openSite(programs)
    const { db } = site.server
    await migrate(db)
    const early = await addTestUser(db)
    site.type(recipe().nightly)
    const later = await addTestUser(db)
    const [wanted, moment] = [await allRowsOf(db), await momentOf(db)]
    await db`delete from app_user where id = ${early.id}`
    const tooLate = await addTestUser(db)
    const atTheEnd = await allRowsOf(db)
    await untilArchived(site)
    const beyond = await momentOf(db)
    await site.server.kill()

    const back = await goBack(site, programs, `recovery_target_time = '${moment}'`)
    await back.start()
    await expect.poll(() => isBack(back)).toBe(true)
    expect(await allRowsOf(back.db)).toEqual(wanted)
    for (const { id, email } of [early, later]) expect((await checkCredentials(back.db, email, testPassword))?.id).toBe(id)
    expect(await back.db`select from app_user where email = ${tooLate.email}`).toHaveLength(0)
    await addTestUser(back.db)
    await untilArchived({ ...site, server: back })

    const asItWas = "recovery_target_timeline = 'current'"
    const last = await goBack(site, programs, asItWas)
    await last.start()
    await expect.poll(() => isBack(last)).toBe(true)
    expect(await allRowsOf(last.db)).toEqual(atTheEnd)
    const never = await goBack(site, programs, asItWas, `recovery_target_time = '${beyond}'`, 'hot_standby = off')
    await expect(never.start()).rejects.toThrow('recovery ended before configured recovery target was reached')
  })

  test('the archive accepts an identical segment, refuses a differing one, and rewrites a partial one', async () => {
    const { archive, base, here } = await openPlaces(programs)
    const [, command = ''] = /archive_command = '(.*)'/.exec(here(recipe().settings)) ?? []
    const source = path.join(base, 'source')
    const archiveAs = (name: string, content: string) => {
      writeFileSync(source, content)
      return spawnSync('sh', ['-c', command.replaceAll('%p', source).replaceAll('%f', name)]).status
    }
    expect([archiveAs('first', 'one'), archiveAs('first', 'one')]).toEqual([0, 0])
    expect(archiveAs('first', 'two')).toBeGreaterThan(0)
    writeFileSync(path.join(archive, 'second.part'), 'broken o')
    expect(archiveAs('second', 'two')).toBe(0)
    expect(readdirSync(archive).map((name) => [name, readFileSync(path.join(archive, name), 'utf8')])).toEqual([
      ['first', 'one'],
      ['second', 'two'],
    ])
  })
})
