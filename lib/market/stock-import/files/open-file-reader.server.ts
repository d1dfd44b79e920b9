import type { Worker } from 'node:worker_threads'
import { array, mixed, object, string } from 'yup'
import { AppError } from '@/lib/kernel/errors/app-error'
import { share, unshare } from '@/lib/kernel/process/shared.server'
import { startThread } from '@/lib/kernel/threads/start-thread.server'
import { computedMs } from '@/lib/kernel/threads/thread-clock.server'
import { isPlainObject } from '@/lib/kernel/validation/plain-object'
import type { DescribedColumn } from '@/lib/market/stock-import/columns/described-column'
import type { DescribedTable, StockFile, StockFileReader } from './read-stock-file.server'

const limits = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 }
/** Time of computing, where the system says it of a thread: a busy machine refuses no honest file. An ordinary feed of 90,000 vehicles takes a few seconds. */
const patienceMs = 30_000
/** Factor of that time that may pass until a file has had its time of computing. */
const mostWaits = 4
const looksEveryMs = 200
/** Files are read one after the other. While so many wait, a sender has to try again later. */
const mostWaiting = 20

export type OpenFileReader = { close: () => Promise<void> }
type Options = { patienceMs?: number; startWorker?: () => Worker }

/** Has the files that people send read in a thread each, which ends with the file: whatever is in one, the site answers meanwhile. */
export function openFileReader(options: Options = {}): OpenFileReader {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const open = new Set<Worker>()
  const read: StockFileReader = (file, patience = Infinity) => {
    if (waiting >= mostWaiting)
      return Promise.reject(
        new AppError('unavailable', 'too many files', { shownText: 'Stiamo leggendo molti file: riprova tra un minuto.' }),
      )
    waiting += 1
    const limited = { ...options, patienceMs: Math.min(patience, options.patienceMs ?? patienceMs) }
    const reading = last.then(() => readApart(file, open, limited)).finally(() => (waiting -= 1))
    last = reading.catch(() => undefined)
    return reading
  }
  share('fileReader', read)
  return {
    async close() {
      unshare('fileReader')
      await Promise.all([...open].map((worker) => worker.terminate()))
    },
  }
}

async function readApart(
  file: StockFile,
  open: Set<Worker>,
  { patienceMs: patience, startWorker = startFileWorker }: Options & { patienceMs: number },
): Promise<DescribedTable> {
  const worker = startWorker()
  open.add(worker)
  try {
    worker.postMessage(file)
    return tableIn(await answerOf(worker, patience))
  } finally {
    open.delete(worker)
    void worker.terminate()
  }
}

function startFileWorker(): Worker {
  return startThread(new URL('./file-worker.server.ts', import.meta.url), 'file-worker', {}, limits)
}

function answerOf(worker: Worker, patience: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    let clock: string | undefined
    const look = () => {
      const passed = performance.now() - began
      const spent = clock === undefined ? passed : computedMs(clock)
      if (spent > patience || passed > patience * mostWaits) settle(() => reject(tooMuch('tempo')))
    }
    const timer = setInterval(look, Math.min(looksEveryMs, patience))
    const settle = (end: () => void) => {
      clearInterval(timer)
      end()
    }
    worker.on('message', (answer: unknown) => {
      const own = isPlainObject(answer) ? answer['clock'] : undefined
      if (typeof own === 'string') clock = own
      else settle(() => resolve(answer))
    })
    worker.once('error', (error: Error & { code?: string }) =>
      settle(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch('memoria') : error)),
    )
    worker.once('exit', () => settle(() => reject(new AppError('unavailable', 'the thread of a file has ended without an answer'))))
  })
}

function tooMuch(what: 'tempo' | 'memoria'): AppError {
  return new AppError('tooLarge', `a file asks for too much (${what})`, {
    shownText: `Per leggere il file serve troppo ${what === 'tempo' ? 'tempo' : 'spazio in memoria'}: controllalo, o dividilo in più file.`,
  })
}

const failure = object({
  code: string()
    .oneOf(['invalid', 'tooLarge', 'unsupported'] as const)
    .required(),
  message: string().required(),
  shownText: string(),
})

const described = object({
  list: string().defined().nullable(),
  others: array(string().required()).required(),
  columns: array(mixed<DescribedColumn>().required()).required(),
})

function tableIn(answer: unknown): DescribedTable {
  if (isPlainObject(answer) && answer['content'] instanceof Uint8Array) {
    const { buffer, byteOffset, byteLength } = answer['content']
    return { content: Buffer.from(buffer, byteOffset, byteLength), ...described.validateSync(answer, { stripUnknown: true }) }
  }
  const { code, message, shownText } = failure.validateSync(answer)
  throw new AppError(code, message, shownText === undefined ? {} : { shownText })
}
