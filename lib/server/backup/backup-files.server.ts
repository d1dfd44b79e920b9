import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

const pattern = /^ingrana-\d{8}T\d{6}Z\.tar\.gz(\.sealed)?$/

/** The name of a backup: in the order of their names backups stand in the order of time. */
export function backupName(at: Date, isSealed: boolean): string {
  return `ingrana-${at.toISOString().replace(/\.\d+|[-:]/g, '')}.tar.gz${isSealed ? '.sealed' : ''}`
}

/** Keeps the newest backups of a folder and deletes the older ones, nothing else. Gives what went. */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const old = (await readdir(folder))
    .filter((name) => pattern.test(name))
    .sort()
    .toReversed()
    .slice(keep)
  for (const name of old) await rm(path.join(folder, name))
  return old
}
