import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'

const algorithm = 'sha256'
const lengthBytes = 4
/** Bytes that are copied at a time: what is written is what went into the checksum, whatever happens to the memory meanwhile. */
const bytesAtOnce = 4 * 2 ** 20
const maxTextLength = 2 ** 29

/** Writes a file that ends with the checksum of all that stands before. */
export class CheckedWriter {
  private readonly hash = createHash(algorithm)

  constructor(private readonly file: FileHandle) {}

  async write(array: ArrayBufferView): Promise<void> {
    for (let from = 0; from < array.byteLength; from += bytesAtOnce) {
      const bytes = Buffer.from(bytesOf(array).subarray(from, from + bytesAtOnce))
      this.hash.update(bytes)
      await this.file.writeFile(bytes)
    }
  }

  async writeText(text: string): Promise<void> {
    const bytes = Buffer.from(text)
    const length = Buffer.alloc(lengthBytes)
    length.writeUInt32LE(bytes.length)
    await this.write(length)
    await this.write(bytes)
  }

  async end(): Promise<void> {
    await this.file.writeFile(this.hash.digest())
    await this.file.sync()
  }
}

/** Reads such a file from its beginning to its end. Throws where it is shorter or longer than it should be, and in the end if any of it is wrong. */
export class CheckedReader {
  private readonly hash = createHash(algorithm)

  constructor(private readonly file: FileHandle) {}

  async read(array: ArrayBufferView): Promise<void> {
    this.hash.update(await this.fill(bytesOf(array)))
  }

  async readText(): Promise<string> {
    const length = Buffer.alloc(lengthBytes)
    await this.read(length)
    if (length.readUInt32LE() > maxTextLength) throw new Error('a length that no text has')
    const bytes = Buffer.alloc(length.readUInt32LE())
    await this.read(bytes)
    return bytes.toString()
  }

  async end(): Promise<void> {
    const expected = this.hash.digest()
    const found = await this.fill(Buffer.alloc(expected.length))
    const { bytesRead } = await this.file.read(Buffer.alloc(1), 0, 1)
    if (bytesRead > 0 || !expected.equals(found)) throw new Error('the checksum is wrong')
  }

  private async fill<B extends Uint8Array>(bytes: B): Promise<B> {
    for (let from = 0; from < bytes.length; ) {
      const { bytesRead } = await this.file.read(bytes, from, bytes.length - from)
      if (bytesRead === 0) throw new Error('the file ends too early')
      from += bytesRead
    }
    return bytes
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}
