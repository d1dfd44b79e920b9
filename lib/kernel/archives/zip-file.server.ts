import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { AppError } from '@/lib/kernel/errors/app-error'

/** Unpacked; what a file says of itself is checked while it is unpacked. */
const maxUnpackedBytes = 200 * 1024 * 1024
const maxEntries = 2_000

/** The parts of a ZIP file. */
export type ZipParts = {
  /** Names as the file writes them, with slashes; without folders. */
  names: readonly string[]
  /** Whether a part is there, by its name in any case. */
  has(name: string): boolean
  /** Streams a part; nothing for one that is missing. */
  stream(name: string): AsyncGenerator<Uint8Array, undefined>
  read(name: string): Promise<Buffer>
}

/** Opens a ZIP file up to the size that a stock can have. */
export async function openZip(bytes: Buffer): Promise<ZipParts> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true }).catch(brokenZip)
  const entries = await entriesOf(zip)
  async function* stream(name: string): AsyncGenerator<Uint8Array, undefined> {
    const entry = entries.get(name.toLowerCase())
    if (!entry) return undefined
    if (entry.isEncrypted()) throw new AppError('invalid', 'il file è protetto da una password: toglila e riprova')
    try {
      const source: AsyncIterable<Uint8Array> = await zip.openReadStreamPromise(entry)
      yield* source
    } catch (error) {
      brokenZip(error)
    }
    return undefined
  }
  return {
    names: [...entries.values()].map(({ fileName }) => plainName(fileName)),
    has: (name) => entries.has(name.toLowerCase()),
    stream,
    async read(name) {
      const pieces: Uint8Array[] = []
      for await (const piece of stream(name)) pieces.push(piece)
      return Buffer.concat(pieces)
    },
  }
}

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>()
  let bytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      bytes += entry.uncompressedSize
      if (bytes > maxUnpackedBytes || entries.size >= maxEntries)
        throw new AppError('tooLarge', 'a zip bomb', { shownText: 'Il file, aperto, è più grande di qualunque stock.' })
      const name = plainName(entry.fileName)
      if (!name.endsWith('/')) entries.set(name.toLowerCase(), entry)
    }
  } catch (error) {
    brokenZip(error)
  }
  return entries
}

function plainName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\//, '')
}

function brokenZip(cause: unknown): never {
  throw cause instanceof AppError ? cause : new AppError('invalid', 'il file è rotto, o protetto da una password', { cause })
}
