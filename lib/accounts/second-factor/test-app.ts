import { Secret, TOTP } from 'otpauth'

/** What an app that was given this secret shows at a time: apps take no other settings for granted. */
export function codeAt(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: at.getTime() })
}
