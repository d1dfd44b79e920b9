// reads: temporary files
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/kernel/config/env.server'
import { isAlive } from '@/lib/kernel/db/embedded/live-process.server'
import { locate, removeDataFolder } from '@/lib/kernel/db/embedded/postgres-installation.server'
import { stopOrphan } from '@/lib/kernel/db/embedded/postmaster.server'

/** A data folder that belongs to this process alone; those of test runs that were killed are cleared away, servers included. */
export async function createTestFolder(name: string): Promise<string> {
  const all = path.resolve(env().dataDir, 'test')
  await mkdir(all, { recursive: true })
  for (const run of await readdir(all)) {
    const owner = /^run-(\d+)-/.exec(run)?.[1]
    if (owner !== undefined && !isAlive(Number(owner))) await removeTestFolder(path.join(all, run))
  }
  const folder = path.join(all, `run-${process.pid}-${name}`)
  await mkdir(folder, { recursive: true })
  return folder
}

/** Ends what may still run on the folder, then removes it. */
export async function removeTestFolder(folder: string): Promise<void> {
  await stopOrphan(await locate(folder))
  await removeDataFolder(folder)
}
