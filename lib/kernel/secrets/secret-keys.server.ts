import { createHash, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/lib/kernel/config/env.server'
import { StartError } from '@/lib/kernel/errors/start-error'

/** The id follows from the key, so that a wrong key is never taken for the right one. */
export type SecretKey = { id: string; key: Buffer }
/** The first encrypts; all decrypt. */
export type SecretKeys = readonly [SecretKey, ...SecretKey[]]

const keyBytes = 32
let known: { from: string; keys: SecretKeys } | undefined

/** The keys of SECRET_KEYS, else those of a file in DATA_DIR, which is made when it is missing. Never in the database. */
export function secretKeys(): SecretKeys {
  const { secretKeys: given, dataDir } = env()
  const from = given ?? `file ${dataDir}`
  if (known?.from !== from)
    known = { from, keys: given === undefined ? keysOfFile(keyFile(dataDir)) : keysOf(given.split(','), 'SECRET_KEYS') }
  return known.keys
}

export function keyFile(dataDir: string): string {
  return path.join(dataDir, 'secret.keys')
}

/** The place of the keys that the operator has to save. */
export function placeOfKeys(): string {
  const { secretKeys: given, dataDir } = env()
  return given === undefined ? keyFile(dataDir) : 'SECRET_KEYS'
}

export function keysOf(lines: readonly string[], place: string): SecretKeys {
  const keys = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
  const [first, ...others] = keys.map((line) => readKey(line, place))
  if (first === undefined) throw new StartError(`${place} has no key: put the one back that encrypted the secrets in the database`)
  return [first, ...others]
}

function readKey(text: string, place: string): SecretKey {
  const key = Buffer.from(text, 'base64')
  if (key.length !== keyBytes) throw new StartError(`${place} has a key that is not 32 bytes in base64: openssl rand -base64 32 makes one`)
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 8), key }
}

function keysOfFile(file: string): SecretKeys {
  return keysOf((read(file) ?? makeFile(file)).split('\n'), file)
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw new StartError(`${file} cannot be read (${codeOf(error)}): it has the key of the secrets in the database`)
  }
}

/** Makes a file that appears whole and on the disk; of several processes one makes it. */
function makeFile(file: string): string {
  const own = `${file}.${randomBytes(6).toString('hex')}`
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    const handle = openSync(own, 'wx', 0o600)
    writeSync(
      handle,
      `# Encrypts the secrets in the database: keep a copy apart from its backups. The first key encrypts, all decrypt.\n${randomBytes(keyBytes).toString('base64')}\n`,
    )
    fsyncSync(handle)
    closeSync(handle)
    linkSync(own, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
  return readFileSync(file, 'utf8')
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
