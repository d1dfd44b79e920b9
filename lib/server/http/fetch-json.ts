import { buildRequest, type RequestOptions } from '@/lib/kernel/config/build-request'

/** An answer of 400 or above: what was requested, and how it was refused. */
export class HttpError extends Error {
  override name = 'HttpError'

  constructor(
    readonly status: number,
    readonly url: string,
    readonly method: string,
    /** The unchecked body of the refusal. */
    readonly answer?: unknown,
  ) {
    super(`${method} ${url} answered ${status}`)
  }
}

let pageAbTests = ''

/** Makes every call from now on say which variants this page shows. */
export function setAbTestsHeader(abTests: string): void {
  pageAbTests = abTests
}

/** Default request timeout. */
const timeoutMs = 20_000

/** Calls our own server. What comes back is unknown until the caller has read it; undefined when there is nothing. */
export function fetchJson(path: string, call: RequestOptions = {}): Promise<unknown> {
  return send<unknown>(path, call, (answer) => (answer.status === 204 ? undefined : answer.json()))
}

/** Fetches as `fetchJson` does, an answer whose body is ignored. */
export function fetchHeaders(path: string, call: RequestOptions = {}): Promise<Headers> {
  return send(path, call, ({ headers }) => headers)
}

async function send<T>(path: string, call: RequestOptions, read: (answer: Response) => T | Promise<T>): Promise<T> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), timeoutMs) // not AbortSignal.timeout, which fake timers cannot control
  const { url, init } = buildRequest(path, { abTests: pageAbTests, signal: giveUp.signal, ...call })
  try {
    const answer = await fetch(url, init)
    if (answer.status < 400) return await read(answer)
    throw new HttpError(answer.status, url, call.method ?? 'GET', await answer.json().catch(() => undefined))
  } finally {
    clearTimeout(timer)
  }
}
