import { stringifySetCookie } from 'cookie'

type OwnCookie = {
  name: string
  value: string
  siteUrl: string
  isHttpOnly: boolean
  /** The life of the cookie; left out, it lives as long as the browser; 0 removes it. */
  maxAgeSeconds?: number | undefined
}

export function isSecure(siteUrl: string): boolean {
  return siteUrl.startsWith('https:')
}

/** A Set-Cookie line: for all pages of ours, for none of others, and over https alone where the site has it. */
export function setCookieLine({ name, value, siteUrl, isHttpOnly, maxAgeSeconds }: OwnCookie): string {
  const age = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }
  return stringifySetCookie({ name, value, path: '/', sameSite: 'lax', httpOnly: isHttpOnly, secure: isSecure(siteUrl), ...age })
}
