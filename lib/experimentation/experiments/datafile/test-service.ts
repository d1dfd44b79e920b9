import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'
import { share, unshare } from '@/lib/kernel/process/shared.server'
import { validDatafile } from '../decision/test-datafiles'
import { type ConfigLog, ConfigManager } from './config-manager.server'
import type { StartTimer } from './start-timer'

/** A configuration service of our own on a free port; `answer` may be replaced while it runs. */
export async function openService(answer: RequestListener) {
  const service = { url: '', requests: new Array<IncomingMessage['headers']>(), answer }
  const server = createServer((request, response) => {
    service.requests.push(request.headers)
    service.answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  service.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v2/houston/experiments/ingrana-web/web`
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return service
}

export const answerWith =
  (text: string, headers: Record<string, string> = {}, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end(text)

/** The configuration of the experiments, as the pages and the server in front of them find it while the test runs. */
export async function openPageConfig(): Promise<ConfigManager> {
  const service = await openService(answerWith(JSON.stringify(validDatafile())))
  const manager = new ConfigManager({ url: service.url, log: openLog().log })
  share('configManager', manager)
  onTestFinished(() => {
    manager.stop()
    unshare('configManager')
  })
  manager.start()
  await manager.onReady()
  return manager
}

/** Fake timers fired by the test. `waits` lists their delays in start order. */
export function openFakeTimers() {
  const running = new Map<() => void, number>()
  const waits: number[] = []
  const after: StartTimer = (ms, work) => {
    waits.push(ms)
    const ring = () => work()
    running.set(ring, ms)
    return () => void running.delete(ring)
  }
  const isRunning = (ms: number) => [...running.values()].includes(ms)
  const ring = (ms: number) => {
    const [work] = [...running].find(([, wait]) => wait === ms) ?? []
    if (!work) return false
    running.delete(work)
    work()
    return true
  }
  return { after, waits, ring, isRunning }
}

/** Collects log lines, for the test to read. */
export function openLog() {
  const lines: { level: keyof ConfigLog; text: string; details: object; reason: string }[] = []
  const reasonOf = (details: object) =>
    'reason' in details ? String(details.reason) : 'warnings' in details ? String(details.warnings) : ''
  const collect = (level: keyof ConfigLog) => (details: object, text: string) =>
    void lines.push({ level, text, details, reason: reasonOf(details) })
  const log: ConfigLog = { debug: () => {}, warn: collect('warn'), error: collect('error') }
  return { log, lines, texts: () => lines.map(({ text }) => text) }
}
