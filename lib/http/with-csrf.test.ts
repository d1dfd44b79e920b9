import { afterEach, expect, test, vi } from 'vitest'
import { HttpError } from './fetch-json'
import { withCsrf } from './with-csrf'

afterEach(() => vi.unstubAllGlobals())

const server = (token: string) => vi.stubGlobal('fetch', vi.fn(async () => Response.json({ csrf: token })))

test('a token at hand is used without asking', async () => {
  server('new')
  expect(await withCsrf('mine', async (token) => token)).toBe('mine')
  expect(fetch).not.toHaveBeenCalled()
})

test('without a token one is asked for', async () => {
  server('new')
  expect(await withCsrf('', async (token) => token)).toBe('new')
})

test('a token that is no longer good is replaced, once', async () => {
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

test('any other refusal is passed on at once', async () => {
  const call = vi.fn(async () => Promise.reject(new HttpError(401, '/login', 'POST')))
  await expect(withCsrf('mine', call)).rejects.toMatchObject({ status: 401 })
  expect(call).toHaveBeenCalledTimes(1)
})
