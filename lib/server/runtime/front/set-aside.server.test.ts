// reads: temporary files
import { readSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { Suspects, UnderWay } from '@/lib/server/runtime/under-way.mjs'
import { setAside } from './set-aside.server'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>
type Process = { at: string; died: () => void; records: () => string }

/** Processes one after the other, each with a page, «/guasta», at which it stands for ever; their supervisor has a clock of its own. */
function openLives() {
  let now = 0
  const lines: string[] = []
  const clock = () => now
  const suspects = new Suspects({ tell: (line) => lines.push(line), clock })
  const handle: Handle = async ({ url }, response) => (url?.startsWith('/guasta') ? new Promise(() => {}) : response.end('una pagina'))
  const next = async (): Promise<Process> => {
    const life = suspects.begin()
    const fd = Number(life.stdio[4])
    const answer = setAside(handle, new UnderWay({ env: life.environment, fd, clock }))
    const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
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
  return { next, lines, pass: (ms: number) => (now += ms) }
}

/** Requests pages that get no answer, until they are on record, and lets the process die. */
async function dieAt(life: Process, ...pages: string[]) {
  for (const page of pages) void fetch(life.at + page).catch(() => {})
  for (const page of pages) await expect.poll(life.records).toContain(page.split('?')[0])
  life.died()
}

const statusOf = async ({ at }: Process, page: string) => (await fetch(at + page, { signal: AbortSignal.timeout(5_000) })).status

test('only a page that was under way at two deaths of the process is refused for a while', async () => {
  const { next, lines, pass } = openLives()
  const first = await next()
  expect(await statusOf(first, '/usate')).toBe(200)
  await dieAt(first, '/guasta?codice=segreto', '/guasta-una-volta')
  await dieAt(await next(), '/guasta?codice=segreto')
  expect(lines).toEqual(['«GET /guasta» was under way when Ingrana ended, 2 times: it is refused for 5 minutes'])
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
  expect(lines[1]).toBe('«GET /guasta» was under way when Ingrana ended, 3 times: it is refused for 10 minutes')
})

test('each query of a path counts as its own page, and uploads are not blamed', async () => {
  const { next, lines } = openLives()
  const upload = '/api/v1/dealers/trials'
  for (const query of ['a', 'b']) {
    const life = await next()
    void fetch(life.at + upload, { method: 'POST' }).catch(() => {})
    await dieAt(life, `/guasta?q=${query}`)
  }
  expect(lines).toEqual([])
})

test('after a day without another death nothing is remembered', async () => {
  const { next, lines, pass } = openLives()
  await dieAt(await next(), '/guasta')
  pass(86_400_001)
  await dieAt(await next(), '/guasta')
  expect(lines).toEqual([])
})
