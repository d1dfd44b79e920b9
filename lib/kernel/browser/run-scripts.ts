import { captureEarlyInput } from './early-input'
import { onFirstUse, onNextUse } from './first-use'
import { onScriptsRunning } from './scripts-running'

/** A browser that shows nothing, for whatever reason, gets the code all the same. */
const maxWaitMs = 3_000
/** A server that was busy for a moment has a script a little later. */
const retryAfterMs = [1_000, 3_000, 9_000]

/**
 * Fetches and runs the page's scripts once the page and its main picture are seen, or somebody begins to use it. What is pressed before
 * they run is held back, as `island` does from then on. The later ones come when those run and the browser is idle or the page is used;
 * parts, which a script of the page requests, are under way meanwhile.
 */
export function runScriptsAfterPaint(
  addresses: readonly string[],
  { later, parts = [] }: { later: readonly string[]; parts?: readonly string[] },
): void {
  const release = captureEarlyInput(document.documentElement) // there may be no body yet
  let isUsed = false
  onScriptsRunning(() => {
    release()
    onFirstUse(() => {
      for (const address of later) run(address)
    })
    if (isUsed) window.dispatchEvent(new Event('pointerdown')) // the code that has come now has not seen the press
  })
  let isBegun = false
  const begin = async () => {
    if (isBegun) return
    isBegun = true
    if (!isParsed()) await parsed() // they read the whole page
    for (const address of parts) fetchPart(address)
    for (const address of addresses) run(address, release)
  }
  onNextUse(() => {
    isUsed = true
    void begin()
  })
  window.setTimeout(() => void begin(), maxWaitMs)
  void whenSeen().then(begin)
}

const isParsed = () => document.readyState !== 'loading'

async function parsed(): Promise<void> {
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}

/** Runs a script in the order of the page; one not fetched is fetched again, and the page works meanwhile as without scripts. */
function run(address: string, onFailure = () => {}, delays = retryAfterMs.values()): void {
  const script = document.createElement('script')
  script.src = address
  script.async = false
  script.onerror = () => {
    script.remove()
    onFailure()
    const again = () => run(address, onFailure, delays)
    const { value: delay } = delays.next()
    if (delay === undefined) onNextUse(again)
    else window.setTimeout(again, delay)
  }
  document.head.append(script)
}

/** Nothing waits for it here. A script that has failed is removed so that it can be requested anew: webpack would wait two minutes for its end. */
function fetchPart(address: string): void {
  const script = document.createElement('script')
  script.src = address
  script.async = true
  script.onerror = () => script.remove()
  document.head.append(script)
}

async function whenSeen(): Promise<void> {
  if (document.visibilityState === 'hidden') return // nothing is painted in the background
  await firstPaint()
  if (!isParsed()) await parsed()
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  await picture?.decode().catch(() => {}) // one that is broken stays so
  await new Promise((resolve) => requestAnimationFrame(() => window.setTimeout(resolve))) // the frame that shows it
}

function firstPaint(): Promise<void> {
  if (!('PerformanceObserver' in window && PerformanceObserver.supportedEntryTypes.includes('paint'))) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })
}
