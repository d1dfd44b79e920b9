import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { type OpenFileReader, openFileReader } from './open-file-reader.server'
import { readStockFile } from './read-stock-file.server'

let reader: OpenFileReader | undefined
afterEach(() => reader?.close())

const feed = Buffer.from('<stock><v><marca>Fiat</marca><modello>Panda</modello></v></stock>')

test('files are read in a thread, one after the other; what is wrong with one is said in a sentence', async () => {
  reader = openFileReader()
  const [good, bad, next] = await Promise.allSettled([
    readStockFile({ bytes: feed }),
    readStockFile({ bytes: Buffer.from('<stock/>') }),
    readStockFile({ bytes: feed }),
  ])
  for (const read of [good, next]) expect(read.status === 'fulfilled' && read.value.content.toString()).toBe('marca,modello\nFiat,Panda\n')
  expect(bad).toMatchObject({ status: 'rejected', reason: { code: 'invalid' } })
})

test('the columns of a file that comes with choices are described in its thread too', async () => {
  reader = openFileReader()
  const { columns } = await readStockFile({ bytes: Buffer.from('Marca;Nome;Prezzo\nFiat;Panda;9000\n'), choices: { Nome: 'model' } })
  expect(columns.map(({ column, source }) => `${column} ${source}`)).toEqual(['make header', 'model chosen', 'price header'])
})

const worker = (source: string, limits = {}) => new Worker(source, { eval: true, resourceLimits: limits })

test('a file that never ends is given up after a time, and the next one is read', async () => {
  const sources = [
    'for (;;);',
    "require('node:worker_threads').parentPort.postMessage({ content: Buffer.from('a'), list: null, others: [], columns: [] })",
  ]
  reader = openFileReader({ patienceMs: 300, startWorker: () => worker(sources.shift() ?? '') })
  const [hanging, next] = await Promise.allSettled([readStockFile({ bytes: feed }), readStockFile({ bytes: feed })])
  expect(hanging).toMatchObject({
    status: 'rejected',
    reason: { code: 'tooLarge', shownText: 'Per leggere il file serve troppo tempo: controllalo, o dividilo in più file.' },
  })
  expect(next.status).toBe('fulfilled')
})

const clock =
  "require('node:worker_threads').parentPort.postMessage({ clock: `/proc/${require('node:fs').readlinkSync('/proc/thread-self')}/schedstat` });"
const table = "require('node:worker_threads').parentPort.postMessage({ content: Buffer.from('a'), list: null, others: [], columns: [] })"

test.runIf(process.platform === 'linux')(
  'the time limit of a file counts the computing of its thread, up to four times on the clock',
  async () => {
    const wait = (milliseconds: number) => `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${milliseconds});`
    const sources = [clock + wait(900) + table, `${clock}for (;;);`, clock + wait(30_000) + table]
    reader = openFileReader({ patienceMs: 300, startWorker: () => worker(sources.shift() ?? '') })
    const [waiting, computing, hanging] = await Promise.allSettled([
      readStockFile({ bytes: feed }),
      readStockFile({ bytes: feed }),
      readStockFile({ bytes: feed }),
    ])
    expect(waiting.status).toBe('fulfilled')
    for (const refused of [computing, hanging]) expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'tooLarge' } })
  },
)

test('a file that needs too much memory ends its thread alone, and its sender gets an error', async () => {
  reader = openFileReader({
    startWorker: () => worker('const all = []; for (;;) all.push(new Array(1e5).fill(all.length))', { maxOldGenerationSizeMb: 32 }),
  })
  await expect(readStockFile({ bytes: feed })).rejects.toMatchObject({
    code: 'tooLarge',
    shownText: 'Per leggere il file serve troppo spazio in memoria: controllalo, o dividilo in più file.',
  })
})
