import { parentPort } from 'node:worker_threads'
import { AppError } from '@/lib/kernel/errors/app-error'
import { lowerOwnPriority } from '@/lib/kernel/threads/low-priority.server'
import { ownClock } from '@/lib/kernel/threads/thread-clock.server'
import { describedTable, type StockFile } from './read-stock-file.server'

lowerOwnPriority()
parentPort?.postMessage({ clock: ownClock() })
parentPort?.once('message', ({ bytes, ...file }: Omit<StockFile, 'bytes'> & { bytes: Uint8Array }) => {
  void answer({ ...file, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) })
})

async function answer(file: StockFile): Promise<void> {
  try {
    const table = await describedTable(file)
    parentPort?.postMessage(table, transferable(table.content))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, message, shownText } = error
    parentPort?.postMessage({ code, message, ...(shownText !== undefined && { shownText }) })
  }
}

/** A buffer of its own is handed over; small ones share one, and are copied. */
function transferable({ buffer, byteLength }: Buffer): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}
