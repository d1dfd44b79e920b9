import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { choiceCookie } from '@/lib/accounts/consent/privacy-choice'
import { browser, choice, uuid } from '@/lib/experimentation/experiments/test-visitor'
import { openTestSite, pageOf, sendPublic } from './test-site'

/** A site whose pages say how many were rendered before, so that no two renderings are alike. */
async function countingSite(options: Parameters<typeof openTestSite>[1] = {}) {
  let count = 0
  return openTestSite(async (_, response) => sendPublic(response, `page ${(count += 1)}`), options)
}

/** A site whose renderings end when the test says so. */
async function slowSite(options: Parameters<typeof openTestSite>[1] = {}) {
  const waiting: (() => void)[] = []
  let count = 0
  const site = await openTestSite(async (_, response) => {
    const words = `page ${(count += 1)}`
    await new Promise<void>((resolve) => waiting.push(resolve))
    sendPublic(response, words)
  }, options)
  const finish = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    waiting.shift()?.()
  }
  return { ...site, finish }
}

const titleIn = (text: string) => /<title>(.*)<\/title>/.exec(text)?.[1]

test('a page is cached at its second request, and then goes out without being rendered', async () => {
  const { get, rendered } = await countingSite()
  expect([(await get('/usate')).origin, (await get('/usate')).origin]).toEqual(['miss', 'miss'])
  const cached = await get('/usate')
  const before = rendered.length
  const again = await get('/usate')
  expect([again.origin, again.text, again.headers['content-type'], rendered.length]).toEqual([
    'hit',
    cached.text,
    'text/html; charset=utf-8',
    before,
  ])
})

test('a page that is rarely requested, or has too long an address, is not cached', async () => {
  const { get, clock, untilCached } = await countingSite({ limits: { secondRequestMs: 1_000 } })
  await get('/usate')
  clock.now += 1_001
  expect([(await get('/usate')).origin, (await untilCached('/usate')).origin]).toEqual(['miss', 'hit'])
  const long = `/usate?versione=${'x'.repeat(1_000)}`
  for (let time = 0; time < 4; time += 1) expect((await get(long)).origin).toBe('')
})

test('thousands of rare addresses push nothing out and leave nothing behind', async () => {
  const { get, untilCached, rendered } = await countingSite({ limits: { rememberedAddresses: 50 } })
  await untilCached('/usate')
  for (let page = 0; page < 300; page += 1) await get(`/usate?pagina=${page}`)
  const before = rendered.length
  expect([(await get('/usate')).origin, (await get('/usate?pagina=1')).origin, rendered.length - before]).toEqual(['hit', 'miss', 1])
})

test('the memory for pages is bounded: the least recently used goes, and too large a page is not cached', async () => {
  const { get, untilCached } = await countingSite({ limits: { bytes: 20_000 } })
  await untilCached('/usate')
  for (let page = 1; page <= 20; page += 1) await untilCached(`/annunci?pagina=${page}`)
  expect([(await get('/annunci?pagina=20')).origin, (await get('/usate')).origin]).toEqual(['hit', 'miss'])
  const small = await countingSite({ limits: { pageBytes: 100 } })
  for (let time = 0; time < 4; time += 1) expect((await small.get('/usate')).origin).toBe('miss')
})

test('a hundred requests at once cause one rendering', async () => {
  const { get, rendered, arrived, finish } = await slowSite()
  const answers = Array.from({ length: 100 }, (_, index) => get('/usate', { 'x-from': `10.0.0.${index % 7}` }))
  await expect.poll(() => arrived.size).toBe(100)
  await finish()
  const got = await Promise.all(answers)
  expect(new Set(got.map(({ status, text }) => `${status} ${titleIn(text)}`))).toEqual(new Set(['200 page 1']))
  expect(rendered).toHaveLength(1)
})

test('a rendering goes on when the client that requested the page first has left', async () => {
  const { get, port, rendered, arrived, finish } = await slowSite()
  const first = connect(port, '127.0.0.1')
  first.write('GET /usate HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(() => rendered.length).toBe(1)
  const second = get('/usate')
  await expect.poll(() => arrived.size).toBe(2)
  first.destroy()
  await finish()
  expect([titleIn((await second).text), rendered.length]).toEqual(['page 1', 1])
})

test('no client waits behind the many requests of another client for the same page', async () => {
  const { get, rendered, arrived, finish } = await slowSite({ atOnce: 1 })
  const busy = get('/km0', { 'x-from': 'flooder' })
  await expect.poll(() => rendered.length).toBe(1)
  const flood = Array.from({ length: 20 }, (_, index) => get(`/nuove?pagina=${index}`, { 'x-from': 'flooder' }))
  const theirs = get('/usate', { 'x-from': 'flooder' })
  const ours = get('/usate', { 'x-from': 'visitor' })
  await expect.poll(() => arrived.size).toBe(23)
  await finish()
  await expect.poll(() => rendered.length).toBe(2)
  expect(rendered[1]?.url).toBe('/usate')
  for (let time = 0; time < 21; time += 1) await finish()
  expect((await Promise.all([busy, theirs, ours, ...flood])).every(({ status }) => status === 200)).toBe(true)
})

test('with every place taken a cached page goes out at once, and requests for other pages are refused', async () => {
  let isStuck = false
  const waiting: (() => void)[] = []
  const { get, untilCached, rendered } = await openTestSite(
    async (_, response) => {
      if (isStuck) await new Promise<void>((resolve) => waiting.push(resolve))
      sendPublic(response, 'a page')
    },
    { atOnce: 1 },
  )
  await untilCached('/usate')
  isStuck = true
  const before = rendered.length
  const stuck = get('/km0')
  await expect.poll(() => rendered.length).toBe(before + 1)
  const line = Array.from({ length: 129 }, (_, index) => get(`/nuove?pagina=${index}`))
  const refused = await Promise.race(line)
  expect([refused.status, refused.headers['retry-after'], (await get('/usate')).origin]).toEqual([503, '2', 'hit'])
  isStuck = false
  waiting[0]?.()
  expect((await Promise.all([stuck, ...line])).filter(({ status }) => status === 200)).toHaveLength(129)
})

test('an aged page goes out once more while one new page is rendered, and afterwards no longer', async () => {
  const { get, untilCached, clock, rendered } = await countingSite({ limits: { freshMs: 1_000, renewMs: 500 } })
  const cached = await untilCached('/usate')
  clock.now += 999
  expect((await get('/usate')).origin).toBe('hit')
  const before = rendered.length
  clock.now += 1
  const old = await Promise.all(Array.from({ length: 5 }, () => get('/usate')))
  expect(old[0]).toMatchObject({ origin: 'stale', text: cached.text })
  expect(old[0]?.headers['age']).toBe('1')
  await expect.poll(async () => (await get('/usate')).origin).toBe('hit')
  expect(rendered.length - before).toBe(1)
  expect(titleIn((await get('/usate')).text)).not.toBe(titleIn(cached.text))
  clock.now += 1_500
  expect((await get('/usate')).origin).toBe('miss')
})

test('after a change no earlier page goes out, neither a cached one nor one still being rendered', async () => {
  const { get, cache, rendered, finish } = await slowSite()
  const early = get('/usate')
  await expect.poll(() => rendered.length).toBe(1)
  cache.forget()
  const late = get('/usate')
  await expect.poll(() => rendered.length).toBe(2)
  await finish()
  await finish()
  expect([titleIn((await early).text), titleIn((await late).text)]).toEqual(['page 1', 'page 2'])
  const next = get('/usate')
  await finish()
  expect(titleIn((await next).text)).toBe('page 3')
})

test('without a connection for changes no page is cached, and cached ones replace only errors', async () => {
  let isDown = false
  const { get, untilCached, cache, clock } = await openTestSite(async (_, response) => {
    if (isDown) response.writeHead(503, { 'Cache-Control': 'no-store', 'Retry-After': '5' }).end('Torna tra poco')
    else sendPublic(response, 'a page')
  })
  await untilCached('/usate')
  cache.disconnect()
  for (let time = 0; time < 4; time += 1) expect((await get('/usate')).origin).toBe('miss')
  for (let time = 0; time < 4; time += 1) expect((await get('/nuove')).origin).toBe('miss')
  isDown = true
  clock.now += 60_000
  const old = await get('/usate')
  expect([old.status, old.origin, old.headers['age'], titleIn(old.text)]).toEqual([200, 'stale', '60', 'a page'])
  const other = await get('/nuove')
  expect([other.status, other.headers['retry-after'], other.headers['cache-control'], other.text]).toEqual([
    503,
    '5',
    'no-store',
    'Torna tra poco',
  ])
  clock.now += 540_000
  expect((await get('/usate')).status).toBe(503)
  isDown = false
  cache.connect()
  expect((await get('/usate')).origin).toBe('miss')
})

test('while the database is away a cached page does not wait for it each time', async () => {
  let isDown = false
  const { get, untilCached, cache, clock, rendered } = await openTestSite(async (_, response) => {
    if (isDown) response.writeHead(503).end()
    else sendPublic(response, 'a page')
  })
  await untilCached('/usate')
  cache.disconnect()
  isDown = true
  const before = rendered.length
  for (let time = 0; time < 20; time += 1) expect((await get('/usate')).origin).toBe('stale')
  expect(rendered.length - before).toBe(1)
  clock.now += 1_000
  await get('/usate')
  expect(rendered.length - before).toBe(2)
})

test('a cached page that has not changed goes out although the database does not answer', async () => {
  let isStuck = false
  const { get, untilCached, cache } = await openTestSite(
    (_, response) => (isStuck ? new Promise<void>(() => {}) : Promise.resolve(sendPublic(response, 'a page'))),
    { limits: { timeoutMs: 20 } },
  )
  for (const path of ['/usate', '/km0']) await untilCached(path)
  cache.disconnect()
  isStuck = true
  const answers = await Promise.all(Array.from({ length: 10 }, () => get('/usate')))
  expect(new Set(answers.map(({ origin }) => origin))).toEqual(new Set(['stale']))
  expect((await get('/km0')).origin).toBe('stale')
  cache.forget()
  const changed = get('/usate').then(
    () => 'answered',
    () => 'never',
  )
  expect(await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, 100, 'waits'))])).toBe('waits')
})

test('a client that would be refused gets the cached page instead', async () => {
  let isStuck = false
  const { get, untilCached, cache, rendered } = await openTestSite(
    (_, response) => (isStuck ? new Promise<void>(() => {}) : Promise.resolve(sendPublic(response, 'a page'))),
    { atOnce: 1, limits: { timeoutMs: 60_000 } },
  )
  await untilCached('/usate')
  cache.disconnect()
  isStuck = true
  const before = rendered.length
  const line = Array.from({ length: 200 }, (_, index) => get(index === 0 ? '/km0' : `/nuove?pagina=${index}`, { 'x-from': 'flooder' }))
  for (const sent of line) sent.catch(() => {})
  await expect.poll(() => rendered.length).toBe(before + 1)
  const refused = await Promise.race(line)
  expect([refused.status, (await get('/usate', { 'x-from': 'flooder' })).origin]).toEqual([503, 'stale'])
})

test.each([
  { kind: 'not found', status: 404 },
  { kind: 'gone', status: 410 },
  { kind: 'moved', status: 308 },
  { kind: 'moved for now', status: 307 },
  { kind: 'broken', status: 500 },
])('an answer that is $kind is never cached and retains its headers', async ({ status }) => {
  const { get, rendered } = await openTestSite(async (_, response) => {
    response.writeHead(status, { 'Cache-Control': 'no-store', ...(status < 400 ? { Location: '/nuove' } : {}) }).end(pageOf('no page'))
  })
  for (let time = 0; time < 4; time += 1) {
    const answer = await get('/annuncio/fiat-panda-1')
    expect([answer.status, answer.headers.location, answer.headers['cache-control'], answer.headers.etag]).toEqual([
      status,
      status < 400 ? '/nuove' : undefined,
      'no-store',
      undefined,
    ])
  }
  expect(rendered).toHaveLength(4)
})

test('a no-store page is rendered each time, and a page that sets a cookie is personal', async () => {
  let count = 0
  const { get } = await openTestSite(async ({ url }, response) => {
    if (url === '/magazine') response.setHeader('Set-Cookie', `code=${(count += 1)}`)
    response.setHeader('Cache-Control', 'private, no-store')
    response.end(pageOf(`page ${(count += 1)}`))
  })
  const titles = []
  for (let time = 0; time < 4; time += 1) titles.push(titleIn((await get('/usate')).text))
  expect(new Set(titles).size).toBe(4)
  const cookies = await Promise.all(Array.from({ length: 10 }, async () => (await get('/magazine')).headers['set-cookie']?.[0]))
  expect(new Set(cookies).size).toBe(10)
})

test('when a rendering breaks off every visitor gets a page of their own', async () => {
  let count = 0
  const { get } = await openTestSite(async (_, response) => {
    count += 1
    if (count === 1) response.destroy()
    else sendPublic(response, `page ${count}`)
  })
  expect(titleIn((await get('/usate')).text)).toBe('page 2')
})

test('a request that cannot be understood gets a personal page, and all others are served as before', async () => {
  const { get, untilCached } = await countingSite({
    findConfig: () => {
      throw new Error('no configuration can be read')
    },
  })
  const cookie = `${choiceCookie}=${encodeURIComponent(choice(['measurement']))}; uuid=${uuid}`
  const { status, origin } = await get('/usate', { cookie, 'user-agent': browser })
  expect([status, origin]).toEqual([200, 'bypass'])
  expect((await untilCached('/usate', { 'user-agent': browser })).origin).toBe('hit')
})

test('a browser that has the page in the requested encoding gets 304 and nothing else', async () => {
  const { get, untilCached } = await countingSite()
  const { headers } = await untilCached('/usate', { 'accept-encoding': 'br' })
  const etag = String(headers.etag)
  expect(etag).toMatch(/^"[\w-]{27}-br"$/)
  for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await get('/usate', { 'accept-encoding': 'br', 'if-none-match': sent })
    expect([answer.status, answer.bytes.length, answer.headers.etag, answer.headers.vary], sent).toEqual([
      304,
      0,
      etag,
      'Accept-Encoding, Cookie, User-Agent',
    ])
  }
  for (const [sent, encoding] of [
    ['"other"', 'br'],
    ['', 'br'],
    [etag, 'gzip'],
    [etag, 'identity'],
  ] as const)
    expect((await get('/usate', { 'accept-encoding': encoding, 'if-none-match': sent })).status, `${sent} ${encoding}`).toBe(200)
})

test('HEAD has the headers of GET, for cached and uncached pages', async () => {
  const { get, untilCached } = await countingSite()
  const before = await get('/nuove', {}, 'HEAD')
  expect([before.status, before.bytes.length, before.headers['content-length']]).toEqual([200, 0, String(pageOf('page 1').length)])
  const { headers, bytes } = await untilCached('/usate', { 'accept-encoding': 'gzip' })
  const head = await get('/usate', { 'accept-encoding': 'gzip' }, 'HEAD')
  expect(head.bytes).toHaveLength(0)
  const ofAll = { date: '', 'x-request-id': '' }
  expect({ ...head.headers, ...ofAll }).toEqual({ ...headers, ...ofAll })
  expect(head.headers['content-length']).toBe(String(bytes.length))
})

test('a request that changes something is never answered from the cache', async () => {
  const { get, untilCached } = await countingSite()
  await untilCached('/usate')
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect((await get('/usate', {}, method)).origin, method).toBe('')
})

test('a cached page has its cache headers and the headers of every answer', async () => {
  const { untilCached } = await countingSite()
  expect((await untilCached('/usate')).headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding, Cookie, User-Agent',
    'server-timing': 'cache;desc=hit',
    'x-content-type-options': 'nosniff',
  })
})

test('a client that reads slowly holds up nobody and gets the whole page', async () => {
  const large = 'x'.repeat(1_000_000)
  const { port, get, untilCached } = await openTestSite(async (_, response) => {
    response.setHeader('Cache-Control', 'public, max-age=0').end(large)
  })
  await untilCached('/usate')
  const slow = connect(port, '127.0.0.1').pause()
  const head = 'GET /usate HTTP/1.1\r\nHost: localhost\r\n'
  slow.write(`${`${head}\r\n`.repeat(19)}${head}Connection: close\r\n\r\n`)
  for (let time = 0; time < 20; time += 1) expect((await get('/usate')).text).toBe(large)
  let heard = 0
  slow.on('data', (part: Buffer) => (heard += part.length)).resume()
  await once(slow, 'close')
  expect(heard).toBeGreaterThan(20 * large.length)
})
