import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with what every app takes for granted: SHA-1, six digits, steps of 30 seconds. */
const stepSeconds = 30
const settings = { issuer: 'Ingrana', algorithm: 'SHA1', digits: 6, period: stepSeconds } as const
/** How far the clock of a telephone may be off, in steps. */
const drift = 1

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

/** What was typed, without the blanks and hyphens people put in. */
export function tidyCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '')
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ ...settings, label, secret: Secret.fromBase32(secret) })
}
