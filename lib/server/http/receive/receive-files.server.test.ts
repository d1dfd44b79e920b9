// reads: temporary files
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { request as ask, createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AppError } from '@/lib/kernel/errors/app-error'
import { receiveFiles } from './receive-files.server'

const maxFileBytes = 200_000
const close: (() => unknown)[] = []
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'received-'))
})
afterEach(async () => {
  for (const step of close.splice(0)) await step()
  await rm(folder, { recursive: true })
})

/** What came of one request, on our side: the files with their beginning, or the code of the refusal. */
async function receiver() {
  let settle: (outcome: { files: string[]; handled: number } | { code: string }) => void = () => {}
  const came = new Promise<{ files: string[]; handled: number } | { code: string }>((resolve) => (settle = resolve))
  const server = createServer((request, response) => {
    const reception = { folder, maxFileBytes, maxFiles: 1, admit: async () => {} }
    receiveFiles(request, reception, async (files) => ({
      files: await Promise.all(files.map(async ({ path, bytes }) => `${(await readFile(path, 'utf8')).slice(0, 8)} ${bytes}`)),
      handled: files.length,
    })).then(
      (value) => (response.end(), settle(value)),
      (error: unknown) => (response.end(), settle({ code: error instanceof AppError ? error.code : String(error) })),
    )
  })
  close.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  const port = typeof listening === 'object' && listening ? listening.port : 0
  const send = (headers: Record<string, string>) => {
    const call = ask({ port, host: '127.0.0.1', method: 'POST', headers, agent: false })
    call.on('error', () => {}) // the other side may hang up
    return call
  }
  return { send, came }
}

const form = { 'content-type': 'multipart/form-data; boundary=x' }
const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="stock.csv"\r\n\r\n'
const body = { 'content-type': 'application/octet-stream' }
type Sent = ReturnType<typeof ask>

test.each<[string, Record<string, string>, (sent: Sent) => unknown, unknown]>([
  ['a whole form', form, (sent) => sent.end(`${head}marca;modello\r\n--x--\r\n`), { files: ['marca;mo 13'], handled: 1 }],
  ['a whole body', body, (sent) => sent.end('marca;modello'), { files: ['marca;mo 13'], handled: 1 }],
  ['a form that its sender gives up', form, (sent) => sent.write(`${head}marca;`, () => sent.destroy()), { code: 'invalid' }],
  [
    'a body that its sender gives up',
    { ...body, 'content-length': '50' },
    (sent) => sent.write('marca;', () => sent.destroy()),
    { code: 'invalid' },
  ],
  ['a form that ends within its file', form, (sent) => sent.end(`${head}marca;`), { code: 'invalid' }],
  [
    'a form whose parts have another boundary',
    form,
    (sent) => sent.end(`${head.replace('--x', '--y')}marca\r\n--y--\r\n`),
    { code: 'invalid' },
  ],
  ['a body of 2 GB that says so', { ...body, 'content-length': String(2 ** 31) }, (sent) => sent.write('marca;'), { code: 'tooLarge' }],
  ['a form of 2 GB that says so', { ...form, 'content-length': String(2 ** 31) }, (sent) => sent.write(head), { code: 'tooLarge' }],
  ['a body that never ends', body, (sent) => endless(sent), { code: 'tooLarge' }],
])('%s is received, or refused without leaving a file', async (_, headers, write, expected) => {
  const { send, came } = await receiver()
  write(send(headers))
  expect(await came).toEqual(expected)
  await expect.poll(() => readdir(folder)).toEqual([])
})

function endless(sent: Sent): void {
  const part = 'marca;modello\n'.repeat(1_000)
  const more = () => void (sent.destroyed || sent.write(part, () => setImmediate(more)))
  more()
}

test('the connection stays while a received file is worked on; afterwards its silence counts again', async () => {
  const silenceMs = 5_000
  const patience: (number | undefined)[] = []
  const server = createServer((request, response) => {
    const reception = { folder, maxFileBytes, maxFiles: 1, admit: async () => void patience.push(request.socket.timeout) }
    const handle = async () => void patience.push(request.socket.timeout)
    void receiveFiles(request, reception, handle).then(() => {
      patience.push(request.socket.timeout)
      response.end()
    })
  })
  server.timeout = silenceMs
  close.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  const port = typeof listening === 'object' && listening ? listening.port : 0
  await new Promise<void>((resolve) => {
    const sent = ask({ port, host: '127.0.0.1', method: 'POST', headers: body, agent: false }, (answer) =>
      answer.resume().once('end', () => resolve()),
    )
    sent.end('marca;modello')
  })
  expect(patience).toEqual([silenceMs, 600_000, silenceMs])
})
