import { apiPrefix } from '@/lib/kernel/config/public-env'

/** An answer of 400 or above: what was asked, and how it was refused. */
export class HttpError extends Error {
  override name = 'HttpError'

  constructor(
    readonly status: number,
    readonly url: string,
    readonly method: string,
    /** What came with the refusal. Not to be trusted before it is read. */
    readonly answer?: unknown,
  ) {
    super(`${method} ${url} answered ${status}`)
  }
}

type RequestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** A form goes as it is, anything else as JSON. */
  body?: unknown
  csrf?: string
  abTests?: string
  /** Replaces the default timeout. */
  signal?: AbortSignal
  /** Arrives even when the page is left at once. */
  keepalive?: boolean
}

/** Every call to our own server says that a script makes it; what else is sent depends on the call. */
export function buildRequest(
  path: string,
  { method = 'GET', body, csrf, abTests, signal, keepalive = false }: RequestOptions = {},
  prefix = apiPrefix,
): { url: string; init: RequestInit } {
  const isForm = body instanceof FormData
  const headers = {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(isForm ? {} : { 'Content-Type': 'application/json' }), // the browser names a form's boundary itself
    ...(csrf ? { 'X-CSRF-Token': csrf } : {}),
    ...(abTests ? { 'X-AB-Tests': abTests } : {}),
  }
  return {
    url: prefix + path,
    init: {
      method,
      credentials: 'same-origin',
      headers,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    },
  }
}

let pageAbTests = ''

/** From now on every call says which variants this page shows. */
export function setAbTestsHeader(abTests: string): void {
  pageAbTests = abTests
}

/** Default request timeout. */
const timeoutMs = 20_000

/** Asks our own server. What comes back is unknown until the caller has read it; undefined when there is nothing. */
export async function fetchJson(path: string, call: RequestOptions = {}): Promise<unknown> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), timeoutMs) // not AbortSignal.timeout, which fake timers cannot control
  const { url, init } = buildRequest(path, { abTests: pageAbTests, signal: giveUp.signal, ...call })
  try {
    const answer = await fetch(url, init)
    if (answer.status < 400) return answer.status === 204 ? undefined : await answer.json()
    throw new HttpError(answer.status, url, call.method ?? 'GET', await answer.json().catch(() => undefined))
  } finally {
    clearTimeout(timer)
  }
}
