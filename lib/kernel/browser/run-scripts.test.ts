// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const addresses = ['/framework.js', '/main.js']
const later = ['/pages.js']
const parts = ['/part.js']
let isPainted = () => {}

/** jsdom paints nothing, so it tells of no paint either. */
class PaintObserver {
  static readonly supportedEntryTypes = ['paint']
  constructor(tell: (entries: { getEntriesByName: () => string[] }) => void) {
    isPainted = () => tell({ getEntriesByName: () => ['first-contentful-paint'] })
  }
  observe() {}
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('PerformanceObserver', PaintObserver)
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'requestIdleCallback'] })
  document.body.innerHTML = '<img fetchpriority="high"><div><a href="#x">Salva</a><button type="button">Menu</button></div>'
  Object.assign(picture(), { decode: () => Promise.resolve() })
})
afterEach(() => {
  window.dispatchEvent(new Event('keydown')) // nothing of this page waits for the next one
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

function picture(): HTMLImageElement {
  const found = document.querySelector('img')
  if (!found) throw new Error('the page has no picture')
  return found
}

const requested = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'))
const frame = () => vi.advanceTimersByTimeAsync(50)
const idle = () => vi.advanceTimersByTimeAsync(500)

async function start(more: { parts?: string[] } = {}) {
  const { runScriptsAfterPaint } = await import('./run-scripts')
  const { announceScriptsRunning } = await import('./scripts-running')
  runScriptsAfterPaint(addresses, { later, ...more })
  return announceScriptsRunning
}

function pressed(selector: string): string[] {
  const clicks: string[] = []
  document.querySelector(selector)?.addEventListener('click', () => clicks.push(selector))
  return clicks
}

function press(selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }))
}

test('the scripts are fetched when the page has been painted, to be run in their order', async () => {
  await start()
  await frame()
  expect(requested()).toEqual([])
  isPainted()
  await frame()
  expect(requested()).toEqual(addresses)
  expect([...document.querySelectorAll('script')].map(({ async }) => async)).toEqual([false, false])
})

test('the main picture is fetched before the scripts', async () => {
  let arrive = () => {}
  Object.assign(picture(), { decode: () => new Promise<void>((resolve) => void (arrive = resolve)) })
  await start()
  isPainted()
  await frame()
  expect(requested()).toEqual([])
  arrive()
  await frame()
  expect(requested()).toEqual(addresses)
})

test('a broken main picture does not hold the scripts back', async () => {
  Object.assign(picture(), { decode: () => Promise.reject(new Error('broken')) })
  await start()
  isPainted()
  await frame()
  expect(requested()).toEqual(addresses)
})

test('scripts are fetched once after three seconds also where nothing is painted', async () => {
  await start()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(requested()).toEqual(addresses)
  isPainted()
  await frame()
  expect(requested()).toEqual(addresses)
})

test('a page in the background, or in a browser that reports no paint, does not wait for a paint', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden')
  await start()
  await frame()
  expect(requested()).toEqual(addresses)
  document.head.replaceChildren()
  vi.resetModules()
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] })
  await start()
  await frame()
  expect(requested()).toEqual(addresses)
})

test('the first use of a page fetches its scripts at once, and the code that comes then hears of the use', async () => {
  const announce = await start()
  window.dispatchEvent(new Event('pointerdown'))
  expect(requested()).toEqual(addresses)
  const heard = vi.fn()
  window.addEventListener('pointerdown', heard, { once: true })
  announce()
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a page that is painted and pressed while it still loads waits for its end', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const clicks = pressed('button')
  const announce = await start()
  isPainted()
  window.dispatchEvent(new Event('pointerdown'))
  press('button')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(requested()).toEqual([])
  state.mockRestore()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await frame()
  expect(requested()).toEqual(addresses)
  expect(clicks).toEqual([])
  announce()
  await frame()
  expect(clicks).toEqual(['button'])
})

test('the later scripts come when the page runs and the browser is idle', async () => {
  const announce = await start()
  isPainted()
  await frame()
  announce()
  expect(requested()).toEqual(addresses)
  await idle()
  expect(requested()).toEqual([...addresses, ...later])
})

test('on a page in use the later scripts come as soon as the first ones run', async () => {
  const announce = await start()
  window.dispatchEvent(new Event('keydown'))
  expect(requested()).toEqual(addresses)
  announce()
  expect(requested()).toEqual([...addresses, ...later])
})

test('a press before the scripts run is held back and repeated when they run', async () => {
  const clicks = pressed('button')
  const announce = await start()
  press('button')
  expect(clicks).toEqual([])
  announce()
  await frame()
  expect(clicks).toEqual(['button'])
})

test('a failed script is fetched again, and meanwhile presses work as without scripts', async () => {
  const clicks = pressed('button')
  await start()
  press('button')
  isPainted()
  await frame()
  const fail = () => document.querySelector('script[src="/main.js"]')?.dispatchEvent(new Event('error'))
  fail()
  await frame()
  expect(clicks).toEqual(['button'])
  for (const delay of [1_000, 3_000, 9_000]) {
    expect(requested()).toEqual(['/framework.js'])
    await vi.advanceTimersByTimeAsync(delay)
    expect(requested()).toEqual(addresses)
    fail()
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requested()).toEqual(['/framework.js'])
  window.dispatchEvent(new Event('keydown'))
  expect(requested()).toEqual(addresses)
})

test('parts are fetched with the scripts of the page, and a part that hangs holds no script back', async () => {
  await start({ parts })
  expect(requested()).toEqual([])
  isPainted()
  await frame()
  expect(requested()).toEqual([...parts, ...addresses])
  expect([...document.querySelectorAll('script')].map(({ async }) => async)).toEqual([true, false, false])
})

test('a part that could not be fetched leaves nothing for webpack to wait for, and can be requested again', async () => {
  await start({ parts })
  isPainted()
  await frame()
  document.querySelector('script[src="/part.js"]')?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requested()).toEqual(addresses)
})
