/** Reads a stream in pieces of a given length. */
export class ByteReader {
  private readonly parts: AsyncIterator<Uint8Array>
  private buffered = Buffer.alloc(0)

  constructor(source: AsyncIterable<Uint8Array>) {
    this.parts = source[Symbol.asyncIterator]()
  }

  /** Reads so many bytes; undefined when the stream has ended before. */
  async read(length: number): Promise<Buffer | undefined> {
    const parts: Buffer[] = [this.buffered]
    let total = this.buffered.length
    while (total < length) {
      const next = await this.parts.next()
      if (next.done === true) {
        this.buffered = Buffer.concat(parts)
        return undefined
      }
      parts.push(Buffer.from(next.value))
      total += next.value.length
    }
    const all = parts.length === 1 ? this.buffered : Buffer.concat(parts)
    this.buffered = all.subarray(length)
    return all.subarray(0, length)
  }

  /** All that has not been read yet, with what is put in front of it again. */
  async *rest(before: Uint8Array = Buffer.alloc(0)): AsyncGenerator<Uint8Array> {
    yield Buffer.concat([before, this.buffered])
    for (let next = await this.parts.next(); next.done !== true; next = await this.parts.next()) yield next.value
  }
}
