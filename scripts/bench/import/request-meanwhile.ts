import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import type { HttpClient } from '@/e2e/http-client'
import { quantile } from '../search/measure-shapes'

const everyMs = 50

/** Requests pages in turn, one every 50 ms, until the work has ended, and returns the time of each. A late answer delays no later request. */
export async function requestMeanwhile(visitor: HttpClient, pages: readonly string[], work: Promise<unknown>): Promise<number[]> {
  const until = { isOver: false }
  const end = () => void (until.isOver = true)
  work.then(end, end)
  const times: number[] = []
  const requests: Promise<void>[] = []
  for (let at = 0; !until.isOver; at += 1) {
    requests.push(time(visitor, pages[at % pages.length] ?? '/').then((taken) => void times.push(taken)))
    await delay(everyMs)
  }
  await Promise.all(requests)
  return times
}

async function time(visitor: HttpClient, page: string): Promise<number> {
  const startedAt = performance.now()
  const { status } = await visitor.get(page)
  if (status !== 200) throw new Error(`${page} was answered with ${status}`)
  return performance.now() - startedAt
}

/** «12 / 80 / 143 ms». */
export function timesText(times: readonly number[]): string {
  return `${[quantile(times, 0.5), quantile(times, 0.99), Math.max(0, ...times)].map(Math.round).join(' / ')} ms`
}
