import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '@/lib/kernel/errors/app-error'
import { readBody } from './read-body.server'

let server: Server
const failures: unknown[] = []
let url = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    readBody(request).then(
      (body) => response.end(JSON.stringify(body ?? null)),
      (error: unknown) => {
        failures.push(error)
        response.writeHead(error instanceof AppError ? error.status : 500).end(String(error))
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => void server.close())

const post = (type: string, body: BodyInit) => fetch(url, { method: 'POST', headers: type === '' ? {} : { 'content-type': type }, body })
const form = 'application/x-www-form-urlencoded'

test.each([
  { type: form, body: 'username=anna%40esempio.it&citt%C3%A0=Forl%C3%AC+1', read: { username: 'anna@esempio.it', città: 'Forlì 1' } },
  { type: form, body: 'a=%ED%A0%BDb%C0%80', read: { a: '\ufffd\ufffd\ufffdb\ufffd\ufffd' } },
  { type: form, body: 'a=1&a=2', read: { a: ['1', '2'] } },
  { type: form, body: 'a[$ne]=1', read: { 'a[$ne]': '1' } },
  { type: 'application/json; charset=utf-8', body: '{"a":["x"],"b":true}', read: { a: ['x'], b: true } },
  { type: '', body: '', read: null },
])('a body is read by its content type: $type $body', async ({ type, body, read }) => {
  const answer = await post(type, body)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual(read)
})

test('a multipart form is read like any other', async () => {
  const data = new FormData()
  data.set('username', 'anna@esempio.it')
  data.append('nome', 'Forlì «1»')
  const answer = await fetch(url, { method: 'POST', body: data })
  expect(await answer.json()).toEqual({ username: 'anna@esempio.it', nome: 'Forlì «1»' })
})

const boundary = 'multipart/form-data; boundary=b'
test.each([
  { type: 'text/plain', body: '{"a":1}', status: 415, why: 'JSON that claims to be plain text' },
  { type: 'application/xml', body: '<a/>', status: 415, why: 'a type we do not read' },
  { type: 'application/jsonx', body: '{}', status: 415, why: 'a type that begins like one of ours' },
  { type: 'application/json', body: '{"a":', status: 400, why: 'broken JSON' },
  { type: 'application/json', body: '[1]', status: 400, why: 'a list' },
  { type: 'application/json', body: 'null', status: 400, why: 'nothing' },
  { type: 'application/json', body: '"text"', status: 400, why: 'a text' },
  { type: 'application/json', body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), status: 400, why: 'bytes that are no text' },
  { type: 'application/json', body: '{"a":"\\u0000"}', status: 400, why: 'a NUL character' },
  { type: 'application/json', body: '{"a":{"b":["\\u0000"]}}', status: 400, why: 'a NUL character deep inside' },
  { type: 'application/json', body: '{"a":"x\\ud83d"}', status: 400, why: 'half a sign of two' },
  { type: 'application/json', body: '{"a":{"b\\ude97":[1]}}', status: 400, why: 'half a sign in a name' },
  { type: 'application/json', body: '{"a":"\\ude97\\ud83d"}', status: 400, why: 'both halves, the wrong way round' },
  {
    type: 'application/json',
    body: Buffer.from('{"a":"\xc0\x80"}', 'latin1'),
    status: 400,
    why: 'a NUL character written longer than it is',
  },
  { type: 'application/json', body: Buffer.from('{"a":"\xed\xa0\xbd"}', 'latin1'), status: 400, why: 'half a sign in bytes' },
  { type: form, body: 'toString=1', status: 400, why: 'a name that every object has' },
  { type: form, body: '__proto__=1', status: 400, why: 'a name that means something to JavaScript' },
  { type: 'application/json', body: '{"a":{"__proto__":{}}}', status: 400, why: 'such a name deep inside' },
  { type: 'application/json', body: `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, status: 400, why: 'five thousand levels of lists' },
  { type: 'application/json', body: `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`, status: 400, why: 'five thousand levels of objects' },
  { type: 'application/json', body: JSON.stringify({ a: Array(501).fill({}) }), status: 400, why: 'a list longer than any of ours' },
  { type: form, body: 'a=%00', status: 400, why: 'a NUL character in a form' },
  { type: form, body: Array.from({ length: 101 }, (_, index) => `f${index}=1`).join('&'), status: 400, why: 'too many fields' },
  { type: form, body: `${'n'.repeat(200)}=1`, status: 400, why: 'a very long name' },
  { type: 'multipart/form-data', body: 'x', status: 400, why: 'no boundary' },
  { type: boundary, body: '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1', status: 400, why: 'a form that stops in the middle' },
  {
    type: boundary,
    body: '--b\r\nContent-Disposition: form-data; name="a"; filename="x.png"\r\n\r\n1\r\n--b--\r\n',
    status: 400,
    why: 'a file where texts belong',
  },
  { type: form, body: `username=${'a'.repeat(1_000_000)}`, status: 413, why: 'one megabyte' },
  { type: 'application/json', body: JSON.stringify({ a: 'a'.repeat(70_000) }), status: 413, why: 'more than 64 KB' },
])('a body is refused with $status: $why', async ({ type, body, status }) => {
  expect((await post(type, body)).status).toBe(status)
})

test('a body without a length is cut off at the limit, and its sender gets the reason', async () => {
  const endless = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let part = 0; part < 20; part += 1) controller.enqueue(new Uint8Array(10_000).fill(97))
      controller.close()
    },
  })
  const init = { method: 'POST', headers: { 'content-type': form }, body: endless, duplex: 'half' }
  expect((await fetch(url, init)).status).toBe(413)
})

test('an upload that breaks off is not reported as a failure', async () => {
  const { port } = new URL(url)
  failures.length = 0
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${form}\r\nContent-Length: 100\r\n\r\na=1`)
  await expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBeGreaterThan(0)
  setImmediate(() => socket.resetAndDestroy())
  await expect.poll(() => failures.length).toBe(1)
  expect(failures[0]).toMatchObject({ code: 'invalid' })
})
