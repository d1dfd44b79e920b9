import { number, object, string } from 'yup'

/** One burst of requests. */
export type Load = {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  /** How many were answered, and how many of them with anything but the page. */
  answers: number
  refused: number
}

const millisecondsOf: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }

/** What `wrk --latency` prints. */
export function readWrk(text: string): Load {
  return {
    requestsPerSecond: Number(found(/^Requests\/sec:\s+([\d.]+)/m, text)),
    p50Ms: readTime(found(/^\s+50%\s+(\S+)/m, text)),
    p99Ms: readTime(found(/^\s+99%\s+(\S+)/m, text)),
    answers: Number(found(/^\s+(\d+) requests in /m, text)),
    refused: Number(/^\s+Non-2xx or 3xx responses: (\d+)/m.exec(text)?.[1] ?? 0),
  }
}

function readTime(text: string): number {
  const [, amount, unit = ''] = /^([\d.]+)([a-z]+)$/.exec(text) ?? []
  const factor = millisecondsOf[unit]
  if (amount === undefined || factor === undefined) throw new Error(`wrk wrote a time that is not understood: ${text}`)
  return Number(amount) * factor
}

function found(pattern: RegExp, text: string): string {
  const value = pattern.exec(text)?.[1]
  if (value === undefined) throw new Error(`wrk did not write ${pattern.source}:\n${text}`)
  return value
}

const autocannonShape = object({
  duration: number().required(),
  '2xx': number().required(),
  non2xx: number().required(),
  errors: number().required(),
  latency: object({ p50: number().required(), p99: number().required() }).required(),
  title: string().nullable(),
})

/** What `autocannon --json` prints. */
export function readAutocannon(text: string): Load {
  const report = autocannonShape.validateSync(JSON.parse(text))
  return {
    requestsPerSecond: report['2xx'] / report.duration,
    p50Ms: report.latency.p50,
    p99Ms: report.latency.p99,
    answers: report['2xx'] + report.non2xx + report.errors,
    refused: report.non2xx + report.errors,
  }
}
