import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, devices } from '@playwright/test'

/**
 * What a browser with an empty cache fetches until nothing more comes: for this page, and ahead for others that might follow. A file that both want
 * is fetched once, for whichever asks first, so the bytes are counted together.
 */
export type FirstView = { requests: number; ahead: number; bytes: number }

/** After so long without anything new a page has come to rest, also on a busy machine. */
const quietMs = 1_500
/** Somebody's, not a program's: programs take part in no experiment. */
const phone = devices['Pixel 7']

export async function firstView(browser: Browser, url: string): Promise<FirstView> {
  const context = await browser.newContext({ ...phone, locale: 'it-IT', serviceWorkers: 'block' })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const view = { requests: 0, ahead: 0, bytes: 0 }
  const ahead = new Set<string>()
  let lastAt = 0
  network.on('Network.requestWillBeSent', ({ requestId, request: { initialPriority, headers } }) => {
    lastAt = Date.now()
    if (initialPriority === 'VeryLow' || headers['purpose'] === 'prefetch') ahead.add(requestId)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = Date.now()
    view[ahead.has(requestId) ? 'ahead' : 'requests'] += 1
    view.bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  while (Date.now() - lastAt < quietMs) await delay(quietMs / 10)
  await context.close()
  return view
}
