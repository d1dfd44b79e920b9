import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressPages } from './compress-pages.server'

const page = `<!DOCTYPE html><html>${'<p>Usato garantito, «chiavi in mano»</p>'.repeat(100)}</html>`

/** What Next does with a page and with a file, as far as it can be seen from outside. */
const next = compressPages(async (request, response) => {
  const body = request.url === '/corta' ? 'breve' : page
  if (request.url === '/invariata') return void response.writeHead(304).end()
  response.setHeader('Content-Length', Buffer.byteLength(body))
  const isOfHandler = request.url === '/meteo'
  response.setHeader(
    'Content-Type',
    isOfHandler ? 'text/xml' : request.url?.startsWith('/_next/data/') ? 'application/json' : 'text/html; charset=utf-8',
  )
  response.setHeader('X-Asked', request.headers['accept-encoding'] ?? 'nothing')
  response.writeHead(200) // as what compresses for Next does before the body
  response.end(request.method === 'HEAD' ? null : body)
  if (isOfHandler && !response.headersSent) throw new Error('a handler that has answered would answer once more')
})

async function get(path: string, accepted: string, method = 'GET') {
  const server = createServer((request, response) => void next(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    ask({ port, path, method, host: '127.0.0.1', headers: { 'Accept-Encoding': accepted } }, resolve)
      .on('error', reject)
      .end(),
  )
  const bytes = await buffer(answer)
  server.close()
  return { status: answer.statusCode, headers: answer.headers, bytes }
}
const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes } as const

test.each([
  ['br', 'gzip, deflate, br'],
  ['gzip', 'gzip'],
  ['identity', 'deflate'],
] as const)('a page goes out as %s to a client that accepts «%s», and Next compresses nothing', async (encoding, accepted) => {
  const { headers, bytes } = await get('/usate', accepted)
  expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
  expect(decode[encoding](bytes).toString()).toBe(page)
  expect(headers['content-length']).toBe(encoding === 'identity' ? String(Buffer.byteLength(page)) : undefined)
  expect(headers['x-asked']).toBe(encoding === 'identity' ? accepted : 'nothing')
})

test('the data of a page is compressed like the page', async () => {
  expect((await get('/_next/data/b/usate.json', 'br')).headers['content-encoding']).toBe('br')
})

test('an answer of a handler at the address of a page goes out uncompressed', async () => {
  const { headers, bytes } = await get('/meteo', 'br')
  expect([headers['content-encoding'], bytes.toString()]).toEqual([undefined, page])
})

test.each(['/api/v1/makes', '/feed/usate/fiat', '/sw.js', '/sitemap.xml'])('the compression of %s is left to Next', async (path) => {
  const { headers, bytes } = await get(path, 'gzip, br')
  expect([headers['content-encoding'], headers['x-asked'], bytes.toString()]).toEqual([undefined, 'gzip, br', page])
})

test.each([
  ['/corta', 'GET', 200, 'breve'],
  ['/invariata', 'GET', 304, ''],
  ['/usate', 'HEAD', 200, ''],
])('an answer with little or no body goes out uncompressed: %s %s', async (path, method, status, text) => {
  const answer = await get(path, 'br', method)
  expect([answer.status, answer.headers['content-encoding'], answer.bytes.toString()]).toEqual([status, undefined, text])
})
