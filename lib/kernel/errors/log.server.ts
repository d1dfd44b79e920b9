import { type Logger, pino, stdSerializers } from 'pino'
import { env } from '@/lib/kernel/config/env.server'
import { redactPersonalData } from './redact'
import { currentRequestId } from './request-id.server'

let logger: Logger | undefined

/** One JSON line per event, on standard output. An `err` and a `reason` may come from outside: they are cleaned. */
export function log(): Logger {
  return (logger ??= pino({
    level: env().logLevel,
    base: { app: 'ingrana', ...(env().processNumber !== undefined && { process: env().processNumber }) },
    mixin: () => {
      const requestId = currentRequestId()
      return requestId === undefined ? {} : { requestId }
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, reason: redactPersonalData },
  }))
}

/** The parts in which PostgreSQL repeats the row that it refused. */
const rowParts = new Set(['detail', 'where'])

/** An error as a log line may hold it: nothing of what people are called, typed or looked for. */
export function describeError(error: unknown): unknown {
  if (typeof error === 'string') return redactPersonalData(error)
  if (!(error instanceof Error)) return error
  const parts = Object.entries(stdSerializers.err(error)).filter(([name]) => !rowParts.has(name))
  return Object.fromEntries(parts.map(([name, value]) => [name, typeof value === 'string' ? redactPersonalData(value) : value]))
}
