import { readdir, readFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { HttpClient } from '@/e2e/http-client'
import { launch, stop, waitUntilHealthy } from '@/e2e/launch'
import { begin, drafts, upload } from '@/e2e/seller'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { runCommand } from '../run-command'
import { benchFolder } from './pages/tools'
import { quantile } from './search/measure-shapes'

const { values } = parseArgs({ options: { photos: { type: 'string', default: '40' } } })

const visitorOf = (port: number) => new HttpClient(`http://localhost:${port}`)
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

/** npm run bench:photos [-- --photos N] sends photographs of 12 megapixels to the built application as it starts, and requests a list meanwhile. */
await runCommand(async (shutdown) => {
  const port = await startApplication((stopAll) => shutdown.register(async () => undefined, stopAll))
  const [seller, reader] = [visitorOf(port.app), visitorOf(port.app)]
  for (let visit = 0; visit < 20; visit += 1) await reader.get('/usate')
  const idle = await memoryOf(port.pid)
  const done = new AbortController()
  const watched = Promise.all([watchMemory(port.pid, done.signal), watchPages(reader, done.signal)])
  const { sentMs, readyMs } = await sendAll(seller, Number(values.photos))
  done.abort()
  const [memory, pagesMs] = await watched
  const atPlace = (share: number) => Math.round(quantile(pagesMs, share))
  console.log(`${values.photos} photographs of 12 megapixels: all stored after ${seconds(sentMs)}, ready after ${seconds(readyMs)}`)
  console.log(`memory of all processes of the application (without PostgreSQL): ${megabytes(idle)} before, ${megabytes(memory)} at most`)
  console.log(
    `${pagesMs.length} list pages requested meanwhile: p50 ${atPlace(0.5)} ms, p95 ${atPlace(0.95)} ms, slowest ${Math.round(Math.max(...pagesMs))} ms`,
  )
  console.log(
    `the machine: ${cpus().length} cores, Node ${process.versions.node}; load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  )
})

async function startApplication(onStop: (stopAll: () => Promise<void>) => Promise<unknown>): Promise<{ app: number; pid: number }> {
  const dataDir = path.join(benchFolder, 'photos')
  const app = await findFreePort()
  const settings = { PORT: String(app), STAND_INS_PORT: String(await findFreePort()), DATA_DIR: dataDir, DEMO_ADS: '500' }
  const application = launch({ ...settings, NODE_ENV: 'production' })
  await onStop(() => stop(application))
  await waitUntilHealthy(app, application)
  return { app, pid: application.child.pid ?? 0 }
}

/** One after the other, as a phone does. */
async function sendAll(seller: HttpClient, count: number): Promise<{ sentMs: number; readyMs: number }> {
  const draft = await begin(seller)
  const files = await Promise.all(Array.from({ length: count }, (_, at) => bigPhoto(at)))
  const startedAt = performance.now()
  for (const file of files) {
    const { status, body } = await upload(seller, draft, file)
    if (status !== 200) throw new Error(`a photograph was answered with ${status}: ${body}`)
  }
  const sentMs = performance.now() - startedAt
  while (!(await areReady(seller, draft))) await delay(250)
  return { sentMs, readyMs: performance.now() - startedAt }
}

async function areReady(seller: HttpClient, draft: string): Promise<boolean> {
  const { body } = await seller.get(`${drafts}/${draft}/photos`)
  if (body.includes('"failed"')) throw new Error(`a photograph failed: ${body}`)
  return !body.includes('"waiting"')
}

/** Noise of a colour of its own, made larger: about as heavy as a photograph. */
function bigPhoto(at: number): Promise<Buffer> {
  const background = { r: (at * 53) % 256, g: (at * 97) % 256, b: 128 }
  return sharp({ create: { width: 2_000, height: 1_500, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .resize(4_000, 3_000)
    .jpeg({ quality: 85 })
    .toBuffer()
}

async function watchMemory(pid: number, signal: AbortSignal): Promise<number> {
  let most = 0
  while (!signal.aborted) {
    most = Math.max(most, await memoryOf(pid))
    await delay(50)
  }
  return most
}

async function watchPages(reader: HttpClient, signal: AbortSignal): Promise<number[]> {
  const times: number[] = []
  for (let page = 1; !signal.aborted; page += 1) {
    const startedAt = performance.now()
    const { status } = await reader.get(`/usate?page=${(page % 20) + 1}`)
    if (status !== 200) throw new Error(`a list was answered with ${status}`)
    times.push(performance.now() - startedAt)
    await delay(250)
  }
  return times
}

/** Bytes in memory of a process and of the Node processes it started; what they share counts twice. Linux only. */
async function memoryOf(pid: number): Promise<number> {
  const processes = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(readProcess))
  const family = processes.filter((one) => one && (one.pid === pid || (one.parent === pid && one.name !== 'postgres')))
  return family.reduce((sum, one) => sum + (one?.bytes ?? 0), 0)
}

async function readProcess(name: string): Promise<{ pid: number; parent: number; name: string; bytes: number } | undefined> {
  const text = await readFile(`/proc/${name}/status`, 'utf8').catch(() => undefined) // it may have ended
  const field = (label: string) => new RegExp(`^${label}:\\s+(\\S+)`, 'm').exec(text ?? '')?.[1] ?? ''
  return text === undefined
    ? undefined
    : { pid: Number(name), parent: Number(field('PPid')), name: field('Name'), bytes: Number(field('VmRSS')) * 1024 }
}
