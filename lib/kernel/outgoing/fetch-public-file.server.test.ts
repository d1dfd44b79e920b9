import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { fetchPublicFile, readUrl } from './fetch-public-file.server'

const close: (() => void)[] = []
afterEach(() => close.splice(0).forEach((step) => step()))

async function serve(
  answer: RequestListener,
): Promise<{ address: string; bounds: { maxBytes: number; timeoutMs: number; allowedHosts: Set<string> } }> {
  const server = createServer(answer)
  close.push(
    () => void server.close(),
    () => server.closeAllConnections(),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  const host = `127.0.0.1:${typeof listening === 'object' && listening ? listening.port : 0}`
  return { address: `http://${host}/stock.csv`, bounds: { maxBytes: 1_000, timeoutMs: 2_000, allowedHosts: new Set([host]) } }
}

function drip(response: ServerResponse, part: string, everyMs: number): void {
  const timer = setInterval(() => response.write(part), everyMs)
  response.on('close', () => clearInterval(timer))
}

const unknown = { etag: null, lastModified: null }
const strict = { maxBytes: 1_000, timeoutMs: 2_000 }

test.each([
  ...[
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://127.1/',
    'http://0.0.0.0/',
  ],
  ...['http://10.1.2.3/stock.csv', 'http://192.168.0.1/', 'http://169.254.169.254/latest/meta-data/', 'http://[::ffff:169.254.169.254]/'],
  ...['http://[64:ff9b::a9fe:a9fe]/', 'http://100.64.0.1/', 'http://[fd00::1]/', 'http://8.8.8.8:22/'],
  ...['ftp://esempio.it/', 'file:///etc/passwd', 'https://nome:segreto@esempio.it/', 'javascript:alert(1)', 'stock.csv', ''],
])('the address «%s» is not called', async (address) => {
  await expect(fetchPublicFile(address, unknown, strict)).rejects.toMatchObject({ code: 'invalid' })
})

test('a redirect into the own network, or an endless one, is not followed', async () => {
  let inner = 0
  const secret = await serve((_, response) => void (inner++, response.end('segreto')))
  const { address, bounds } = await serve((_, response) => response.writeHead(302, { location: secret.address }).end())
  await expect(fetchPublicFile(address, unknown, bounds)).rejects.toMatchObject({ code: 'invalid', message: 'non è un indirizzo pubblico' })
  expect(inner).toBe(0)
  const round = await serve((request, response) => response.writeHead(302, { location: request.url }).end())
  await expect(fetchPublicFile(round.address, unknown, round.bounds)).rejects.toMatchObject({
    message: 'il server rimanda da un indirizzo all’altro',
  })
})

test('a file comes with its validators, and an unchanged file is not sent again', async () => {
  const { address, bounds } = await serve((request, response) => {
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
    else response.writeHead(200, { etag: '"1"', 'content-encoding': 'gzip' }).end(gzipSync('marca,prezzo'))
  })
  const file = await fetchPublicFile(address, unknown, bounds)
  expect([file?.bytes.toString(), file?.etag, file?.lastModified]).toEqual(['marca,prezzo', '"1"', null])
  expect(await fetchPublicFile(address, { etag: '"1"', lastModified: null }, bounds)).toBeUndefined()
})

test.each<[string, RequestListener, string]>([
  ['is too large', (_, response) => response.end('x'.repeat(2_000)), 'the file is too large'],
  [
    'is too large once it is unpacked',
    (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(50_000))),
    'the file is too large',
  ],
  [
    'comes only in half',
    (_, response) => response.writeHead(200, { 'content-length': '500' }).write('x', () => response.destroy()),
    'il server non si raggiunge',
  ],
  ['is not there', (_, response) => response.writeHead(404).end(), 'il server risponde 404'],
  ['never comes', () => {}, 'il server non risponde in tempo'],
  ['comes a byte at a time', (_, response) => drip(response, 'x', 20), 'il server non risponde in tempo'],
  ['never ends', (_, response) => drip(response, 'x'.repeat(300), 1), 'the file is too large'],
  [
    'never ends and is packed',
    (_, response) => drip(response.writeHead(200, { 'content-encoding': 'gzip' }), gzipSync('x').toString('latin1').repeat(10), 1),
    'the file is too large',
  ],
])('a file that %s is refused', async (_, answer, message) => {
  const { address, bounds } = await serve(answer)
  await expect(fetchPublicFile(address, unknown, { ...bounds, timeoutMs: 400 })).rejects.toMatchObject({ message })
})

const sent = 'marca,prezzo'
test.each<[string, string, string | Buffer]>([
  ['gzip', 'gzip', gzipSync(sent)],
  ['its old name', 'X-GZIP', gzipSync(sent)],
  ['deflate', 'deflate', deflateSync(sent)],
  ['deflate without its frame', 'deflate', deflateRawSync(sent)],
  ['Brotli', 'br', brotliCompressSync(sent)],
  ['gzip of a server that packs nothing', 'gzip', sent],
  ['Brotli of a server that packs nothing', 'br', sent],
  ['deflate of a server that packs nothing', 'deflate', sent],
  ['an encoding that is none', 'utf-8', sent],
])('a compressed file comes unpacked: %s', async (_, encoding, body) => {
  const { address, bounds } = await serve((_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body))
  expect((await fetchPublicFile(address, unknown, bounds))?.bytes.toString()).toBe(sent)
})

test('a compressed body that breaks off is a failure', async () => {
  const { address, bounds } = await serve((_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(sent.repeat(20)).subarray(0, 20)),
  )
  await expect(fetchPublicFile(address, unknown, bounds)).rejects.toMatchObject({ message: 'il file arriva solo a metà' })
})

test('a public name may be called', () => {
  expect(readUrl('https://feed.esempio.it:8443/stock.xml', {}).host).toBe('feed.esempio.it:8443')
})
