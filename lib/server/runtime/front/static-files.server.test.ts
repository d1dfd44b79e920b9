// reads: temporary files
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressStatic } from './compress-static.server'
import { openStaticFiles } from './static-files.server'

const script = 'export const questo = "è uno script";\n'.repeat(200)
const picture = '<svg xmlns="http://www.w3.org/2000/svg"></svg>'

/** A server with one build; what is no file of it is answered with 418. */
async function openSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'ingrana-static-'))
  mkdirSync(path.join(folder, 'static/chunks/pages/usate'), { recursive: true })
  mkdirSync(path.join(folder, 'logo'))
  writeFileSync(path.join(folder, 'static/chunks/pages/usate/[[...veicolo]]-1.js'), script)
  writeFileSync(path.join(folder, 'static/face.woff2'), 'font')
  writeFileSync(path.join(folder, 'static/notes.txt'), 'nobody is sent this')
  writeFileSync(path.join(folder, 'logo/ingrana.svg'), picture)
  writeFileSync(path.join(folder, 'secret.js'), 'secret')
  await compressStatic(path.join(folder, 'static'))
  const answer = openStaticFiles(
    [
      { path: '/_next/static/', folder: path.join(folder, 'static'), cacheControl: 'immutable' },
      { path: '/logo/', folder: path.join(folder, 'logo'), cacheControl: 'max-age=0' },
    ],
    [['X-Content-Type-Options', 'nosniff']],
  )
  const server = createServer((asked, response) => void (answer(asked, response) || response.writeHead(418).end()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return async (target: string, headers: Record<string, string> = {}, method = 'GET') => {
    const asking = request({ port, host: '127.0.0.1', path: target, headers, method }).end()
    const response = await new Promise<IncomingMessage>((resolve) => asking.once('response', resolve))
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(await response.toArray()) }
  }
}

const file = '/_next/static/chunks/pages/usate/%5B%5B...veicolo%5D%5D-1.js'

test('each browser gets the smallest accepted form of a file', async () => {
  const get = await openSite()
  const [br, zipped, plain, refused] = [
    await get(file, { 'accept-encoding': 'gzip, deflate, br' }),
    await get(file, { 'accept-encoding': 'gzip' }),
    await get(file),
    await get(file, { 'accept-encoding': 'br;q=0, gzip;q=0' }),
  ]
  expect([br, zipped, plain, refused].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined, undefined])
  expect(String(brotliDecompressSync(br.body))).toBe(script)
  expect(String(gunzipSync(zipped.body))).toBe(script)
  expect([String(plain.body), String(refused.body)]).toEqual([script, script])
  expect(br.headers).toMatchObject({
    'content-type': 'application/javascript; charset=UTF-8',
    'content-length': String(br.body.length),
    'cache-control': 'immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  })
})

test('files outside of a build are compressed too, unless they are small', async () => {
  const get = await openSite()
  const logo = await get('/logo/ingrana.svg?v=1', { 'accept-encoding': 'br' })
  expect(String(brotliDecompressSync(logo.body))).toBe(picture)
  const font = await get('/_next/static/face.woff2', { 'accept-encoding': 'br' })
  expect([String(font.body), font.headers['content-encoding'], font.headers.vary]).toEqual(['font', undefined, undefined])
})

test('a browser that has a file in this encoding gets 304', async () => {
  const get = await openSite()
  const { headers } = await get(file, { 'accept-encoding': 'br' })
  const known = { 'if-none-match': String(headers.etag) }
  const again = await get(file, { 'accept-encoding': 'br', ...known })
  expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, 'immutable'])
  expect((await get(file, { 'accept-encoding': 'gzip', ...known })).status).toBe(200)
})

test('HEAD of a file has no body, and a range gets the whole file', async () => {
  const get = await openSite()
  const head = await get(file, {}, 'HEAD')
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(Buffer.byteLength(script)), 0])
  for (const range of ['bytes=0-3', 'bytes=9-1', 'bytes=-5', 'lines=1-2'])
    expect(await get(file, { range })).toMatchObject({ status: 200, body: Buffer.from(script) })
})

test.each([
  '/_next/static/none.js',
  '/_next/static/notes.txt',
  '/_next/static/chunks',
  '/_next/static/../secret.js',
  '/_next/static/%2e%2e/secret.js',
  '/_next/static/..%2fsecret.js',
  '/_next/static/%zz.js',
  '/_next/static/',
  '/logo/',
  '/logo/../secret.js',
  '/secret.js',
  '/',
])('%s is no file of the build and is passed on', async (target) => {
  const get = await openSite()
  expect((await get(target)).status).toBe(418)
})

test('a file that has gone breaks the answer off, and is tried again at the next request', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ingrana-static-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'a.png'), 'picture')
  const answer = openStaticFiles([{ path: '/', folder, cacheControl: 'immutable' }], [])
  rmSync(path.join(folder, 'a.png'))
  const server = createServer((asked, response) => void answer(asked, response)).listen(0)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}/a.png`
  await expect(fetch(url)).rejects.toThrow()
  writeFileSync(path.join(folder, 'a.png'), 'picture')
  expect(await (await fetch(url)).text()).toBe('picture')
})
