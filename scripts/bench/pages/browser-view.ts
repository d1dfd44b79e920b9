import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, devices } from '@playwright/test'

/**
 * What a browser with an empty cache fetches until nothing more comes: for the first view of this page, and ahead for others that might follow. A file
 * that both want is fetched once, for the first request, so the bytes are counted together. Pictures that may wait (`loading=lazy`) and lie
 * outside the first view are not counted: how far ahead they are fetched is the browser's choice, and differs from one to the next.
 */
export type FirstView = { requests: number; ahead: number; bytes: number }

/** The time without anything new after which a page has come to rest, also on a busy machine. */
const quietMs = 1_500
/** Somebody's, not a program's: programs take part in no experiment. */
const phone = devices['Pixel 7']

export async function firstView(browser: Browser, url: string): Promise<FirstView> {
  const context = await browser.newContext({ ...phone, locale: 'it-IT', serviceWorkers: 'block' })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const files = new Map<string, { address: string; isAhead: boolean; bytes: number | undefined }>()
  let lastAt = 0
  network.on('Network.requestWillBeSent', ({ requestId, request: { url: address, initialPriority, headers } }) => {
    lastAt = Date.now()
    files.set(requestId, { address, isAhead: initialPriority === 'VeryLow' || headers['purpose'] === 'prefetch', bytes: undefined })
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = Date.now()
    const file = files.get(requestId)
    if (file) file.bytes = encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  while (Date.now() - lastAt < quietMs) await delay(quietMs / 10)
  const outside = new Set(await page.evaluate(picturesOutside))
  await context.close()
  const counted = [...files.values()].filter(({ address, bytes }) => bytes !== undefined && !outside.has(address))
  return {
    requests: counted.filter(({ isAhead }) => !isAhead).length,
    ahead: counted.filter(({ isAhead }) => isAhead).length,
    bytes: counted.reduce((sum, { bytes = 0 }) => sum + bytes, 0),
  }
}

function picturesOutside(): string[] {
  const waiting = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')].map((picture) => ({
    address: picture.currentSrc,
    at: picture.getBoundingClientRect(),
  }))
  return waiting.filter(({ at }) => at.top > window.innerHeight || at.left >= window.innerWidth).map(({ address }) => address)
}
