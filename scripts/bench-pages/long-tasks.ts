import { type Browser, devices } from '@playwright/test'

/** Of a page on a phone whose processor is so many times slower than this one, from its start until it has come to rest: its tasks of more than 50 ms, and how long the longest took. */
export type LongTasks = { count: number; longestMs: number }

const slowdown = 4
const restMs = 2_000

export async function findLongTasks(browser: Browser, url: string): Promise<LongTasks> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'it-IT', serviceWorkers: 'block' })
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(restMs)
  const durations = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'longtask', buffered: true })
    return observer.takeRecords().map(({ duration }) => duration)
  })
  await context.close()
  return { count: durations.length, longestMs: Math.max(0, ...durations) }
}
