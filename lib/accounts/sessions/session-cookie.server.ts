import { isSecure, setCookieLine } from '@/lib/kernel/browser/set-cookie.server'

/** Names and attributes of our cookies. On https the names bind them to this very host. */
const plainNames = {
  session: 'ingrana_session',
  device: 'ingrana_device',
  preSession: 'ingrana_visit',
  form: 'ingrana_form',
  social: 'ingrana_social',
  draft: 'ingrana_draft',
  challenge: 'ingrana_code',
} as const
export type CookieKind = keyof typeof plainNames

type RequestCookies = Partial<Record<string, string>>

export function cookieName(kind: CookieKind, siteUrl: string): string {
  return isSecure(siteUrl) ? `__Host-${plainNames[kind]}` : plainNames[kind]
}

export function readCookie(jar: RequestCookies, kind: CookieKind, siteUrl: string): string | undefined {
  return jar[cookieName(kind, siteUrl)]
}

/** A Set-Cookie line. Without `maxAgeSeconds` the cookie lives as long as the browser; 0 removes it. */
export function cookieLine(kind: CookieKind, value: string, siteUrl: string, maxAgeSeconds?: number): string {
  return setCookieLine({ name: cookieName(kind, siteUrl), value, siteUrl, isHttpOnly: true, maxAgeSeconds })
}

/** What our own random cookies look like; anything else is treated as absent. */
export function isRandomToken(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text)
}
