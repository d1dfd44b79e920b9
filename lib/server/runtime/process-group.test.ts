// reads: lib/server/runtime/test-process.mjs lib/server/runtime/test-process-group.ts lib/server/runtime/under-way.mjs
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { environmentWith } from '@/lib/kernel/config/env.server'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { programOf } from '@/scripts/test-program'

/** Real processes behind one port. */
async function openGroup(settings: Record<string, string> = {}, readyMs = 60_000) {
  const port = await findFreePort()
  const child = spawn(process.execPath, [programOf('lib/server/runtime/test-process-group.ts'), String(readyMs)], {
    env: environmentWith({ TEST_PORT: String(port), ...settings }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part))
  onTestFinished(() => end(child))
  return { port, child, output: () => text }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'close')
}

type Answer = { text: string; isClosing: boolean }

/** A request that nobody answers is lost, too. */
const answerMs = 8_000

function ask(port: number, path = '/', agent = new Agent()): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent, signal: AbortSignal.timeout(answerMs) }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.once('end', () => resolve({ text, isClosing: response.headers.connection === 'close' }))
    }).once('error', reject)
  })
}

/** Who answers, by number, over so many new connections. */
async function pidsOf(port: number): Promise<Map<string, string>> {
  const pids = new Map<string, string>()
  for (let count = 0; count < 8; count += 1) {
    const [number = '', pid = ''] = (await ask(port)).text.split(' ')
    pids.set(number, pid)
  }
  return pids
}

async function readyGroup() {
  const group = await openGroup()
  await expect.poll(group.output).toContain('all ready')
  return group
}

test('all processes answer behind one port, and a process that ends is started again', async () => {
  const { port, output } = await readyGroup()
  const before = await pidsOf(port)
  expect([...before.keys()].sort()).toEqual(['1', '2'])
  await ask(port, '/die').catch(() => {})
  await expect.poll(output).toContain('has ended: it is started again in 0.05 s')
  await expect.poll(async () => [...(await pidsOf(port)).values()].filter((pid) => ![...before.values()].includes(pid)).length).toBe(1)
})

test('a replacement of all processes under load loses no request, also on open connections', async () => {
  const { port, child, output } = await readyGroup()
  const before = new Set((await pidsOf(port)).values())
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  onTestFinished(() => agent.destroy())
  const failures: unknown[] = []
  let answers = 0
  let isOver = false
  const load = Array.from({ length: 4 }, async (_, place) => {
    while (!isOver) {
      await ask(port, place === 0 ? '/slow' : '/', agent).then(
        () => (answers += 1),
        (error: unknown) => failures.push(error),
      )
    }
  })
  child.kill('SIGHUP')
  await expect
    .poll(output)
    .toContain('all replaced')
    .finally(() => (isOver = true))
  await Promise.all(load)
  expect([failures, answers > 100]).toEqual([[], true])
  expect([...(await pidsOf(port)).values()].filter((pid) => before.has(pid))).toEqual([])
})

test('a start whose processes do not become ready fails and leaves none behind', async () => {
  const { child, output } = await openGroup({ TEST_FAULT: '2' })
  await once(child, 'close')
  expect(output()).toContain('process 2 has ended before it was ready')
  expect(child.exitCode).toBe(1)
})

/** A file that makes the second process hang, for as long as it is there. */
function hangingFile() {
  const folder = mkdtempSync(path.join(tmpdir(), 'ingrana-hanging-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'hanging')
  return { file, begin: () => writeFileSync(file, ''), end: () => rmSync(file) }
}

const soonMs = 3_000

test('a process that never becomes ready is restarted, while the other answers', async () => {
  const hanging = hangingFile()
  hanging.begin()
  const { port, output } = await openGroup({ TEST_HANGING: hanging.file }, soonMs)
  await expect.poll(output).toMatch(/Process 2 was not ready after 3 s: it is ended\nProcess 2 has ended: it is started again in 0\.05 s/)
  expect([...(await pidsOf(port)).keys()]).toEqual(['1'])
  expect(output()).not.toContain('all ready')
  hanging.end()
  await expect.poll(output).toContain('all ready')
  await expect.poll(async () => [...(await pidsOf(port)).keys()].sort()).toEqual(['1', '2'])
})

test('a successor that never becomes ready leaves the old process at work until the next attempt', async () => {
  const hanging = hangingFile()
  const { port, child, output } = await openGroup({ TEST_HANGING: hanging.file }, soonMs)
  await expect.poll(output).toContain('all ready')
  const before = await pidsOf(port)
  hanging.begin()
  child.kill('SIGHUP')
  await expect.poll(output).toContain('Process 2 has no successor')
  expect((await pidsOf(port)).get('2')).toBe(before.get('2'))
  hanging.end()
  child.kill('SIGHUP')
  await expect.poll(output).toContain('Process 2 was replaced')
  expect((await pidsOf(port)).get('2')).not.toBe(before.get('2'))
})

test('a process whose event loop stands still is restarted and logged', async () => {
  const { port, output } = await readyGroup()
  const before = await pidsOf(port)
  await ask(port, '/hang').catch(() => undefined)
  await expect.poll(output).toMatch(/Process \d has not moved for 2 s: it is ended\nProcess \d has ended: it is started again/)
  const replaced = async () => [...(await pidsOf(port)).values()].filter((pid) => ![...before.values()].includes(pid)).length
  await expect.poll(replaced).toBe(1)
})

test('a process that hangs between ready and its first beat is ended and started again', async () => {
  const silent = hangingFile()
  silent.begin()
  const { port, output } = await openGroup({ TEST_SILENT: silent.file })
  await expect.poll(output).toMatch(/Process 2 has not moved for 2 s: it is ended\nProcess 2 has ended: it is started again/)
  silent.end()
  await expect.poll(async () => [...(await pidsOf(port)).keys()].sort()).toEqual(['1', '2'])
})

test('a request that was under way at two deaths is refused by all processes, other requests are not', async () => {
  const { port, output } = await readyGroup()
  await ask(port, '/die-slowly').catch(() => {})
  await ask(port, '/die-slowly').catch(() => {})
  await expect.poll(output).toContain('«GET /die-slowly» was under way when Ingrana ended, 2 times: it is refused for 5 minutes')
  await expect.poll(async () => [...(await pidsOf(port)).keys()].sort()).toEqual(['1', '2'])
  for (let count = 0; count < 4; count += 1) expect((await ask(port, '/die-slowly')).text).toMatch(/ 503$/)
  expect((await ask(port)).text).toMatch(/ 200$/)
})

test('a group that is killed takes its processes along', async () => {
  const { port, child } = await readyGroup()
  child.kill('SIGKILL')
  await expect
    .poll(() =>
      ask(port).then(
        () => 'answers',
        () => 'gone',
      ),
    )
    .toBe('gone')
})
