import { randomBytes } from 'node:crypto'
import { chmod, cp, mkdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '@/lib/kernel/errors/start-error'
import { type Account, canReach, findAccount } from './postgres-account.server'
import { findPrograms, postgresVersion } from './postgres-programs.server'

/** The folders of the cluster and the programs, and who runs them. */
export type PostgresInstallation = { cluster: string; programs: string; account: Account }
type OnNote = (line: string) => void

const fallbackFolder = '/var/lib/ingrana'

/** Places for data and programs that the account which runs PostgreSQL can reach. Changes nothing when they exist. */
export async function prepareHome(dataDir: string, onNote: OnNote, programs = findPrograms()): Promise<PostgresInstallation> {
  const cluster = await locate(dataDir)
  const account = findAccount(cluster)
  if (!account) return { cluster, programs, account }
  return {
    account,
    cluster: canReach(account, [path.dirname(cluster)]) ? cluster : await relocateCluster(cluster, onNote),
    programs: canReach(account, [path.join(programs, 'bin/postgres')]) ? programs : await copyPrograms(programs, onNote),
  }
}

/** Refuses a cluster that these programs cannot read, before anything touches it. False when there is none yet. */
export async function hasCluster({ cluster, programs }: PostgresInstallation): Promise<boolean> {
  const found = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (found === undefined) return false
  const version = postgresVersion(programs)
  if (found.trim() !== version.split('.')[0]) {
    throw new StartError(
      `${cluster} was written by PostgreSQL ${found.trim()} and this is ${version}: nothing was touched. Move the folder away and restore a backup made with its own version (docs/operations.md), or serve it with that version through DATABASE_URL`,
    )
  }
  return true
}

/** Path of the cluster: `postgres` in the data folder, or the target of that link when the data lies elsewhere. */
export async function locate(dataDir: string): Promise<string> {
  const place = path.join(path.resolve(dataDir), 'postgres')
  return readlink(place).catch(() => place)
}

/** Removes, for tests, a data folder with all that stands elsewhere for it. */
export async function removeDataFolder(dataDir: string): Promise<void> {
  const cluster = await locate(dataDir)
  await rm(cluster.startsWith(fallbackFolder) ? path.dirname(cluster) : cluster, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
}

async function relocateCluster(place: string, onNote: OnNote): Promise<string> {
  const project = path.basename(path.dirname(path.dirname(place))).replace(/[^\w.-]/g, '_')
  const cluster = path.join(fallbackFolder, `${project}-${randomBytes(4).toString('hex')}`, 'postgres')
  await openFolder(path.dirname(cluster))
  await symlink(cluster, place).catch(() => {
    throw new StartError(
      `the user that runs PostgreSQL cannot reach ${place}: open the folders above it (chmod o+x), or set DATA_DIR to a place it can reach`,
    )
  })
  onNote(`PostgreSQL cannot reach ${place}: its data goes to ${cluster}`)
  return cluster
}

async function copyPrograms(programs: string, onNote: OnNote): Promise<string> {
  const copy = path.join(fallbackFolder, `postgresql-${postgresVersion(programs)}`)
  if (
    await readFile(path.join(copy, 'bin/postgres')).then(
      () => true,
      () => false,
    )
  )
    return copy
  onNote(`PostgreSQL cannot be run from ${programs}: it is copied to ${copy}`)
  const half = `${copy}.${process.pid}`
  await openFolder(fallbackFolder)
  await cp(programs, half, { recursive: true, verbatimSymlinks: true })
  await rename(half, copy).catch(() => rm(half, { recursive: true })) // another start was faster
  return copy
}

async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (let step = folder; step.startsWith(fallbackFolder); step = path.dirname(step)) await chmod(step, 0o755)
}
