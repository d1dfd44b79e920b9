import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { openPool } from '@/lib/kernel/db/db.server'
import { applicationRole, createCluster, passwordFile, role } from './create-cluster.server'
import { lockDataFolder } from './data-lock.server'
import { keepRunning } from './keep-running.server'
import { hasCode } from './live-process.server'
import { hasCluster, locate, prepareHome } from './postgres-installation.server'
import { launch, type Server } from './postgres-server.server'
import { findPostmaster, stopOrphan } from './postmaster.server'

type EmbeddedPostgresOptions = {
  dataDir: string
  /** The purpose, shown to a process that finds the data folder in use. */
  purpose: string
  /** False only for tests, whose data may be lost in a power cut. */
  durable?: boolean
  onNote?: (line: string) => void
}

/** `url`: as the role that owns the database; `applicationUrl`: as one that owns nothing. */
type Addresses = { url: string; applicationUrl: string }
export type EmbeddedPostgres = Pick<Server, 'stop' | 'died'> & Addresses

const databaseName = 'ingrana'

/** Starts a PostgreSQL of our own on `dataDir`, reachable from this machine only. Creates, recovers and locks its data as needed. */
export async function startEmbeddedPostgres({
  dataDir,
  purpose,
  durable = true,
  onNote = () => {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const unlock = await lockDataFolder(dataDir, purpose)
  let server: Pick<Server, 'stop' | 'died'> | undefined
  const stop = async () => {
    await server?.stop()
    await unlock()
  }
  try {
    const home = await prepareHome(dataDir, onNote)
    if (!(await hasCluster(home))) {
      onNote('Creating the database')
      await createCluster(home, durable)
    }
    if (await stopOrphan(home.cluster)) onNote('Ended the PostgreSQL of an application that was killed')
    const first = await launch(home, durable, onNote)
    const startAgain = async () => {
      await stopOrphan(home.cluster)
      return launch(home, durable, onNote, first.port)
    }
    server = keepRunning(first, startAgain, onNote)
    const url = await urlOf(home.cluster, first.port)
    await ensureDatabase(url)
    await ensureApplicationRole(url, passwordFile(home.cluster, applicationRole))
    return { url, applicationUrl: await urlOf(home.cluster, first.port, applicationRole), stop, died: server.died }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The addresses of the server that another process of ours has running on this data folder. */
export async function findRunningPostgres(dataDir: string): Promise<Addresses | undefined> {
  const cluster = await locate(dataDir)
  const running = await findPostmaster(cluster)
  if (!running?.ready) return undefined
  return { url: await urlOf(cluster, running.port), applicationUrl: await urlOf(cluster, running.port, applicationRole) }
}

async function urlOf(cluster: string, port: number, as = role): Promise<string> {
  const password = await readFile(passwordFile(cluster, as), 'utf8')
  return `postgres://${as}:${password.trim()}@127.0.0.1:${port}/${databaseName}`
}

/** A start may have been interrupted between making the cluster and making the database. */
async function ensureDatabase(url: string): Promise<void> {
  const maintenance = new URL(url)
  maintenance.pathname = '/postgres'
  const admin = openPool(maintenance.href, 1)
  try {
    const [found] = await admin`select 1 from pg_database where datname = ${databaseName}`
    if (!found) await admin`create database ${admin(databaseName)}`
  } finally {
    await admin.end({ timeout: 5 })
  }
}

/** A cluster of before has none, and a start may have been interrupted: the role is what the file says after every start. */
async function ensureApplicationRole(url: string, file: string): Promise<void> {
  await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error
  })
  const password = (await readFile(file, 'utf8')).trim()
  const db = openPool(url, 1)
  try {
    const [found] = await db`select 1 from pg_roles where rolname = ${applicationRole}`
    if (!found) await db`create role ${db(applicationRole)}`
    await db`alter role ${db(applicationRole)} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${db.unsafe(`'${password}'`)}`
    await db`revoke temporary on database ${db(databaseName)} from public`
  } finally {
    await db.end({ timeout: 5 })
  }
}
