import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { type OpenFileReader, openFileReader } from './open-file-reader.server'
import { readStockFile } from './read-stock-file.server'

let reader: OpenFileReader | undefined
afterEach(() => reader?.close())

const feed = Buffer.from('<stock><v><marca>Fiat</marca><modello>Panda</modello></v></stock>')

test('files are read in a thread, one after the other; what is wrong with one is said in a sentence', async () => {
  reader = openFileReader()
  const [good, bad, next] = await Promise.allSettled([readStockFile(feed), readStockFile(Buffer.from('<stock/>')), readStockFile(feed)])
  for (const read of [good, next]) expect(read.status === 'fulfilled' && read.value.content.toString()).toBe('marca,modello\nFiat,Panda\n')
  expect(bad).toMatchObject({ status: 'rejected', reason: { code: 'invalid' } })
})

const worker = (source: string, limits = {}) => new Worker(source, { eval: true, resourceLimits: limits })

test('a file that never ends is given up after a time, and the next one is read', async () => {
  const sources = [
    'for (;;);',
    "require('node:worker_threads').parentPort.postMessage({ content: Buffer.from('a'), list: null, others: [] })",
  ]
  reader = openFileReader({ patienceMs: 300, startWorker: () => worker(sources.shift() ?? '') })
  const [hanging, next] = await Promise.allSettled([readStockFile(feed), readStockFile(feed)])
  expect(hanging).toMatchObject({
    status: 'rejected',
    reason: { code: 'tooLarge', shownText: 'Per leggere il file serve troppo tempo: controllalo, o dividilo in più file.' },
  })
  expect(next.status).toBe('fulfilled')
})

test('a file that asks for too much memory ends its thread alone, and its sender is told', async () => {
  reader = openFileReader({
    startWorker: () => worker('const all = []; for (;;) all.push(new Array(1e5).fill(all.length))', { maxOldGenerationSizeMb: 32 }),
  })
  await expect(readStockFile(feed)).rejects.toMatchObject({
    code: 'tooLarge',
    shownText: 'Per leggere il file serve troppo spazio in memoria: controllalo, o dividilo in più file.',
  })
})
