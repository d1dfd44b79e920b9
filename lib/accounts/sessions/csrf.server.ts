import { timingSafeEqual } from 'node:crypto'
import { signed } from '@/lib/kernel/tokens/installation-secret.server'
import { isRandomToken, readCookie } from './session-cookie.server'

type RequestCookies = Partial<Record<string, string>>

/** The cookie a csrf token is bound to: the session's, for anonymous visitors the pre-session one. Undefined when the browser has neither. */
export function csrfCookie(jar: RequestCookies, siteUrl: string): string | undefined {
  return [readCookie(jar, 'session', siteUrl), readCookie(jar, 'preSession', siteUrl)].find(isRandomToken)
}

/** The token for the holder of this cookie. Of somebody logged in it begins with a mark of the account, by which a page notices that another one has logged in; the mark proves nothing. */
export async function csrfTokenFor(cookie: string, userId?: number): Promise<string> {
  const proof = await signed(`csrf ${cookie}`)
  return userId === undefined ? proof : `${(await signed(`account ${userId}`)).slice(0, 16)}.${proof}`
}

export async function isCsrfToken(given: unknown, cookie: string | undefined): Promise<boolean> {
  if (typeof given !== 'string' || cookie === undefined) return false
  const expected = Buffer.from(await csrfTokenFor(cookie))
  const actual = Buffer.from(given.slice(given.indexOf('.') + 1))
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
