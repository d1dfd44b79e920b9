import type { ServerResponse } from 'node:http'
import { allProviderLogins } from '@/lib/accounts/social-login/provider-logins.server'
import { env } from '@/lib/kernel/config/env.server'
import { apiPrefix } from '@/lib/kernel/config/public-env'
import { robotsHeader } from './robots-header'

/** What every answer carries. Set in front of Next, where the address of the site and of the outside services is known, and pictures, scripts and errors pass too. */
export function securityHeaders(developing: boolean): Header[] {
  const { siteUrl, botCheck, collector, eventLogUrl, sentryDsn, deployStage } = env()
  const security = securityHeadersFor({
    siteUrl,
    dialogUrls: allProviderLogins().map((login) => login.dialogUrl(siteUrl, '')),
    botCheckUrl: botCheck.scriptUrl,
    eventUrls: [collector.url, eventLogUrl],
    reportUrl: sentryDsn,
    callUrl: apiPrefix.startsWith('/') ? undefined : apiPrefix || undefined,
    developing,
  })
  return [...security, ...robotsHeader(deployStage)]
}

/** Lets pages of our own show this one in a frame: the previews of experiments, whose pictures stand side by side. */
export function allowOwnFrames(response: ServerResponse): void {
  const policy = response.getHeader(policyName)
  if (typeof policy === 'string') response.setHeader(policyName, policy.replace(noFrames, "frame-ancestors 'self'"))
}

const policyName = 'Content-Security-Policy'
const noFrames = "frame-ancestors 'none'"
type Header = [name: string, value: string]
/** `eventUrls`: where the browser sends the events of experiments. */
type SecurityHeaderSettings = {
  siteUrl: string
  /** The addresses to which social logins lead. */
  dialogUrls: string[]
  botCheckUrl: string
  eventUrls: (string | undefined)[]
  reportUrl: string | undefined
  /** The site to which the calls of the pages go, when that is another one. */
  callUrl: string | undefined
  developing: boolean
}

export function securityHeadersFor(settings: SecurityHeaderSettings): Header[] {
  const always: Header[] = [
    [policyName, contentSecurityPolicy(settings)],
    ['X-Content-Type-Options', 'nosniff'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)'],
  ]
  return settings.siteUrl.startsWith('https:') ? [...always, ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']] : always
}

/** Scripts come from our own files and the bot check's folder only. Emotion writes its styles into the page; the development server evaluates code, writes a script into the page and talks through a socket. */
function contentSecurityPolicy({ dialogUrls, botCheckUrl, eventUrls, reportUrl, callUrl, developing }: SecurityHeaderSettings): string {
  const [botCheck, google] = [folderOf(botCheckUrl), googleSources(botCheckUrl)]
  return [
    "default-src 'self'",
    // On every page: a visitor who follows a link to a form still has the policy of the first page.
    `script-src ${sources("'self'", botCheck, google.script, developing && "'unsafe-eval' 'unsafe-inline'")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src ${sources("'self'", botCheck, ...eventUrls.map(originOf), originOf(reportUrl), originOf(callUrl), developing && 'ws:')}`,
    `frame-src ${sources("'self'", botCheck, google.frame)}`,
    "object-src 'none'",
    "base-uri 'none'",
    // Browsers hold a form to this after a redirect too, and the social login starts as a form.
    `form-action ${sources("'self'", ...dialogUrls.map(originOf))}`,
    noFrames,
  ].join('; ')
}

function sources(...list: (string | false)[]): string {
  return list.filter((source) => source !== '' && source !== false).join(' ')
}

function originOf(address: string | undefined): string {
  return address === undefined ? '' : new URL(address).origin
}

/** A host such as www.google.com also serves scripts that run code of others, so only the script's own folder is trusted. */
function folderOf(address: string): string {
  return address === '' ? '' : new URL('.', address).href
}

/** What reCAPTCHA Enterprise needs beyond its folder: its script is a few lines that fetch the rest, and a challenge comes from a host of its own. */
function googleSources(address: string) {
  const isGoogle = address !== '' && ['www.google.com', 'www.recaptcha.net'].includes(new URL(address).hostname)
  return isGoogle
    ? { script: 'https://www.gstatic.com/recaptcha/', frame: 'https://recaptcha.google.com/recaptcha/' }
    : { script: '', frame: '' }
}
