import { afterEach, expect, test, vi } from 'vitest'
import { HttpError } from './fetch-json'
import { readErrorResponse } from './read-response'
import { withCsrf } from './with-csrf'

afterEach(() => vi.unstubAllGlobals())

const server = (token: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ csrf: token })),
  )

test('a csrf token at hand is used without a request', async () => {
  server('new')
  expect(await withCsrf('mine', async (token) => token)).toBe('mine')
  expect(fetch).not.toHaveBeenCalled()
})

test('without a csrf token one is requested', async () => {
  server('new')
  expect(await withCsrf('', async (token) => token)).toBe('new')
})

test('a csrf token that is no longer good is replaced once', async () => {
  server('new')
  const call = vi.fn(async (token: string) => {
    if (token === 'old') throw new HttpError(403, '/login', 'POST')
    return token
  })
  expect(await withCsrf('old', call)).toBe('new')
  const refusing = vi.fn(async () => Promise.reject(new HttpError(403, '/login', 'POST')))
  await expect(withCsrf('old', refusing)).rejects.toMatchObject({ status: 403 })
  expect(refusing).toHaveBeenCalledTimes(2)
})

test.each([
  { page: 'ada.old', now: 'ada.new', isRepeated: true, why: 'the account logged in anew' },
  { page: 'ada.old', now: 'new', isRepeated: true, why: 'logged out: the answer says so' },
  { page: 'old', now: 'ada.new', isRepeated: true, why: 'logged in meanwhile, with a form of strangers' },
  { page: 'ada.old', now: 'bea.new', isRepeated: false, why: 'another account' },
])('a csrf token of $page after a change to $now: $why', async ({ page, now, isRepeated }) => {
  server(now)
  const call = vi.fn(async (token: string) => {
    if (token === page) throw new HttpError(403, '/x', 'POST')
    return token
  })
  const result = await withCsrf(page, call).catch(readErrorResponse)
  expect(result).toEqual(
    isRepeated ? now : { message: 'Nel frattempo hai fatto l’accesso con un altro account: ricarica la pagina e riprova.', fields: {} },
  )
  expect(call).toHaveBeenCalledTimes(isRepeated ? 2 : 1)
})

test('a refusal for another reason is passed on at once', async () => {
  const call = vi.fn(async () => Promise.reject(new HttpError(401, '/login', 'POST')))
  await expect(withCsrf('mine', call)).rejects.toMatchObject({ status: 401 })
  expect(call).toHaveBeenCalledTimes(1)
})
