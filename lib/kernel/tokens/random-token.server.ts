import { createHash, randomBytes } from 'node:crypto'

/** 256 bits nobody can guess, as 43 signs that a cookie and an address may hold. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token: whoever reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
