import { AppError } from './app-error'
import { StartError } from './start-error'

const meaningByCode: Record<string, string> = {
  ENOSPC: 'the disk is full: free some space and start again, nothing that was saved is lost',
  EDQUOT: 'the disk quota is used up: free some space and start again, nothing that was saved is lost',
  '53100': 'the disk of the database is full: free some space and start again, nothing that was saved is lost',
  EACCES: 'a file or folder may not be read or written by this user',
  EPERM: 'this user may not do that',
  EROFS: 'the disk can only be read, not written',
  EMFILE: 'too many files are open: raise the limit (ulimit -n)',
  '42501': 'the database user lacks a right',
}

/** One line for a failure the operator can fix; undefined for a bug, whose stack is to be printed. */
export function explainFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof StartError || error.name === 'SettingsError') return error.message
  const meaning = 'code' in error ? meaningByCode[String(error.code)] : undefined
  if (meaning) return `${meaning} (${error.message.replace(/\s+/g, ' ')})`
  return explainFailure(error.cause) ?? (error instanceof AppError ? error.message : undefined)
}
