import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { StartError } from '@/lib/kernel/errors/start-error'

/** The account that runs PostgreSQL; undefined = the person who starts us. */
export type Account = { uid: number; gid: number } | undefined

/** PostgreSQL refuses to run as root, so root lends it the owner of the existing data, else the system user `postgres`. */
export function findAccount(cluster: string): Account {
  const owner = ownerOf(cluster)
  const self = process.getuid?.()
  if (self === undefined || self === owner?.uid) return self === 0 ? systemAccount() : undefined
  if (self !== 0) {
    if (owner)
      throw new StartError(
        `${cluster} belongs to another user (uid ${owner.uid}): start as that user or as root, or set DATA_DIR to a folder of your own`,
      )
    return undefined
  }
  return owner ?? systemAccount()
}

/** Whether the account may pass through every folder on the way. */
export function canReach(account: NonNullable<Account>, places: string[]): boolean {
  const check = 'for place; do test -x "$place" || exit 1; done'
  return spawnSync('/bin/sh', ['-c', check, 'sh', ...places], { ...account, cwd: '/' }).status === 0
}

function systemAccount(): NonNullable<Account> {
  return lookUp() ?? create() ?? fail()
}

function lookUp(): Account {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

function create(): Account {
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ])
  return lookUp()
}

function fail(): never {
  throw new StartError(
    'PostgreSQL cannot run as root and the system user postgres could not be created: create it, start as an ordinary user, or set DATABASE_URL',
  )
}

function ownerOf(folder: string): Account {
  try {
    const { uid, gid } = statSync(folder)
    return { uid, gid }
  } catch {
    return undefined
  }
}
