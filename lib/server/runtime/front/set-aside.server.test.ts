// reads: temporary files
import { readSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { Suspects, UnderWay } from '@/lib/server/runtime/under-way.mjs'
import { setAside } from './set-aside.server'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>
type Process = { at: string; died: () => void; records: () => string }

/** Processes one after the other, each with a page, «/guasta», at which it stands for ever; whoever looks after them has a clock of its own. */
function openLives() {
  let now = 0
  const told: string[] = []
  const clock = () => now
  const suspects = new Suspects({ tell: (line) => told.push(line), clock })
  const handle: Handle = async ({ url }, response) => (url?.startsWith('/guasta') ? new Promise(() => {}) : response.end('una pagina'))
  const next = async (): Promise<Process> => {
    const life = suspects.begin()
    const fd = Number(life.stdio[4])
    const asked = setAside(handle, new UnderWay({ env: life.environment, fd, clock }))
    const server = createServer((request, response) => void asked(request, response)).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const end = () => server.close().closeAllConnections()
    onTestFinished(end)
    const address = server.address()
    const bytes = Buffer.alloc(8_192)
    return {
      at: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
      records: () => bytes.toString('utf8', 0, readSync(fd, bytes, 0, bytes.length, 0)),
      died: () => {
        end()
        life.died()
      },
    }
  }
  return { next, told, pass: (ms: number) => (now += ms) }
}

/** Asks for pages that get no answer, until they are on record, and lets the process die. */
async function dieAt(life: Process, ...pages: string[]) {
  for (const page of pages) void fetch(life.at + page).catch(() => {})
  for (const page of pages) await expect.poll(life.records).toContain(page.split('?')[0])
  life.died()
}

const statusOf = async ({ at }: Process, page: string) => (await fetch(at + page, { signal: AbortSignal.timeout(5_000) })).status

test('a page that was under way when the process died twice is refused for a while with a sentence; the others, and what was answered, are not', async () => {
  const { next, told, pass } = openLives()
  const first = await next()
  expect(await statusOf(first, '/usate')).toBe(200)
  await dieAt(first, '/guasta?codice=segreto', '/guasta-una-volta')
  await dieAt(await next(), '/guasta?codice=segreto')
  expect(told).toEqual(['«GET /guasta» was under way when Ingrana ended, 2 times: it is refused for 5 minutes'])
  const third = await next()
  const refused = await fetch(`${third.at}/guasta?codice=segreto`)
  expect([refused.status, refused.headers.get('retry-after'), await refused.text()]).toEqual([
    503,
    '300',
    'Questa pagina ha un problema, e per qualche minuto non si può aprire. Il resto del sito funziona.\n',
  ])
  expect(await statusOf(third, '/usate')).toBe(200)
  expect(third.records()).not.toContain('guasta')
  pass(300_000)
  await dieAt(third, '/guasta?codice=segreto')
  expect(told[1]).toBe('«GET /guasta» was under way when Ingrana ended, 3 times: it is refused for 10 minutes')
})

test('the same path with another query is another page, and what is only sent is nobody’s fault', async () => {
  const { next, told } = openLives()
  const upload = '/api/v1/dealers/trials'
  for (const query of ['a', 'b']) {
    const life = await next()
    void fetch(life.at + upload, { method: 'POST' }).catch(() => {})
    await dieAt(life, `/guasta?q=${query}`)
  }
  expect(told).toEqual([])
})

test('after a day without another death nothing is remembered', async () => {
  const { next, told, pass } = openLives()
  await dieAt(await next(), '/guasta')
  pass(86_400_001)
  await dieAt(await next(), '/guasta')
  expect(told).toEqual([])
})
