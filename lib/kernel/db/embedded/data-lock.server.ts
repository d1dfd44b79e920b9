import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type InferType, number, object, string } from 'yup'
import { StartError } from '@/lib/kernel/errors/start-error'
import { hasCode, isAlive, processStartId } from './live-process.server'

const holderSchema = object({
  pid: number().integer().required(),
  birth: string().defined(),
  purpose: string().required(),
  id: string().required(),
})
type Holder = InferType<typeof holderSchema>

/** Locks a data folder for this process; the returned function unlocks it. A lock whose process is dead is replaced. */
export async function lockDataFolder(folder: string, purpose: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, 'lock')
  const id = randomUUID()
  const mine = `${file}.${id}`
  await writeFile(mine, JSON.stringify({ pid: process.pid, birth: processStartId(process.pid), purpose, id } satisfies Holder))
  try {
    await take(file, mine, folder)
  } finally {
    await rm(mine, { force: true })
  }
  return () => rm(file, { force: true })
}

/** The lock of a dead process is replaced under a second lock, named after its content, so that of several waiting processes only one replaces it. */
async function take(file: string, mine: string, folder: string): Promise<void> {
  while (!(await claim(mine, file))) {
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text === undefined) continue // given back meanwhile
    const holder = parseHolder(text)
    if (holder && holds(holder)) throw inUse(folder, holder)
    const right = `${file}.after-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
    await take(right, mine, folder)
    try {
      if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return await rename(mine, file)
    } finally {
      await rm(right, { force: true })
    }
  }
}

/** An early check, for a clear error before anything starts; it takes no lock. */
export async function refuseIfInUse(folder: string): Promise<void> {
  const holder = parseHolder(await readFile(path.join(folder, 'lock'), 'utf8').catch(() => ''))
  if (holder && holds(holder)) throw inUse(folder, holder)
}

function inUse(folder: string, { purpose, pid }: Holder): StartError {
  return new StartError(
    `${folder} is already in use by another instance (${purpose}, process ${pid}): stop that one first, or set DATA_DIR and PORT to others`,
  )
}

/** A hard link appears complete or not at all, so nobody ever reads half a lock. */
async function claim(mine: string, file: string): Promise<boolean> {
  try {
    await link(mine, file)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    return holderSchema.validateSync(JSON.parse(text))
  } catch {
    return undefined
  }
}

function holds({ pid, birth }: Holder): boolean {
  return isAlive(pid) && (birth === '' || birth === processStartId(pid))
}
