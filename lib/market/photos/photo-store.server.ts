import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { env } from '@/lib/kernel/config/env.server'

/** The store in which the files of photographs lie, by keys such as «originals/{id}». */
export type PhotoStore = {
  /** Stores a file: when it returns, the file is there whatever happens to the machine's power. */
  put(key: string, content: Buffer): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  /** What is not there is deleted already. */
  delete(key: string): Promise<void>
  list(): AsyncIterable<{ key: string; writtenAt: Date }>
}

/** Uploads on their way, and without a bucket everything else. */
export function photoFolder(): string {
  return join(env().dataDir, 'photos')
}

/** What a browser is still sending. */
export const incomingFolder = () => join(photoFolder(), 'incoming')

/** Key of an original, which nobody is served: it has no picture's name. */
export const originalKey = (id: string) => `originals/${id}`
export const pictureKey = (file: string, size: string) => `pictures/${file}/${size}`

const unfinishedEnd = '.tmp'

export function folderStore(folder: string): PhotoStore {
  return {
    async put(key, content) {
      const path = join(folder, key)
      await mkdir(dirname(path), { recursive: true })
      const unfinished = `${path}.${randomUUID()}${unfinishedEnd}`
      try {
        await withFile(unfinished, 'wx', async (file) => {
          await file.writeFile(content)
          await file.sync()
        })
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await withFile(dirname(path), 'r', (file) => file.sync()) // the name too
    },
    get: (key) => readFile(join(folder, key)).catch(nothingWhenMissing),
    delete: (key) => rm(join(folder, key), { force: true }),
    async *list() {
      const entries = await opendir(folder, { recursive: true }).catch(nothingWhenMissing)
      if (!entries) return
      for await (const entry of entries) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        const found = await stat(path).catch(nothingWhenMissing)
        if (found) yield { key: relative(folder, path).split(sep).join('/'), writtenAt: found.mtime }
      }
    },
  }
}

async function withFile(path: string, flags: string, work: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, flags)
  try {
    await work(file)
  } finally {
    await file.close()
  }
}

function nothingWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
  return undefined
}
