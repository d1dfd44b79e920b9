import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, devices } from '@playwright/test'
import { array, number, object } from 'yup'

/** Tasks of more than 50 ms of a page on a slowed phone, from its start until it rests, with the longest in ms. */
export type LongTasks = { count: number; longestMs: number }

const slowdown = 4
/** A tab that has just been opened is busy with itself. */
const settleMs = 1_500
const restMs = 5_000
const phone = devices['Pixel 7']
const messageShape = object({ id: number() })
const evaluatedShape = object({ result: object({ result: object({ value: array().of(number().required()).required() }) }) })

/**
 * Uses the browser without Playwright's pages, which listen to the console: with a listener, each error that
 * a script creates without throwing it (React creates five) makes the browser parse the whole script again for the stack. That costs 35 ms which no visitor has.
 */
export async function findLongTasks(browser: Browser, url: string): Promise<LongTasks> {
  const protocol = await browser.newBrowserCDPSession()
  const { browserContextId } = await protocol.send('Target.createBrowserContext')
  const { targetId } = await protocol.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await protocol.send('Target.attachToTarget', { targetId })
  let lastId = 0
  const send = (method: string, params: object) => {
    const id = ++lastId
    const answer = new Promise<string>((resolve) => {
      const listen = ({ message }: { message: string }) => {
        if (messageShape.validateSync(JSON.parse(message)).id !== id) return
        protocol.off('Target.receivedMessageFromTarget', listen)
        resolve(message)
      }
      protocol.on('Target.receivedMessageFromTarget', listen)
    })
    return protocol.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) }).then(() => answer)
  }
  const { viewport, deviceScaleFactor, userAgent } = phone
  await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: true })
  await send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: 'it-IT' })
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await delay(settleMs)
  await send('Page.navigate', { url })
  await delay(restMs)
  const evaluated = await send('Runtime.evaluate', { expression: `(${longTasks.toString()})()`, returnByValue: true })
  const durations = evaluatedShape.validateSync(JSON.parse(evaluated)).result.result.value
  await protocol.send('Target.disposeBrowserContext', { browserContextId })
  await protocol.detach()
  return { count: durations.length, longestMs: Math.max(0, ...durations) }
}

function longTasks(): number[] {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'longtask', buffered: true })
  return observer.takeRecords().map(({ duration }) => duration)
}
