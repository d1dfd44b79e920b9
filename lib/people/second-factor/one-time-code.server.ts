import { createHmac } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with what every app takes for granted: SHA-1, six digits, steps of 30 seconds. */
const stepSeconds = 30
const settings = { issuer: 'Ingrana', algorithm: 'SHA1', digits: 6, period: stepSeconds } as const
/** How far the clock of a telephone may be off, in steps. */
const drift = 1
export const recoveryCount = 10

/** 160 bits, as RFC 4226 recommends, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The step whose code this is, close to `at`; undefined when it is none. */
export function stepOfCode(secret: string, code: string, at: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totp(secret).validate({ token: code, timestamp: at.getTime(), window: drift })
  return delta === null ? undefined : Math.floor(at.getTime() / 1_000 / stepSeconds) + delta
}

/** What the square code holds: the address that apps read (otpauth). */
export function setupAddress(secret: string, email: string): string {
  return totp(secret, email).toString()
}

/** Ten codes of twelve digits for whoever has lost the telephone, the same for the same secret and round: 40 bits each, of which ten can be tried in ten minutes. */
export function recoveryCodes(secret: string, round: number): string[] {
  return Array.from({ length: recoveryCount }, (_, place) => {
    const digest = createHmac('sha256', `recovery ${secret}`).update(`${round} ${place}`).digest()
    const digits = String(digest.readBigUInt64BE() % 1_000_000_000_000n).padStart(12, '0')
    return digits.replace(/(.{4})(?=.)/g, '$1-')
  })
}

/** What was typed, without the blanks and hyphens people put in. */
export function tidyCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '')
}

/** The place of a recovery code among the ten; undefined when it is none. */
export function placeOfRecoveryCode(secret: string, round: number, typed: string): number | undefined {
  const place = recoveryCodes(secret, round).findIndex((code) => tidyCode(code) === typed)
  return place === -1 ? undefined : place
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ ...settings, label, secret: Secret.fromBase32(secret) })
}
