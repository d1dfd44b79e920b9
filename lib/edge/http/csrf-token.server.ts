import type { ServerResponse } from 'node:http'
import { env } from '@/lib/kernel/config/env.server'
import { randomToken } from '@/lib/kernel/tokens/random-token.server'
import { csrfCookie, csrfTokenFor } from '@/lib/people/sessions/csrf.server'
import { cookieLine } from '@/lib/people/sessions/session-cookie.server'

/** The token for this browser, and of the account it is logged in to. An anonymous visitor gets the cookie it is bound to, at the first form. */
export async function giveCsrfToken(
  cookies: Partial<Record<string, string>>,
  response: ServerResponse,
  userId: number | undefined,
): Promise<string> {
  const { siteUrl } = env()
  const known = csrfCookie(cookies, siteUrl)
  if (known !== undefined) return csrfTokenFor(known, userId)
  const made = randomToken()
  response.appendHeader('Set-Cookie', cookieLine('preSession', made, siteUrl))
  return csrfTokenFor(made)
}
