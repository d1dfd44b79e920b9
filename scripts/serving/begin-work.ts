import { setTimeout as delay } from 'node:timers/promises'
import type { configManager } from '@/lib/experimentation/experiments/datafile/open-config-manager.server'
import { env } from '@/lib/kernel/config/env.server'
import { getDb } from '@/lib/kernel/db/db.server'
import { log } from '@/lib/kernel/errors/log.server'
import type { Jobs } from '@/lib/server/jobs/open-jobs.server'
import type { Shutdown } from '@/lib/server/runtime/shutdown.server'

export type Experiments = ReturnType<typeof configManager>

/** Time that the first visitor after a start has the machine to themselves. */
const firstVisitMs = 1_000
const beginAgainMs = 5_000

/** Jobs begin when the site is open, because nobody who asks for a page waits for them, and end after it: their end is registered before. */
export async function reserveJobs(shutdown: Shutdown, experiments: Experiments): Promise<() => Promise<unknown>> {
  let opening: Promise<Jobs> | undefined
  const close = async () => {
    const jobs = await opening?.catch(() => undefined) // who asked for them knows of the failure
    await jobs?.close(shutdown.forceSignal)
  }
  await shutdown.register(() => Promise.resolve(), close)
  return async () => {
    const { openJobs } = await import('@/lib/server/jobs/open-jobs.server')
    if (shutdown.signal.aborted) return
    opening ??= openJobs(getDb(), env().databaseUrl, { experiments })
    await opening.catch((error: unknown) => {
      opening = undefined // they may be tried again
      throw error
    })
  }
}

/** Begins what a site does besides answering, once it is open. Where that fails, because the database is restarting, it is tried again, and the site stays. */
export async function beginWork(shutdown: Shutdown, begin: () => Promise<unknown>): Promise<void> {
  const wait = (milliseconds: number) => delay(milliseconds, undefined, { signal: shutdown.signal }).catch(() => {})
  await wait(firstVisitMs)
  while (!shutdown.signal.aborted) {
    try {
      await begin()
      return
    } catch (error) {
      log().error({ reason: String(error) }, 'the jobs could not begin: they are tried again') // an error of pg-boss carries the whole connection
      await wait(beginAgainMs)
    }
  }
}
