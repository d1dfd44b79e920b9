import { parentPort } from 'node:worker_threads'
import { AppError } from '@/lib/kernel/errors/app-error'
import { tableFile } from './table-file.server'

parentPort?.once('message', (bytes: Uint8Array) => {
  void answer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
})

async function answer(bytes: Buffer): Promise<void> {
  try {
    parentPort?.postMessage(await tableFile(bytes))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, message, shownText } = error
    parentPort?.postMessage({ code, message, ...(shownText !== undefined && { shownText }) })
  }
}
