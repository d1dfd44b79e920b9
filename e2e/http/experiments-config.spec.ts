import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { findFreePort } from '@/lib/db/embedded/free-port.server'
import { brokenFiles } from '@/lib/experiments/decision/test-files'
import { clearAway, takeTestFolder } from '@/scripts/test-folder'
import { headersOf } from '../experiments'
import { launch, stop, untilHealthy, type Launch } from '../launch'

test.describe.configure({ mode: 'serial', timeout: 90_000 })

/** One for each way to be broken; the others are shown by the tests of the manager. */
const shown = ['nothing', 'a version as number', 'ten megabytes']
let answer = { status: 200, text: '' }
const service = createServer((_, response) => void response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.text))
let application: Launch | undefined
let dataDir = ''
let port = 0

test.beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  dataDir = await takeTestFolder('experiments')
  port = await findFreePort()
  application = launch({
    PORT: String(port), STAND_INS_PORT: String(await findFreePort()), DATA_DIR: dataDir, DEMO_ADS: '60',
    EXPERIMENTS_TENANT: 'prova', EXPERIMENTS_APPLICATION_ID: 'web', EXPERIMENTS_UPDATE_INTERVAL_MS: '1000',
    EXPERIMENTS_CONFIG_URL: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
  })
  await untilHealthy(port, application)
})

test.afterAll(async () => {
  if (application) await stop(application)
  service.close()
  await clearAway(dataDir)
})

const lines = () => (application?.output() ?? '').split('\n').filter((line) => line.includes('The configuration of the experiments cannot be used'))

async function ask(): Promise<{ status: number; html: string; ms: number }> {
  const startedAt = Date.now()
  const response = await fetch(`http://localhost:${port}/annunci`, { headers: headersOf(randomUUID()) })
  return { status: response.status, html: await response.text(), ms: Date.now() - startedAt }
}

for (const kind of shown) {
  test(`a service that starts with a broken file gives everybody the control, in one line of the log: ${kind}`, async () => {
    const { text, reason } = brokenFiles.find((each) => each.kind === kind) ?? { text: '', reason: 'unknown kind' }
    answer = { status: 200, text }
    await expect.poll(() => lines().at(-1)).toContain(JSON.stringify(reason).slice(1, -1))
    const before = lines().length
    const { status, html } = await ask()
    expect([status, html.includes('data-layout="lista"'), html.includes('"obstacle":"configuration"')]).toEqual([200, true, true])
    const asked = once(service, 'request')
    await asked
    await once(service, 'request')
    expect(lines()).toHaveLength(before)
  })
}

test('the first good file is used without a restart, and a broken one after it changes nothing', async () => {
  answer = { status: 200, text: await readFile('scripts/stand-ins/experiments/ingrana-web.json', 'utf8') }
  await expect.poll(async () => (await ask()).html).toContain('"abTests":"srp_layout:')
  answer = { status: 200, text: '[]' }
  const before = lines().length
  await expect.poll(() => lines().length).toBe(before + 1)
  expect((await ask()).html).toContain('"abTests":"srp_layout:')
})

test('a service that fails, or says nothing at all, keeps no page waiting', async () => {
  answer = { status: 503, text: '' }
  await expect.poll(() => application?.output()).toContain('Request answered with status 503')
  expect((await ask()).html).toContain('"abTests":"srp_layout:')
  service.removeAllListeners('request')
  expect((await ask()).ms).toBeLessThan(5_000)
})
