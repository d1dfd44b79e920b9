import { randomBytes } from 'node:crypto'
import { chmod, cp, mkdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '@/lib/kernel/errors/start-error'
import { type Account, canReach, findAccount } from './postgres-account.server'
import { findPrograms, versionOf } from './postgres-programs.server'

/** Where the cluster and the programs lie, and who runs them. */
export type Home = { cluster: string; programs: string; account: Account }
type Note = (line: string) => void

const shelter = '/var/lib/ingrana'

/** Places for data and programs that the account which runs PostgreSQL can reach. Changes nothing when they exist. */
export async function prepareHome(dataDir: string, onNote: Note): Promise<Home> {
  const cluster = await locate(dataDir)
  const account = findAccount(cluster)
  const programs = findPrograms()
  if (!account) return { cluster, programs, account }
  return {
    account,
    cluster: canReach(account, [path.dirname(cluster)]) ? cluster : await shelterCluster(cluster, onNote),
    programs: canReach(account, [path.join(programs, 'bin/postgres')]) ? programs : await shelterPrograms(programs, onNote),
  }
}

/** Refuses a cluster that these programs cannot read, before anything touches it. False when there is none yet. */
export async function hasCluster({ cluster, programs }: Home): Promise<boolean> {
  const found = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (found === undefined) return false
  const version = versionOf(programs)
  if (found.trim() !== version.split('.')[0]) {
    throw new StartError(
      `${cluster} was written by PostgreSQL ${found.trim()} and this is ${version}: nothing was touched. Move the folder away for a fresh market, or serve it with its own version through DATABASE_URL`,
    )
  }
  return true
}

/** `postgres` in the data folder is the cluster, or a link to where it found shelter. */
export async function locate(dataDir: string): Promise<string> {
  const place = path.join(path.resolve(dataDir), 'postgres')
  return readlink(place).catch(() => place)
}

/** For tests: a data folder with all that stands elsewhere for it. */
export async function removeDataFolder(dataDir: string): Promise<void> {
  const cluster = await locate(dataDir)
  await rm(cluster.startsWith(shelter) ? path.dirname(cluster) : cluster, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
}

async function shelterCluster(place: string, onNote: Note): Promise<string> {
  const project = path.basename(path.dirname(path.dirname(place))).replace(/[^\w.-]/g, '_')
  const cluster = path.join(shelter, `${project}-${randomBytes(4).toString('hex')}`, 'postgres')
  await openFolder(path.dirname(cluster))
  await symlink(cluster, place).catch(() => {
    throw new StartError(
      `the user that runs PostgreSQL cannot reach ${place}: open the folders above it (chmod o+x), or set DATA_DIR to a place it can reach`,
    )
  })
  onNote(`PostgreSQL cannot reach ${place}: its data goes to ${cluster}`)
  return cluster
}

async function shelterPrograms(programs: string, onNote: Note): Promise<string> {
  const copy = path.join(shelter, `postgresql-${versionOf(programs)}`)
  if (
    await readFile(path.join(copy, 'bin/postgres')).then(
      () => true,
      () => false,
    )
  )
    return copy
  onNote(`PostgreSQL cannot be run from ${programs}: it is copied to ${copy}`)
  const half = `${copy}.${process.pid}`
  await openFolder(shelter)
  await cp(programs, half, { recursive: true, verbatimSymlinks: true })
  await rename(half, copy).catch(() => rm(half, { recursive: true })) // another start was faster
  return copy
}

async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (let step = folder; step.startsWith(shelter); step = path.dirname(step)) await chmod(step, 0o755)
}
