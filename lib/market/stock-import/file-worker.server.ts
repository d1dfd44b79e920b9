import { parentPort } from 'node:worker_threads'
import { AppError } from '@/lib/kernel/errors/app-error'
import { tableFile } from './table-file.server'

parentPort?.once('message', ({ bytes, wanted }: { bytes: Uint8Array; wanted?: string }) => {
  void answer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), wanted)
})

async function answer(bytes: Buffer, wanted: string | undefined): Promise<void> {
  try {
    parentPort?.postMessage(await tableFile(bytes, wanted))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, message, shownText } = error
    parentPort?.postMessage({ code, message, ...(shownText !== undefined && { shownText }) })
  }
}
