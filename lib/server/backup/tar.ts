import { StartError } from '@/lib/kernel/errors/start-error'
import { ByteReader } from './byte-reader'

export type TarEntry = { name: string; content: Buffer }

const blockSize = 512
const longestName = 100

/** A tar file as `tar` reads it (POSIX ustar), of files that fit into memory one by one. */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  for await (const { name, content } of entries) {
    yield header(name, content.length)
    yield content
    yield Buffer.alloc(padding(content.length))
  }
  yield Buffer.alloc(2 * blockSize)
}

/** The files of a tar file that `writeTar` has written. One that breaks off is refused. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry, void> {
  const reader = new ByteReader(source)
  for (;;) {
    const head = await reader.read(blockSize)
    if (!head) throw broken()
    if (head.every((byte) => byte === 0)) return
    if (checksum(head) !== numberIn(head, 148, 8)) throw broken()
    const size = numberIn(head, 124, 12)
    const content = await reader.read(size + padding(size))
    if (!content) throw broken()
    yield { name: textIn(head, 0, longestName), content: content.subarray(0, size) }
  }
}

function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > longestName) throw new Error(`${name} is too long a name for a tar file`)
  const head = Buffer.alloc(blockSize)
  head.write(name, 0)
  head.write('0000600\0' + '0000000\0'.repeat(2), 100)
  head.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  head.write(`${'0'.padStart(11, '0')}\0`, 136)
  head.write('0', 156) // a file
  head.write('ustar\0' + '00', 257)
  head.write(`${checksum(head).toString(8).padStart(6, '0')}\0 `, 148)
  return head
}

/** The sum of a head, of which its own eight places count as blanks. */
function checksum(head: Buffer): number {
  return head.reduce((sum, byte, place) => sum + (place >= 148 && place < 156 ? 32 : byte), 0)
}

function padding(size: number): number {
  return (blockSize - (size % blockSize)) % blockSize
}

function textIn(head: Buffer, from: number, length: number): string {
  return head.toString('utf8', from, from + length).replace(/\0.*$/s, '')
}

function numberIn(head: Buffer, from: number, length: number): number {
  return Number.parseInt(textIn(head, from, length).trim(), 8)
}

const broken = () => new StartError('the backup is damaged or breaks off')
