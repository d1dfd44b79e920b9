import { createHash, randomBytes } from 'node:crypto'

const tokenLength = 43

/** 256 random bits, as 43 characters that a cookie and an address may hold. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token: a reader of the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** How a token from an address may be stored: as its hash, or unhashed where no night has hashed it yet. A hash that somebody has read is no token. */
export function storedForms(token: string): string[] {
  return token.length === tokenLength ? [hashToken(token), token] : [hashToken(token)]
}
