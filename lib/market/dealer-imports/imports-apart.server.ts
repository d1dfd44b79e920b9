import type { Worker } from 'node:worker_threads'
import { number, object, string } from 'yup'
import type { Db } from '@/lib/kernel/db/db.server'
import { startThread } from '@/lib/kernel/threads/start-thread.server'
import { purgeTrials } from './file-trials.server'

export type ImportTask = 'imports' | 'trials'
export type ImportsApart = {
  /** Tries and imports the files of dealers that wait. */
  runImports: () => Promise<void>
  /** Deletes trials whose time is over, and tries the files of visitors that wait. */
  runTrials: () => Promise<void>
  close: () => Promise<void>
}

/** A thread takes a second to start, and a person tries a file more than once. */
const usualIdleMs = 120_000

const ended = object({ id: number().required(), fault: string() })

/** Imports in a thread of their own, with its own memory and connections: pages go out meanwhile, however many rows a file has. It ends when nothing has waited for a while. */
export function openImports(db: Db, databaseUrl: string, idleMs = usualIdleMs): ImportsApart {
  let thread: Thread | undefined
  const run = async (task: ImportTask) => {
    thread ??= startImporter(databaseUrl, idleMs, (over) => (thread = thread === over ? undefined : thread))
    await thread.run(task)
  }
  return {
    async runImports() {
      const [waiting] = await db`select from dealer_import where state in ('checking', 'importing') limit 1`
      if (waiting) await run('imports')
    },
    async runTrials() {
      await purgeTrials(db)
      const [waiting] = await db`select from file_trial where content is not null limit 1`
      if (waiting) await run('trials')
    },
    close: async () => thread?.end(),
  }
}

type Thread = { run: (task: ImportTask) => Promise<void>; end: () => Promise<void> }
type Waiting = { resolve: () => void; reject: (error: Error) => void }

/** `onOver`: it takes nothing more. */
function startImporter(databaseUrl: string, idleMs: number, onOver: (thread: Thread) => void): Thread {
  const worker: Worker = startThread(new URL('./import-worker.server.ts', import.meta.url), 'import-worker', { databaseUrl })
  worker.unref() // nothing waits for it but those whose files it reads
  const waiting = new Map<number, Waiting>()
  let idle: NodeJS.Timeout | undefined
  let runs = 0
  const thread: Thread = {
    run(task) {
      clearTimeout(idle)
      return new Promise((resolve, reject) => {
        waiting.set(++runs, { resolve, reject })
        worker.postMessage({ id: runs, task })
      })
    },
    async end() {
      onOver(thread)
      await worker.terminate()
    },
  }
  worker.on('message', (said) => {
    const { id, fault } = ended.validateSync(said)
    const asked = waiting.get(id)
    waiting.delete(id)
    if (fault === undefined) asked?.resolve()
    else asked?.reject(new Error(fault))
    if (waiting.size === 0) idle = setTimeout(() => void thread.end(), idleMs).unref()
  })
  const fail = (error: Error) => {
    clearTimeout(idle)
    onOver(thread)
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.once('error', fail)
  worker.once('exit', () => fail(new Error('the thread of the imports has ended without an answer')))
  return thread
}
