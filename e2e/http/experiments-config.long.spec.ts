import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { expect, test } from '@playwright/test'
import { invalidDatafiles } from '@/lib/experimentation/experiments/decision/test-datafiles'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { createTestFolder, removeTestFolder } from '@/scripts/test-folder'
import { headersOf } from '../experiments'
import { openIsolatedApplication } from '../isolated-application'
import { type Launch, launch, stop, waitUntilHealthy } from '../launch'

test.describe.configure({ mode: 'serial', timeout: 90_000 })

/** One for each way to be broken; the others are shown by the tests of the manager. */
const shown = ['nothing', 'a version as number', 'ten megabytes']
const soundFile = 'scripts/stand-ins/experiments/ingrana-web.json'
let answer = { status: 200, text: '' }
const service = createServer(
  (_, response) => void response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.text),
)
let application: Launch | undefined
let dataDir = ''
let port = 0

test.beforeAll(async () => {
  dataDir = await createTestFolder('experiments')
  port = await findFreePort()
  application = launch({
    PORT: String(port),
    STAND_INS_PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    DEMO_ADS: '60',
    ...settingsOf(await listen(service)),
  })
  await waitUntilHealthy(port, application)
})

test.afterAll(async () => {
  if (application) await stop(application)
  service.close()
  await removeTestFolder(dataDir)
})

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

function settingsOf(url: string): Record<string, string> {
  return {
    EXPERIMENTS_TENANT: 'prova',
    EXPERIMENTS_APPLICATION_ID: 'web',
    EXPERIMENTS_UPDATE_INTERVAL_MS: '1000',
    EXPERIMENTS_CONFIG_URL: url,
  }
}

const lines = () =>
  (application?.output() ?? '').split('\n').filter((line) => line.includes('The configuration of the experiments cannot be used'))

async function getPage(site = `http://localhost:${port}`): Promise<{ status: number; html: string; ms: number }> {
  const startedAt = Date.now()
  const response = await fetch(`${site}/annunci`, { headers: headersOf(randomUUID()) })
  return { status: response.status, html: await response.text(), ms: Date.now() - startedAt }
}

for (const kind of shown) {
  test(`a service that starts with a broken experiment file serves the control and logs one line: ${kind}`, async () => {
    const { text, reason } = invalidDatafiles.find((each) => each.kind === kind) ?? { text: '', reason: 'unknown kind' }
    answer = { status: 200, text }
    await expect.poll(() => lines().at(-1)).toContain(JSON.stringify(reason).slice(1, -1))
    const before = lines().length
    const { status, html } = await getPage()
    expect([status, html.includes('data-layout="lista"'), html.includes('"unavailableReason":"configuration"')]).toEqual([200, true, true])
    const held = once(service, 'request')
    await held
    await once(service, 'request')
    expect(lines()).toHaveLength(before)
  })
}

test('the first good file is used without a restart, and a broken one after it changes nothing', async () => {
  answer = { status: 200, text: await readFile(soundFile, 'utf8') }
  await expect.poll(async () => (await getPage()).html).toContain('"abTests":"srp_layout:')
  answer = { status: 200, text: '[]' }
  const before = lines().length
  await expect.poll(() => lines().length).toBe(before + 1)
  expect((await getPage()).html).toContain('"abTests":"srp_layout:')
})

test('a service that fails changes nothing', async () => {
  answer = { status: 503, text: '' }
  await expect.poll(() => application?.output()).toContain('Request answered with status 503')
  expect((await getPage()).html).toContain('"abTests":"srp_layout:')
})

test('a service that says nothing from the start keeps no page waiting, and its file is used once it comes', async () => {
  const held: ServerResponse[] = []
  const silent = createServer((_, response) => void held.push(response))
  const own = await openIsolatedApplication({ ...settingsOf(await listen(silent)), DATA_DIR: dataDir })
  try {
    await getPage(own.url) // the first of its pages may be slow for other reasons
    const { html, ms } = await getPage(own.url)
    expect([html.includes('data-layout="lista"'), html.includes('"unavailableReason":"configuration"'), ms < 2_000]).toEqual([
      true,
      true,
      true,
    ])
    held[0]?.writeHead(200, { 'Content-Type': 'application/json' }).end(await readFile(soundFile, 'utf8'))
    await expect.poll(async () => (await getPage(own.url)).html).toContain('"abTests":"srp_layout:')
  } finally {
    await own.close()
    silent.close()
  }
})
