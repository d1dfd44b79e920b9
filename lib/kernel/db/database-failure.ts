import { AppError } from '@/lib/kernel/errors/app-error'

/** Codes of the driver, of sockets and of PostgreSQL that say: not now. */
const passing = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_STREAM_DESTROYED',
  '08000', // connection exception, and its kinds
  '08001',
  '08003',
  '08004',
  '08006',
  '08P01', // how PgBouncer says that its server is away
  '40001', // a standby gave way to what it replays: nothing of ours is serializable
  '25006', // a standby, or a disk that may only be read
  '53100', // the disk is full
  '53200', // no memory
  '53300', // no more connections
  '55P03', // waited too long for a lock
  '57014', // took too long
  '57P01', // ended by the administrator
  '57P02', // ended by a crash
  '57P03', // starting, or stopping
  '57P05', // idle for too long
  '58000', // a fault of the system
  '58030', // a fault of the disk
])

/** The failure of a query: a database that cannot answer now is reported as `unavailable`, everything else as it came. */
export function readableFailure(error: unknown): unknown {
  const reason = firstOf(error)
  const code = codeOf(reason)
  return code !== undefined && passing.has(code) ? unavailable(reason instanceof Error ? reason.message : code, reason) : error
}

export function unavailable(why: string, cause?: unknown): AppError {
  return new AppError('unavailable', `the database cannot answer: ${why}`, { cause })
}

/** Whether a statement was ended because it took longer than it may. */
export function isTimeout(error: unknown): boolean {
  return codeOf(error instanceof AppError ? error.cause : error) === '57014'
}

/** Whether the disk of the database is full. */
export function isDiskFull(error: unknown): boolean {
  return codeOf(error instanceof AppError ? error.cause : error) === '53100'
}

/** Whether a statement gave up waiting for a lock. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error instanceof AppError ? error.cause : error) === '55P03'
}

/** Whether it only says that an earlier statement of the transaction failed. */
export function isAborted(error: unknown): boolean {
  return codeOf(error) === '25P02'
}

/** A name with several addresses fails once for each. */
function firstOf(error: unknown): unknown {
  return error instanceof AggregateError ? error.errors[0] : error
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
