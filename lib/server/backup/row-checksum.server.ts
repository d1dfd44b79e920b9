import { createHash } from 'node:crypto'

/** The number and a checksum of rows, independent of their order. */
export type Sum = { rows: number; sum: string }

const modulus = 2 ** 48
const lineEnd = 0x0a

/** Sums up rows of the text format of COPY, where a line break ends a row and stands nowhere else. */
export class RowChecksum {
  private rows = 0
  private sum = 0

  /** Whole rows. */
  add(text: Buffer): void {
    let from = 0
    for (let end = text.indexOf(lineEnd, from); end >= 0; end = text.indexOf(lineEnd, from)) {
      this.addRow(text.subarray(from, end))
      from = end + 1
    }
  }

  addRow(row: Uint8Array | string): void {
    this.rows += 1
    this.sum = (this.sum + createHash('sha256').update(row).digest().readUIntBE(0, 6)) % modulus
  }

  get value(): Sum {
    return { rows: this.rows, sum: this.sum.toString(16).padStart(12, '0') }
  }
}

/** Gathers pieces of COPY's text to larger ones that end where a row ends. */
export async function* wholeRows(source: AsyncIterable<Uint8Array>, bytes = 1_048_576): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = []
  let size = 0
  for await (const part of source) {
    parts.push(part)
    size += part.length
    if (size < bytes) continue
    const all = Buffer.concat(parts)
    const end = all.lastIndexOf(lineEnd) + 1
    if (end > 0) yield all.subarray(0, end)
    parts = [all.subarray(end)]
    size = all.length - end
  }
  if (size > 0) yield Buffer.concat(parts)
}
