import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '@/lib/kernel/errors/start-error'
import type { PostgresInstallation } from './postgres-installation.server'
import { explainLog } from './postgres-log.server'
import { program, programEnvironment } from './postgres-programs.server'

/** Owns everything; migrations run as this role. */
export const role = 'ingrana'
/** Owns nothing; the application runs as this role. */
export const applicationRole = 'ingrana_app'
export const passwordFile = (cluster: string, of = role) => path.join(cluster, `${of}.password`)

/** Makes a new cluster beside its final place and moves it there when it is whole, so that an interrupted start leaves none by halves. */
export async function createCluster({ cluster, programs, account }: PostgresInstallation, durable: boolean): Promise<void> {
  const there = await readdir(cluster).catch(() => [])
  if (there.length > 0) throw new StartError(`${cluster} holds files but no PostgreSQL data: move it away and start again`)
  const half = `${cluster}.new`
  const password = `${cluster}.password`
  try {
    await rm(half, { recursive: true, force: true })
    await mkdir(half, { mode: 0o700 })
    await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (account) await Promise.all([half, password].map((file) => chown(file, account.uid, account.gid)))
    await initialise({ cluster: half, programs, account }, password, durable)
    await rename(password, passwordFile(half))
    await rename(half, cluster)
  } catch (error) {
    await Promise.all([half, password].map((file) => rm(file, { recursive: true, force: true })))
    throw error
  }
}

/** The built-in C.UTF-8 locale behaves the same on every machine. */
function initialise({ cluster, programs, account }: PostgresInstallation, password: string, durable: boolean): Promise<void> {
  const flags = [
    '-D',
    cluster,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--auth=scram-sha-256',
    `--username=${role}`,
    `--pwfile=${password}`,
  ]
  if (!durable) flags.push('--no-sync')
  return new Promise((resolve, reject) => {
    const child = spawn(program(programs, 'initdb'), flags, {
      ...account,
      cwd: '/',
      env: programEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new StartError(`the database could not be created: ${explainLog(output.trim().split('\n'))}`))
    })
  })
}
