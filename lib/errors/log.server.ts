import { pino, type Logger } from 'pino'
import { env } from '@/lib/config/env.server'

let logger: Logger | undefined

/** One JSON line per event, on standard output. */
export function log(): Logger {
  return (logger ??= pino({ level: env().logLevel, base: { app: 'ingrana' }, timestamp: pino.stdTimeFunctions.isoTime }))
}
