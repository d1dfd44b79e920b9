import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { secretKeys } from './secret-keys.server'

/** A column whose texts are encrypted, each bound to its row by the value of `key`. */
export type SecretColumn = {
  table: string
  column: string
  key: string
  /** The replacement of a text that cannot be decrypted any more; without one the row is deleted. */
  replacement?: () => string
}

/** `enc1.<id of the key>.<nonce, tag and text in base64url>`. */
export const encryptedMark = 'enc1.'
const algorithm = 'aes-256-gcm'
const [nonceBytes, tagBytes] = [12, 16]

/** Encrypts with the first key. A text that is moved to another row or column is not decrypted there. */
export function encryptSecret(column: SecretColumn, row: number | string, text: string): string {
  const [{ id, key }] = secretKeys()
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(boundTo(column, row))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${encryptedMark}${id}.${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')}`
}

/** A text that a release before this one stored as it was is given back as it is. */
export function decryptSecret(column: SecretColumn, row: number | string, stored: string): string {
  if (!stored.startsWith(encryptedMark)) return stored
  const [, id, content = ''] = stored.split('.')
  const found = secretKeys().find((each) => each.id === id)
  if (!found) throw new Error(`${column.table}.${column.column} is encrypted with the key ${id}, which is not among ours`)
  const bytes = Buffer.from(content, 'base64url')
  const decipher = createDecipheriv(algorithm, found.key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(boundTo(column, row))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
}

function boundTo({ table, column }: SecretColumn, row: number | string): Buffer {
  return Buffer.from(`${table}.${column} ${row}`)
}
