import { env } from '@/lib/kernel/config/env.server'
import { log } from './log.server'
import { currentRequestId } from './request-id.server'
import type { FailureContext } from './server-reports.server'

type Reports = Awaited<ReturnType<typeof open>>
let reports: Promise<Reports> | undefined

/** An unexpected failure: one JSON line, and a report where SENTRY_DSN says so. Never throws and never waits. */
export function reportFailure(error: unknown, place: FailureContext & { status?: number }, message: string): void {
  log().error({ err: error, ...place }, message)
  const requestId = currentRequestId()
  prepareReports()?.then(
    ({ report }) => report(error, { ...place, requestId }),
    (fault: unknown) => log().error({ err: fault }, 'errors cannot be reported'),
  )
}

/** Loads what sends the reports: half a second and 32 MB, spent at the start and only where there is an address to send them to. */
export function prepareReports(): Promise<Reports> | undefined {
  const { sentryDsn, deployStage } = env()
  if (sentryDsn !== undefined) reports ??= open(sentryDsn, deployStage)
  return reports
}

async function open(dsn: string, stage: string) {
  const { openServerReports } = await import('./server-reports.server')
  return openServerReports(dsn, stage)
}
