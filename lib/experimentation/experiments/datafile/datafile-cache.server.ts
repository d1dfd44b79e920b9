import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The place where the last good configuration file outlives a restart. */
export type DatafileCache = { read(): Promise<string | undefined>; write(text: string): Promise<void> }

/** One file for each address, so that the configuration of another environment is never taken for ours. */
export function datafileCache(folder: string, url: string): DatafileCache {
  const file = path.join(folder, `${createHash('sha256').update(url).digest('hex').slice(0, 16)}.json`)
  return {
    read: () => readFile(file, 'utf8').catch(noFile),
    async write(text) {
      await mkdir(folder, { recursive: true })
      const draft = `${file}.${process.pid}`
      await writeFile(draft, text)
      await rename(draft, file)
    },
  }
}

function noFile(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
