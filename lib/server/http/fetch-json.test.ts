import { afterEach, expect, test, vi } from 'vitest'
import { fetchHeaders, fetchJson, HttpError, setAbTestsHeader } from './fetch-json'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const answering = (status: number, body: string | null) => vi.stubGlobal('fetch', async () => new Response(body, { status }))

test.each([400, 401, 403, 429, 500, 503])('an answer of %i is an error with status, address and method', async (status) => {
  answering(status, '{"code":"x"}')
  await expect(fetchJson('/login', { method: 'POST' })).rejects.toMatchObject({
    name: 'HttpError',
    status,
    url: '/login',
    method: 'POST',
    answer: { code: 'x' },
  })
})

test('an answer whose body is ignored gives its headers; a refusal is an error all the same', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { headers: { 'X-Saved-Ad': '7' } }))
  expect((await fetchHeaders('/login', { method: 'POST' })).get('X-Saved-Ad')).toBe('7')
  answering(401, '{"code":"unauthenticated"}')
  await expect(fetchHeaders('/login', { method: 'POST' })).rejects.toMatchObject({ status: 401, url: '/login', method: 'POST' })
})

test('a refusal that is not JSON is an error like any other', async () => {
  answering(502, '<html>')
  await expect(fetchJson('/x')).rejects.toBeInstanceOf(HttpError)
})

test('an answer below 400 is read, and no content is undefined', async () => {
  answering(200, '{"total":3}')
  expect(await fetchJson('/x')).toEqual({ total: 3 })
  answering(204, null)
  expect(await fetchJson('/x')).toBeUndefined()
})

test.each([
  { what: 'an answer that never comes', fetch: (_url: string, { signal }: RequestInit) => untilAborted(signal) },
  {
    what: 'an answer that stops half way',
    fetch: async (_url: string, { signal }: RequestInit) =>
      new Response(new ReadableStream({ start: (body) => void untilAborted(signal).catch((reason: unknown) => body.error(reason)) })),
  },
])('$what is given up after 20 seconds', async ({ fetch }) => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetch)
  const fault = vi.fn()
  void fetchJson('/x').catch(fault)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(fault).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(fault).toHaveBeenCalledTimes(1)
})

const untilAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))))

test('every call says which variants the page shows, as long as it shows any', async () => {
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers).get('X-AB-Tests'))
    return new Response(null, { status: 204 })
  })
  for (const abTests of ['srp_layout:griglia', '']) {
    setAbTestsHeader(abTests)
    await fetchJson('/x')
  }
  expect(sent).toEqual(['srp_layout:griglia', null])
})
