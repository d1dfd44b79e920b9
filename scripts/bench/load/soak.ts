import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Point } from './trend'

export type Sample = {
  seconds: number
  rssMb: number
  heapSizeMb: number
  heapUsedMb: number
  externalMb: number
  descriptors: number
  resources: number
  loopP50Ms: number
  loopP99Ms: number
}
export type Sampled = Exclude<keyof Sample, 'seconds'>

const bytesOfMb = 2 ** 20

/** Samples a server until `until.isOver`, from /proc and from its own metrics. */
export async function sample(pid: number, metricsUrl: string, everyMs: number, until: { isOver: boolean }): Promise<Sample[]> {
  const samples: Sample[] = []
  const startedAt = Date.now()
  while (!until.isOver) {
    await delay(everyMs)
    const figures = await fetch(metricsUrl).then((answer) => answer.text())
    samples.push({
      seconds: (Date.now() - startedAt) / 1_000,
      rssMb: Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024,
      heapSizeMb: figureIn(figures, 'ingrana_heap_size_bytes') / bytesOfMb,
      heapUsedMb: figureIn(figures, 'ingrana_heap_used_bytes') / bytesOfMb,
      externalMb: figureIn(figures, 'ingrana_external_bytes') / bytesOfMb,
      descriptors: readdirSync(`/proc/${pid}/fd`).length,
      resources: figureIn(figures, 'ingrana_open_resources'),
      loopP50Ms: 1_000 * figureIn(figures, 'ingrana_event_loop_delay_seconds{quantile="0.5"}'),
      loopP99Ms: 1_000 * figureIn(figures, 'ingrana_event_loop_delay_seconds{quantile="0.99"}'),
    })
  }
  return samples
}

export function pointsOf(samples: readonly Sample[], what: Sampled): Point[] {
  return samples.map((one) => ({ seconds: one.seconds, value: one[what] }))
}

function figureIn(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  if (line === undefined) throw new Error(`the server does not tell ${name}`)
  return Number(line.slice(name.length))
}
