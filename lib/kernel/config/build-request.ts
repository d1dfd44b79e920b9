import { apiPrefix } from './public-env'

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** A form goes as it is, anything else as JSON. */
  body?: unknown
  csrf?: string
  headers?: Readonly<Record<string, string>>
  abTests?: string
  /** Replaces the default timeout. */
  signal?: AbortSignal
  /** Arrives even when the page is left at once. */
  keepalive?: boolean
}

/** Every call to our own server says that a script makes it; what else is sent depends on the call. */
export function buildRequest(
  path: string,
  { method = 'GET', body, csrf, headers: more, abTests, signal, keepalive = false }: RequestOptions = {},
  prefix = apiPrefix,
): { url: string; init: RequestInit } {
  const isForm = body instanceof FormData
  const headers = {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(isForm ? {} : { 'Content-Type': 'application/json' }), // the browser names a form's boundary itself
    ...(csrf ? { 'X-CSRF-Token': csrf } : {}),
    ...(abTests ? { 'X-AB-Tests': abTests } : {}),
    ...more,
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
