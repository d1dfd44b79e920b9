// reads: temporary files
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFile, chown, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { openPool, type Pool } from '@/lib/kernel/db/db.server'
import { createCluster, passwordFile, role } from '@/lib/kernel/db/embedded/create-cluster.server'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { type PostgresInstallation, prepareHome } from '@/lib/kernel/db/embedded/postgres-installation.server'
import { launch, type Server } from '@/lib/kernel/db/embedded/postgres-server.server'
import { findPostmaster } from '@/lib/kernel/db/embedded/postmaster.server'
import { createTestFolder, removeTestFolder } from '../test-folder'

/** One PostgreSQL of a group; `db` is a connection of its owner. */
export class TestServer {
  private server: Server | undefined
  private pool: Pool | undefined

  constructor(
    readonly name: string,
    readonly port: number,
    private readonly home: PostgresInstallation,
    private readonly password: string,
  ) {}

  get url(): string {
    return `postgres://${role}:${this.password}@127.0.0.1:${this.port}/postgres`
  }

  get db(): Pool {
    return (this.pool ??= openPool(this.url, 1))
  }

  async start(): Promise<void> {
    this.server = await launch(this.home, true, () => {}, this.port)
  }

  async stop(): Promise<void> {
    await this.pool?.end({ timeout: 1 })
    this.pool = undefined
    await this.server?.stop()
    this.server = undefined
  }

  /** Kills without a word, as a machine goes that loses its power. */
  async kill(): Promise<void> {
    const running = await findPostmaster(this.home.cluster)
    if (!running || !this.server) throw new Error(`${this.name} does not run`)
    process.kill(running.pid, 'SIGKILL')
    await this.server.died
  }

  /** A line of its settings; one that runs takes it at once. */
  async set(line: string): Promise<void> {
    await appendFile(path.join(this.home.cluster, 'postgresql.auto.conf'), `${line}\n`)
    if (this.server) await this.db`select pg_reload_conf()`
  }

  async follow({ port }: TestServer): Promise<void> {
    const file = path.join(this.home.cluster, 'standby.signal')
    await writeFile(file, '')
    if (this.home.account) await chown(file, this.home.account.uid, this.home.account.gid)
    await this.set(
      `primary_conninfo = 'host=127.0.0.1 port=${port} user=${role} password=${this.password} application_name=${this.name} connect_timeout=2'`,
    )
  }
}

/** A primary and two servers that stream from it, for one test. A cluster that never ran is the base backup. */
export async function openReplication(): Promise<[primary: TestServer, first: TestServer, second: TestServer]> {
  const source = await openHome()
  await createCluster(source, true)
  const password = (await readFile(passwordFile(source.cluster), 'utf8')).trim()
  const primary = new TestServer('one', await findFreePort(), source, password)
  const replica = async (name: string) => {
    const home = await openHome()
    execFileSync('cp', ['-a', source.cluster, home.cluster])
    const server = new TestServer(name, await findFreePort(), home, password)
    await server.follow(primary)
    return server
  }
  const servers: [TestServer, TestServer, TestServer] = [primary, await replica('two'), await replica('three')]
  for (const server of servers) {
    onTestFinished(() => server.stop())
    await server.start()
  }
  return servers
}

async function openHome(): Promise<PostgresInstallation> {
  const folder = await createTestFolder(randomUUID())
  onTestFinished(() => removeTestFolder(folder))
  return prepareHome(folder, () => {})
}
