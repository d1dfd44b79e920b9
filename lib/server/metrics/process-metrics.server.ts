import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { gauge, type Metric } from './prometheus-text'

const quantiles = [50, 99, 100] as const
const resolutionMs = 10

/** How the process itself is: memory, processor, and how late its event loop is. The figures of the loop are of the time since the last scrape. */
export function watchProcess(): { metrics: () => Metric[]; close: () => void } {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  let loop = performance.eventLoopUtilization()
  return {
    close: () => delay.disable(),
    metrics: () => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, loop)
      loop = now
      const late = quantiles.map((percentile) => ({
        labels: { quantile: String(percentile / 100) },
        value: Math.max(0, delay.percentile(percentile) / 1e9 - resolutionMs / 1_000), // it counts its own interval
      }))
      delay.reset()
      const { user, system } = process.cpuUsage()
      const { rss, heapTotal, heapUsed, external } = process.memoryUsage()
      return [
        {
          name: 'ingrana_event_loop_delay_seconds',
          help: 'How late the event loop was since the last question.',
          type: 'gauge',
          samples: late,
        },
        gauge('ingrana_event_loop_busy_share', 'Share of the time since the last scrape in which the event loop was at work.', utilization),
        gauge('ingrana_heap_size_bytes', 'Memory that is held for JavaScript, used or not.', heapTotal),
        gauge('ingrana_heap_used_bytes', 'Memory that JavaScript uses.', heapUsed),
        gauge('ingrana_external_bytes', 'Memory outside the heap, cached pages among it.', external),
        gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
        { name: 'process_cpu_seconds_total', help: 'Processor time.', type: 'counter', samples: [{ value: (user + system) / 1e6 }] },
        gauge('process_start_time_seconds', 'When the process began, in seconds since 1970.', performance.timeOrigin / 1_000),
        gauge('ingrana_open_resources', 'Sockets, timers and files that keep the process alive.', process.getActiveResourcesInfo().length),
      ]
    },
  }
}
