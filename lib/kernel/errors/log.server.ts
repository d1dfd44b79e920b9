import { type Logger, pino } from 'pino'
import { env } from '@/lib/kernel/config/env.server'
import { describeError } from './describe-error.server'
import { redactPersonalData } from './redact'

let logger: Logger | undefined

/** One JSON line per event, on standard output. An `err` and a `reason` may come from outside: they are cleaned. */
export function log(): Logger {
  return (logger ??= pino({
    level: env().logLevel,
    base: { app: 'ingrana' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, reason: redactPersonalData },
  }))
}
