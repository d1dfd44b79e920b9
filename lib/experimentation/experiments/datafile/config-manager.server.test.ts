import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { datafilesWithWarnings, invalidDatafiles, validDatafile } from '@/lib/experimentation/experiments/decision/test-datafiles'
import { ConfigManager, pageReadyTimeoutMs } from './config-manager.server'
import { answerWith, openFakeTimers, openLog, openService } from './test-service'

type Options = ConstructorParameters<typeof ConfigManager>[0]
const text = (revision = '1') => JSON.stringify(validDatafile({ revision }))
const unusable = 'The configuration of the experiments cannot be used'

function open(url: string, options: Partial<Options> = {}) {
  const clock = openFakeTimers()
  const { log, lines, texts } = openLog()
  const manager = new ConfigManager({ url, log, after: clock.after, random: () => 0.5, ...options })
  onTestFinished(() => manager.stop())
  return { manager, clock, lines, texts }
}
/** Starts a manager with a service that answers like this. */
async function start(answer: Parameters<typeof openService>[0], options: Partial<Options> = {}) {
  const service = await openService(answer)
  const opened = open(service.url, options)
  opened.manager.start()
  return { service, ...opened }
}
const until = <T>(check: () => T) => vi.waitFor(check, { interval: 2, timeout: 5_000 })
/** Waits until so many requests have been made and the last one has been dealt with. */
async function dealtWith(
  { service, clock }: { service: { requests: object[] }; clock: ReturnType<typeof openFakeTimers> },
  requests: number,
) {
  await until(() => expect([service.requests.length, clock.isRunning(60_000)]).toEqual([requests, false]))
  await new Promise((resolve) => setImmediate(resolve))
}
const revisionOf = ({ config }: ConfigManager) => config?.datafile.revision

test('the manager is not started, then started, then ready when the configuration arrives', async () => {
  const service = await openService(answerWith(text()))
  const { manager, lines } = open(service.url)
  expect([manager.state, manager.config]).toEqual(['not started', undefined])
  manager.start()
  expect([manager.state, manager.config]).toEqual(['started', undefined])
  expect(await manager.onReady()).toEqual({ success: true })
  expect([manager.state, revisionOf(manager), lines]).toEqual(['ready', '1', []])
  manager.start()
  expect([manager.state, service.requests.length]).toEqual(['ready', 1])
})

test('the cached configuration makes the manager ready before the service answers', async () => {
  const { manager, service } = await start(() => {}, { cache: { read: async () => text('cached'), write: async () => {} } })
  expect(await manager.onReady()).toEqual({ success: true })
  expect([manager.state, revisionOf(manager)]).toEqual(['ready', 'cached'])
  await until(() => expect(service.requests).toHaveLength(1))
})

test('a service that is this site is requested once it is up, and the cached file is used until then', async () => {
  const cache = { read: async () => text('cached'), write: async () => {} }
  const { manager, service } = await start(answerWith(text('new')), { cache, waitsForService: true })
  await manager.onReady()
  manager.hearOfRevision('new')
  expect([revisionOf(manager), service.requests]).toEqual(['cached', []])
  manager.serviceIsUp()
  await until(() => expect(revisionOf(manager)).toBe('new'))
  manager.serviceIsUp()
  expect(service.requests).toHaveLength(1)
})

test('a cached configuration that is broken or cannot be read is ignored with one log line', async () => {
  for (const read of [async () => '{', () => Promise.reject(new Error('disk'))]) {
    const { manager, lines } = await start(answerWith(text('new')), { cache: { read, write: async () => {} } })
    expect(await manager.onReady()).toEqual({ success: true })
    expect([revisionOf(manager), lines.length]).toEqual(['new', 1])
  }
})

test('only a valid configuration from the service is cached, and a full disk harms nobody', async () => {
  const written: string[] = []
  const write = (file: string) => (written.push(file), Promise.reject(new Error('disk full')))
  const { manager, service, clock, texts } = await start(answerWith('{'), { cache: { read: async () => undefined, write } })
  await manager.onReady()
  service.answer = answerWith(text())
  clock.ring(300_000)
  await until(() => expect(manager.state).toBe('ready'))
  expect(written).toEqual([text()])
  await until(() => expect(texts()).toContain('The configuration cannot be cached for the next start'))
})

test('polling sends the date of the last configuration, and a 304 changes nothing', async () => {
  const opened = await start(answerWith(text('1'), { 'Last-Modified': 'Mon, 01 Jan 2024 10:00:00 GMT' }))
  const { manager, service, clock, lines } = opened
  await dealtWith(opened, 1)
  service.answer = answerWith('', {}, 304)
  clock.ring(300_000)
  await dealtWith(opened, 2)
  service.answer = answerWith(text('2'), { 'Last-Modified': 'Tue, 02 Jan 2024 10:00:00 GMT' })
  clock.ring(300_000)
  await dealtWith(opened, 3)
  expect(revisionOf(manager)).toBe('2')
  clock.ring(300_000)
  await dealtWith(opened, 4)
  expect(service.requests.map((headers) => headers['if-modified-since'])).toEqual([
    undefined,
    'Mon, 01 Jan 2024 10:00:00 GMT',
    'Mon, 01 Jan 2024 10:00:00 GMT',
    'Tue, 02 Jan 2024 10:00:00 GMT',
  ])
  expect(lines).toEqual([])
})

test('health has the time when the service last confirmed the file, and the fault since', async () => {
  let hour = 8
  const at = (hours: number) => new Date(Date.UTC(2024, 0, 1, hours))
  const opened = await start(answerWith(text()), { now: () => at(hour) })
  const { manager, service, clock } = opened
  expect([manager.health.confirmedAt, manager.health.fault]).toEqual([null, null])
  const rounds = [
    { answer: answerWith(text()), confirmed: 8, fault: null },
    { answer: answerWith('', {}, 503), confirmed: 8, fault: 'Request answered with status 503' },
    { answer: answerWith('{'), confirmed: 8, fault: 'the file is no JSON' },
    { answer: answerWith('', {}, 304), confirmed: 11, fault: null },
  ]
  for (const [round, { answer, confirmed, fault }] of rounds.entries()) {
    hour = 8 + round
    service.answer = answer
    if (round > 0) clock.ring(300_000)
    await dealtWith(opened, round + 1)
    expect([manager.health.confirmedAt, manager.health.fault]).toEqual([
      at(confirmed),
      fault === null ? null : { at: at(hour), text: fault },
    ])
  }
})

test('a configuration of an equal revision is ignored, and one of any other revision is taken', async () => {
  const opened = await start(answerWith(text('10')))
  const { manager, service, clock } = opened
  await dealtWith(opened, 1)
  const before = manager.config
  clock.ring(300_000)
  await dealtWith(opened, 2)
  expect(manager.config).toBe(before)
  service.answer = answerWith(text('9'))
  clock.ring(300_000)
  await dealtWith(opened, 3)
  expect(revisionOf(manager)).toBe('9')
})

test.each([
  { status: 200, isSuccess: true },
  { status: 203, isSuccess: true },
  { status: 299, isSuccess: true },
  { status: 300, isSuccess: true },
  { status: 399, isSuccess: true },
  { status: 400, isSuccess: false },
  { status: 404, isSuccess: false },
  { status: 429, isSuccess: false },
  { status: 500, isSuccess: false },
  { status: 503, isSuccess: false },
])('status $status is a success: $isSuccess', async ({ status, isSuccess }) => {
  const { manager, texts } = await start(answerWith(text(), {}, status), { autoUpdate: false })
  expect((await manager.onReady()).success).toBe(isSuccess)
  expect(texts()).toEqual(isSuccess ? [] : [`Request answered with status ${status}`, 'Failed to become ready'])
})

test('failures in a row make the next request wait longer, with jitter, and a success forgets them', async () => {
  const opened = await start(answerWith('', {}, 500), { updateIntervalMs: 1_000 })
  const { service, clock } = opened
  const waits = () => clock.waits.filter((ms) => ms !== 60_000)
  const expected = [1_000, 8_500, 16_500, 32_500, 64_500, 128_500, 256_500, 512_500, 512_500, 512_500]
  for (const [place, ms] of expected.entries()) {
    await dealtWith(opened, place + 1)
    expect(waits()).toEqual(expected.slice(0, place + 1))
    if (place === expected.length - 1) service.answer = answerWith(text())
    clock.ring(ms)
  }
  await dealtWith(opened, expected.length + 1)
  clock.ring(512_500)
  await dealtWith(opened, expected.length + 2)
  expect(waits().slice(expected.length)).toEqual([512_500, 1_000])
})

test('with the usual interval the wait grows only after the seventh failure', async () => {
  const opened = await start(answerWith('', {}, 500))
  for (let request = 1; request <= 8; request++) {
    await dealtWith(opened, request)
    opened.clock.ring(300_000)
  }
  expect(opened.clock.waits.filter((ms) => ms !== 60_000)).toEqual([...Array.from({ length: 7 }, () => 300_000), 512_500])
})

test.each([
  { given: undefined, used: 300_000, warns: false },
  { given: 1_000, used: 1_000, warns: false },
  { given: 999, used: 300_000, warns: true },
  { given: 0, used: 300_000, warns: true },
  { given: -1_000, used: 300_000, warns: true },
  { given: NaN, used: 300_000, warns: true },
])('an update interval of $given becomes $used', async ({ given, used, warns }) => {
  const { manager, clock, texts } = await start(answerWith(text()), given === undefined ? {} : { updateIntervalMs: given })
  await manager.onReady()
  expect(clock.waits).toContain(used)
  expect(texts()).toEqual(warns ? [`Invalid updateInterval ${given}, defaulting to 300000`] : [])
})

test('waiting for the configuration ends after 30000 ms, or after the 5000 ms of a page', async () => {
  const { manager, clock } = await start(() => {})
  const long = manager.onReady()
  const short = manager.onReady({ timeoutMs: pageReadyTimeoutMs })
  expect([clock.ring(5_000), await short]).toEqual([true, { success: false, reason: 'onReady timeout expired after 5000 ms' }])
  expect([clock.ring(30_000), await long]).toEqual([true, { success: false, reason: 'onReady timeout expired after 30000 ms' }])
})

test('stopping fails waiting callers, ends request and polling, and logs no error', async () => {
  let isGone = false
  const { manager, service, clock, lines } = await start((request) => request.on('close', () => (isGone = true)))
  const ready = manager.onReady()
  await until(() => expect(service.requests).toHaveLength(1))
  manager.stop()
  expect([await ready, manager.state]).toEqual([{ success: false, reason: 'Instance closed' }, 'not started'])
  await until(() => expect(isGone).toBe(true))
  expect([clock.ring(300_000), lines]).toEqual([false, []])
  service.answer = answerWith(text())
  manager.start()
  expect(await manager.onReady()).toEqual({ success: true })
})

test('without auto-update a failed first request is an error and is never repeated', async () => {
  const { manager, clock, texts } = await start((_, response) => response.destroy(), { autoUpdate: false })
  expect(await manager.onReady()).toEqual({ success: false, reason: 'Failed to become ready' })
  expect([manager.state, texts(), clock.waits]).toEqual(['started', ['Request error', 'Failed to become ready'], [60_000, 30_000]])
})

test('with auto-update the manager waits for the next request after a failed first one', async () => {
  const { manager, service, clock, texts } = await start(answerWith('', {}, 503))
  const ready = manager.onReady()
  await until(() => expect(texts()).toEqual(['Request answered with status 503']))
  service.answer = answerWith(text())
  clock.ring(300_000)
  expect(await ready).toEqual({ success: true })
})

test('no answer, a cut connection and an invalid address are request errors', async () => {
  const free = createServer()
  await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve))
  const address = free.address()
  await new Promise((resolve) => free.close(resolve))
  const cut = await openService(
    (_, response) => void response.writeHead(200, { 'Content-Length': '5000' }).write('{', () => response.destroy()),
  )
  for (const url of [
    `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    cut.url,
    'http://experiments.invalid:99999/',
  ]) {
    const { manager, texts } = open(url)
    manager.start()
    await until(() => expect(texts()).toEqual(['Request error']))
    expect([manager.state, manager.config]).toEqual(['started', undefined])
  }
})

test.each([
  { when: 'before the answer begins', begun: '' },
  { when: 'in the middle of the answer', begun: '{' },
])('a request of more than 60000 ms has timed out: $when', async ({ begun }) => {
  const { clock, service, lines } = await start((_, response) => {
    if (begun !== '') response.writeHead(200).write(begun)
  })
  await until(() => expect(service.requests).toHaveLength(1))
  expect(clock.ring(60_000)).toBe(true)
  await until(() => expect(lines).toMatchObject([{ level: 'error', text: 'Request timed out', details: { timeoutMs: 60_000 } }]))
})

test('a request that is due during another one starts as soon as that one ends', async () => {
  let release = () => {}
  const { manager, service, clock } = await start((_, response) => (release = () => void response.end(text('1'))))
  await until(() => expect(service.requests).toHaveLength(1))
  expect(clock.ring(300_000)).toBe(true)
  expect(service.requests).toHaveLength(1)
  service.answer = answerWith(text('2'))
  release()
  await until(() => expect([service.requests.length, revisionOf(manager)]).toEqual([2, '2']))
})

test.each(invalidDatafiles)(
  'a broken file leaves every visitor with the control, says so once, and a good one recovers: $kind',
  async ({ text: broken, reason }) => {
    const opened = await start(answerWith(broken, { 'Last-Modified': 'Mon, 01 Jan 2024 10:00:00 GMT' }))
    const { manager, service, clock, lines } = opened
    expect(await manager.onReady()).toMatchObject({ success: false })
    await dealtWith(opened, 1)
    clock.ring(300_000)
    await dealtWith(opened, 2)
    expect([manager.state, manager.config]).toEqual(['started', undefined])
    service.answer = answerWith(text())
    clock.ring(300_000)
    await dealtWith(opened, 3)
    expect([manager.state, await manager.onReady()]).toEqual(['ready', { success: true }])
    expect(service.requests.map((headers) => headers['if-modified-since'])).toEqual([undefined, undefined, undefined])
    expect(lines).toMatchObject([{ level: 'error', text: unusable }])
    expect(lines[0]?.reason).toContain(reason)
  },
)

test.each(datafilesWithWarnings)('a file with unknown names is used, with one line: $kind', async ({ text, warning }) => {
  const { manager, lines } = await start(answerWith(text))
  expect(await manager.onReady()).toEqual({ success: true })
  expect(lines).toMatchObject([{ level: 'warn', text: 'The configuration of the experiments names what it does not have' }])
  expect(lines[0]?.reason).toContain(warning)
})

test('a broken file after a good one leaves the good one in use', async () => {
  const opened = await start(answerWith(text('1'), { 'Last-Modified': 'Mon, 01 Jan 2024 10:00:00 GMT' }))
  const { manager, service, clock, texts } = opened
  await dealtWith(opened, 1)
  service.answer = answerWith('<html>', { 'Last-Modified': 'Tue, 02 Jan 2024 10:00:00 GMT' })
  clock.ring(300_000)
  await dealtWith(opened, 2)
  expect([manager.state, revisionOf(manager), texts()]).toEqual(['ready', '1', [unusable]])
  clock.ring(300_000)
  await dealtWith(opened, 3)
  expect(service.requests[2]?.['if-modified-since']).toBe('Mon, 01 Jan 2024 10:00:00 GMT')
})

test('an endless response is aborted as soon as it is too large', async () => {
  let sent = 0
  let isLeft = false
  const { manager } = await start((_, response) => {
    response.on('close', () => (isLeft = true))
    const chunk = Buffer.alloc(64_000, ' ')
    const pour = () => {
      while (!response.destroyed && ((sent += chunk.length), response.write(chunk)));
      response.once('drain', pour)
    }
    pour()
  })
  expect(await manager.onReady()).toEqual({ success: false, reason: 'the file is larger than 5000000 bytes' })
  await until(() => expect(isLeft).toBe(true))
  expect(sent).toBeLessThan(20_000_000)
})
