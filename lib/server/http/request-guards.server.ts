import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { NextApiRequest, NextApiResponse } from 'next'
import { csrfCookie, csrfTokenFor, isCsrfToken } from '@/lib/accounts/sessions/csrf.server'
import { cookieLine } from '@/lib/accounts/sessions/session-cookie.server'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { randomToken } from '@/lib/kernel/tokens/random-token.server'

/** A browser declares where a write comes from. Only our own pages may write; a client that declares nothing has to know the csrf token all the same. */
export function requireSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new AppError('forbidden', `written from ${site}`)
    return
  }
  const origin = headers.origin ?? originOf(headers.referer)
  if (origin !== undefined && !isOwnOrigin(origin, headers.host, siteUrl)) throw new AppError('forbidden', 'written from another origin')
}

/** Whether a request comes from another site, for a link that does more than show a page. */
export function isFromElsewhere(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  try {
    requireSameOrigin(headers, siteUrl)
    return false
  } catch {
    return true
  }
}

function originOf(referer: string | undefined): string | undefined {
  if (referer === undefined) return undefined
  return URL.canParse(referer) ? new URL(referer).origin : 'null'
}

/** A browser cannot make up the host of a request, so a site reached under a second name may write to itself. */
function isOwnOrigin(origin: string, host: string | undefined, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  return origin === new URL(siteUrl).origin || (host !== undefined && new URL(origin).host === host.toLowerCase())
}

/** Forms cannot set this header, and scripts of other sites would need a preflight, which we never grant. */
export function requireXhrHeader(headers: IncomingHttpHeaders): void {
  if (headers['x-requested-with'] !== 'XMLHttpRequest') throw new AppError('forbidden', 'not written by a script of ours')
}

type Cookies = Partial<Record<string, string>>

export async function requireCsrfToken(given: unknown, cookies: Cookies, siteUrl: string): Promise<void> {
  if (!(await isCsrfToken(given, csrfCookie(cookies, siteUrl)))) throw new AppError('forbidden', 'no valid csrf token')
}

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

/** Guards what only our own pages may request: no robot that follows links gets it, no other site can (the header needs permission), nothing stores or indexes it. */
export function guardPhoneReveal({ request, response }: { request: NextApiRequest; response: NextApiResponse }): void {
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('X-Robots-Tag', 'noindex, nofollow')
  if (request.headers['x-requested-with'] === undefined)
    throw new AppError('forbidden', 'not requested by a script', { shownText: 'Il numero si vede dalla pagina dell’annuncio.' })
}
