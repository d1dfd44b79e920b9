// reads: temporary files
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { findFreePort } from './embedded/free-port.server'
import { findAccount } from './embedded/postgres-account.server'

/** A PgBouncer in transaction mode in front of the server of this address, for one test. Returns the address through it. */
export async function openPgBouncer(databaseUrl: string): Promise<string> {
  const { hostname, port, username, password } = new URL(databaseUrl)
  const through = new URL(databaseUrl)
  through.port = String(await findFreePort())
  const folder = mkdtempSync(path.join(tmpdir(), 'ingrana-pgbouncer-'))
  const account = findAccount(folder) // it runs as root as little as PostgreSQL does
  const file = path.join(folder, 'pgbouncer.ini')
  const settings = `
[databases]
* = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${through.port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
`
  writeFileSync(file, settings)
  if (account) for (const place of [folder, file]) chownSync(place, account.uid, account.gid)
  const program = spawn('pgbouncer', [file], { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  program.stderr.setEncoding('utf8').on('data', (text: string) => (log += text))
  onTestFinished(async () => {
    program.kill()
    if (program.exitCode === null) await once(program, 'close')
    rmSync(folder, { recursive: true })
  })
  while (!log.includes('process up')) {
    if (program.exitCode !== null) throw new Error(`PgBouncer does not start:\n${log}`)
    await delay(20)
  }
  return through.href
}
