import path from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError } from '../usage-error'

const usage = 'npm run backup -- [--to FOLDER] [--keep 14] [--without-photos]'

export type BackupChoice = { folder: string; keep: number | undefined; hasPhotos: boolean }

export function readBackupOptions(words: string[], dataDir: string): BackupChoice {
  const { to, keep, 'without-photos': withoutPhotos } = parse(words)
  if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep)) return refuse('--keep must be a whole number from 1 on.')
  return {
    folder: path.resolve(to ?? path.join(dataDir, 'backups')),
    keep: keep === undefined ? undefined : Number(keep),
    hasPhotos: !withoutPhotos,
  }
}

function parse(words: string[]) {
  try {
    const options = { to: { type: 'string' }, keep: { type: 'string' }, 'without-photos': { type: 'boolean', default: false } } as const
    return parseArgs({ args: words, options }).values
  } catch {
    return refuse('These options are not understood.')
  }
}

function refuse(why: string): never {
  throw new UsageError(`${why} Usage: ${usage}`)
}
