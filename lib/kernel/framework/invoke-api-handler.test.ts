import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { NextApiHandler } from 'next'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { invokeApiHandler } from './invoke-api-handler.server'
import { isOn, openPieces } from './piece-states.server'

beforeEach(() => openPieces('nowhere'))
afterEach(() => openPieces('nowhere'))

const handler: NextApiHandler = (request, response) => response.status(201).json({ method: request.method })
const otherwise = async (_: IncomingMessage, response: ServerResponse) => response.end('by Next')

async function ask(handle: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>): Promise<string> {
  const server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const answer = await fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`, {
    method: 'POST',
    body: 'x',
  })
  const text = `${answer.status} ${await answer.text()}`
  server.close()
  return text
}

test("the resolver of this Next calls a handler with Next's own request and answer", async () => {
  expect(await ask(invokeApiHandler(handler, otherwise))).toBe('201 {"method":"POST"}')
  expect(isOn('direct-calls')).toBe(true)
})

test.each([
  {
    why: 'is gone',
    load: () => {
      throw new Error('no such file')
    },
  },
  { why: 'has another name', load: () => ({ resolveApi: () => {} }) },
  { why: 'wants to be called in another way', load: () => ({ apiResolver: () => Promise.reject(new TypeError('no context')) }) },
  { why: 'calls nothing', load: () => ({ apiResolver: () => Promise.resolve() }) },
])('where the resolver of Next $why, Next answers by itself and this is logged', async ({ load }) => {
  const handle = invokeApiHandler(handler, otherwise, load)
  expect([await ask(handle), await ask(handle)]).toEqual(['200 by Next', '200 by Next'])
  expect(isOn('direct-calls')).toBe(false)
})

test('an exception of a handler is passed on unchanged', async () => {
  const load = () => ({ apiResolver: (...words: { default: () => void }[]) => Promise.resolve().then(() => words[3]?.default()) })
  const broken: NextApiHandler = () => {
    throw new Error('no data')
  }
  const handle = invokeApiHandler(broken, otherwise, load)
  expect(await ask((request, response) => handle(request, response).catch((error: unknown) => response.end(String(error))))).toBe(
    '200 Error: no data',
  )
  expect(isOn('direct-calls')).toBe(true)
})
