// reads: package-lock.json
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { request as ask, createServer, type IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { renderToReadableStream } from 'react-dom/server.edge'
import { describe, expect, test } from 'vitest'
import { brokenDocuments } from './test-documents'
import { bodiesPut, drawWhole, putBodiesIn } from './whole-pages.server'

const require = createRequire(import.meta.url)

function Field({ label, hint }: { label: string; hint: string | null }) {
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} defaultValue={`«${label}» & "altro"`} required aria-label={hint ?? undefined} />
      {hint} {hint !== null && <b>{label}</b>}
      {[1, 2].map((step) => (
        <i key={step}>
          {step}/{label}
        </i>
      ))}
    </p>
  )
}
const page = (
  <main style={{ marginTop: 4 }}>
    <Field label="Prezzo < 9.000 €" hint="fino a" />
    <Field label="Km" hint={null} />
    <textarea defaultValue={'\nprima riga'} />
    <select defaultValue="2">
      <option value="1">uno</option>
      <option value="2">due</option>
    </select>
    <div dangerouslySetInnerHTML={{ __html: '<b>già HTML</b>' }} />
    {'parole'.repeat(5_000)}
  </main>
)

test('a page drawn whole is what React would have sent in pieces, byte for byte', async () => {
  const whole = await drawWhole(page)
  const pieces = await renderToReadableStream(page)
  await Promise.all([whole.allReady, pieces.allReady])
  expect(Buffer.concat([...whole]).toString()).toBe(await new Response(pieces).text())
})

test('a page that fails is a failure, not half a page', async () => {
  const Broken = () => {
    throw new Error('no data')
  }
  await expect(drawWhole(<Broken />)).rejects.toThrow('no data')
})

test('this Next draws its pages with the function that is replaced', async () => {
  const runtime = await readFile(require.resolve('next/dist/compiled/next-server/pages.runtime.prod.js'), 'utf8')
  expect(runtime).toContain('require("react-dom/server.edge")')
  expect(runtime).toMatch(/\.renderToReadableStream\(/)
  expect(runtime).toMatch(/new TextDecoder\("utf-8",\{fatal:!0\}\),\w+="";for await\(/) // and asks nothing else of what it gives
})

describe('the body of a page goes past Next into the answer', () => {
  const body = <div id="__next">{page}</div>
  const html = renderToString(body)

  /** What Next does with a page, as far as it can be seen from outside. */
  const next = putBodiesIn(async (request, response) => {
    const draw = async (part: ReactNode) => Buffer.concat([...(await drawWhole(part))]).toString()
    if (request.url === '/testo') return void response.end('nessuna pagina')
    const content = await draw(body)
    if (request.url === '/rotta') {
      response.statusCode = 500
      return void response.end('Internal Server Error')
    }
    const document = (await draw(<body />)).replace('></', `>${content}</`)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Length', Buffer.byteLength(document))
    response.end(request.method === 'HEAD' ? null : document)
  })

  async function askFor(path: string, headers: Record<string, string> = {}, method = 'GET', handle = next) {
    const server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      ask({ port, path, headers, method, host: '127.0.0.1' }, resolve).on('error', reject).end(),
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
    ['identity', ''],
  ] as const)('as %s for who takes «%s»', async (encoding, accepted) => {
    const { headers, bytes } = await askFor('/', accepted === '' ? {} : { 'Accept-Encoding': accepted })
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(headers['content-length']).toBeUndefined()
    expect(decode[encoding](bytes).toString()).toBe(`<body>${html}</body>`)
  })

  test('whoever asks for the head alone is told no wrong length, and gets nothing', async () => {
    const { headers, bytes } = await askFor('/', {}, 'HEAD')
    expect([headers['content-length'], bytes.length]).toEqual([undefined, 0])
  })

  test.each([
    ['what is no page goes out as it is', '/testo', 'nessuna pagina'],
    ['an error after the drawing goes out in the encoding that was said', '/rotta', 'Internal Server Error'],
  ])('%s', async (_, path, text) => {
    const { headers, bytes } = await askFor(path, { 'Accept-Encoding': 'br' })
    expect(headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes).toString() : bytes.toString()).toBe(text)
  })

  test.each(brokenDocuments)('where Next $why the visitor is told of a failure, and of the page nothing is sent', async ({ send }) => {
    const before = bodiesPut()
    const odd = putBodiesIn(async (request, response) => {
      const mark = Buffer.concat([...(await drawWhole(body))]).toString()
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      send(response, `<html>${mark}</html>`)
      if (request.method === 'GET') response.end('and more')
    })
    for (const headers of [{}, { 'Accept-Encoding': 'br' }]) {
      const answer = await askFor('/', headers, 'GET', odd)
      expect([answer.status, answer.headers['content-encoding'], answer.headers['content-type']]).toEqual([
        500,
        undefined,
        'text/plain; charset=utf-8',
      ])
      expect(answer.bytes.toString()).toBe('Qualcosa non ha funzionato: riprova tra poco.\n')
    }
    expect(bodiesPut()).toBe(before)
  })

  test('each visitor gets the body drawn for them, also when many ask at once', async () => {
    const own = putBodiesIn(async (request, response) => {
      const [mark] = await drawWhole(<div id="__next">{request.url}</div>)
      await setImmediate()
      response.end(Buffer.from(mark ?? []).toString())
    })
    const server = createServer((request, response) => void own(request, response)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    const paths = Array.from({ length: 20 }, (_, index) => `/${index}`)
    const texts = await Promise.all(paths.map(async (path) => (await fetch(base + path)).text()))
    server.close()
    expect(texts).toEqual(paths.map((path) => `<div id="__next">${path}</div>`))
  })
})
