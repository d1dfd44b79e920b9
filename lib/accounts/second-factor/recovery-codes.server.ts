import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { hashWithSalt } from '@/lib/accounts/users/password-hash.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { decryptAppSecret } from './second-factor-secrets.server'

export const recoveryCount = 10
const codeDigits = 12
const saltBytes = 16

/** What is stored of ten codes. They share a salt, so that a typed code is hashed once. */
export type RecoveryHashes = { salt: string; hashes: string[] }

/** Ten codes of twelve digits: 40 bits each, of which ten can be tried in ten minutes. Digits, so that one field with the numeric keyboard takes both kinds of code. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCount }, () =>
    inGroups(String(randomInt(10 ** 6)).padStart(6, '0') + String(randomInt(10 ** 6)).padStart(6, '0')),
  )
}

/** The codes of a release that worked them out from the secret and the number of their round. */
export function derivedRecoveryCodes(secret: string, round: number): string[] {
  return Array.from({ length: recoveryCount }, (_, place) => {
    const digest = createHmac('sha256', `recovery ${secret}`).update(`${round} ${place}`).digest()
    return inGroups(String(digest.readBigUInt64BE() % 10n ** BigInt(codeDigits)).padStart(codeDigits, '0'))
  })
}

export async function hashRecoveryCodes(codes: readonly string[]): Promise<RecoveryHashes> {
  const salt = randomBytes(saltBytes).toString('base64url')
  const hashes: string[] = []
  for (const code of codes) hashes.push(await hashWithSalt(code.replaceAll('-', ''), salt))
  return { salt, hashes }
}

export const isRecoveryCode = (typed: string): boolean => typed.length === codeDigits && /^\d+$/.test(typed)

/** The place of a hashed code among the stored ones; all are compared, so that the time tells nothing. */
export function placeOfHash(hashes: readonly string[], typed: string): number | undefined {
  const wanted = Buffer.from(typed)
  let found: number | undefined
  for (const [place, hash] of hashes.entries()) {
    const stored = Buffer.from(hash)
    if (stored.length === wanted.length && timingSafeEqual(stored, wanted)) found = place
  }
  return found
}

type Derived = { userId: number; secret: string; recoveryRound: number }

/** Hashes the codes of all accounts that have some of an older release. */
export async function hashOldRecoveryCodes(db: Db): Promise<void> {
  const rows = await db<Derived[]>`
    select user_id, secret, recovery_round from second_factor
    where confirmed_at is not null and recovery_hashed_round is distinct from recovery_round`
  for (const row of rows) await hashDerivedCodes(db, row)
}

/** Hashes the codes of one account, unless somebody has done so meanwhile, or has made new ones. */
export async function hashDerivedCodes(db: Db, { userId, secret, recoveryRound }: Derived): Promise<void> {
  const { salt, hashes } = await hashRecoveryCodes(derivedRecoveryCodes(decryptAppSecret(userId, secret), recoveryRound))
  await db`
    update second_factor set recovery_salt = ${salt}, recovery_hashes = ${hashes}, recovery_hashed_round = recovery_round
    where user_id = ${userId} and recovery_round = ${recoveryRound} and recovery_hashed_round is distinct from recovery_round`
}

function inGroups(digits: string): string {
  return digits.replace(/(.{4})(?=.)/g, '$1-')
}
