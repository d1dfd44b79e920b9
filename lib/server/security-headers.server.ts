import { env } from '@/lib/config/env.server'

/** What every answer carries. Set in front of Next, where the address of the site and of the outside services is known, and pictures, scripts and errors pass too. */
export function securityHeaders(developing: boolean): Header[] {
  const { siteUrl, facebook } = env()
  return securityHeadersFor({ siteUrl, dialogUrl: facebook.dialogUrl, developing })
}

type Header = [name: string, value: string]
type Settings = { siteUrl: string; dialogUrl: string | undefined; developing: boolean }

export function securityHeadersFor({ siteUrl, dialogUrl, developing }: Settings): Header[] {
  const always: Header[] = [
    ['Content-Security-Policy', contentSecurityPolicy(developing, originOf(dialogUrl))],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)'],
  ]
  return siteUrl.startsWith('https:') ? [...always, ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']] : always
}

/** Scripts come from our own files only. Emotion writes its styles into the page; the development server evaluates code and talks through a socket. */
function contentSecurityPolicy(developing: boolean, socialLogin: string): string {
  return [
    "default-src 'self'",
    `script-src ${sources("'self'", developing && "'unsafe-eval'")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src ${sources("'self'", developing && 'ws:')}`,
    "object-src 'none'",
    "base-uri 'none'",
    // Browsers hold a form to this after a redirect too, and the social login starts as a form.
    `form-action ${sources("'self'", socialLogin)}`,
    "frame-ancestors 'none'",
  ].join('; ')
}

function sources(...list: (string | false)[]): string {
  return list.filter((source) => source !== '' && source !== false).join(' ')
}

function originOf(address: string | undefined): string {
  return address === undefined ? '' : new URL(address).origin
}
