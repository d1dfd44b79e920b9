import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { StartError } from '@/lib/kernel/errors/start-error'
import { ByteReader } from './byte-reader'

/** The header of an encrypted stream. */
export const encryptionMark = Buffer.from('INGRSEAL')
const saltBytes = 16
const tagBytes = 16
const pieceBytes = 65_536
/** 64 MB and a tenth of a second for each guess of a passphrase. */
const cost = { N: 65_536, r: 8, p: 1, maxmem: 128 * 1024 * 1024 }
const [more, last] = [Buffer.from([0]), Buffer.from([1])]

/**
 * Encrypts a stream with a passphrase: AES-256-GCM in pieces, each with its own number, the last one marked as such. So every change, omission,
 * reordering or truncation is detected. The key is of this file alone.
 */
export async function* seal(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  const key = await keyOf(passphrase, salt)
  yield Buffer.concat([encryptionMark, salt])
  let number = 0
  const sealPiece = (piece: Uint8Array, mark: Buffer) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++)).setAAD(mark)
    const sealed = Buffer.concat([cipher.update(piece), cipher.final()])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(sealed.length)
    return Buffer.concat([length, mark, sealed, cipher.getAuthTag()])
  }
  for await (const part of source)
    for (let from = 0; from < part.length; from += pieceBytes) yield sealPiece(part.subarray(from, from + pieceBytes), more)
  yield sealPiece(Buffer.alloc(0), last)
}

/** Decrypts a stream from the end of its header on. */
export async function* unseal(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source)
  const key = await keyOf(passphrase, (await reader.read(saltBytes)) ?? refuse())
  for (let number = 0; ; number += 1) {
    const head = (await reader.read(5)) ?? refuse()
    const length = head.readUInt32BE(0)
    if (length > pieceBytes) refuse()
    const mark = head.subarray(4)
    const sealed = (await reader.read(length + tagBytes)) ?? refuse()
    yield open(sealed, createDecipheriv('aes-256-gcm', key, nonceOf(number)).setAAD(mark), length)
    if (!mark.equals(last)) continue
    if ((await reader.read(1)) !== undefined) refuse()
    return
  }
}

function open(
  sealed: Buffer,
  decipher: ReturnType<typeof createDecipheriv> & { setAuthTag: (tag: Buffer) => unknown },
  length: number,
): Buffer {
  decipher.setAuthTag(sealed.subarray(length))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, length)), decipher.final()])
  } catch {
    return refuse()
  }
}

function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 8)
  return nonce
}

function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase, salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

function refuse(): never {
  throw new StartError('BACKUP_PASSPHRASE is not that of this backup, or the file is damaged or breaks off')
}
