import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { choiceText, findValidChoice } from '@/lib/accounts/consent/choice-cookie'
import { bannerVersion, choiceCookie } from '@/lib/accounts/consent/privacy-choice'
import { visitorIdName } from '@/lib/accounts/consent/visitor-id'
import { abTestsCookie } from '@/lib/experimentation/experiments/ab-tests'
import type { ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import { comesFromElsewhere } from '@/lib/experimentation/experiments/find-page-experiments.server'
import { resolvePageExperiments } from '@/lib/experimentation/experiments/resolve-page-experiments'
import { type DeviceType, deviceTypeOf } from '@/lib/kernel/browser/device-type'
import { readCookies } from '@/lib/kernel/browser/read-cookies.server'
import { env } from '@/lib/kernel/config/env.server'

/** All that a page for an anonymous visitor may depend on besides its address. */
export type Visit = {
  /** The view, equal for visitors who see the same. */
  view: string
  /** The headers for the rendering: a user agent of the device type, the cookies that decide experiments, and whether a page of ours has led here. */
  headers: { 'user-agent': string; cookie?: string; referer?: string }
}

/** The cookies that a cached page may depend on, all of them by what `resolvePageExperiments` makes of them. */
export const decidingCookies = [choiceCookie, visitorIdName, abTestsCookie] as const
/** Every cookie of ours has this prefix in its name but those named elsewhere in this file; each of them but the choice belongs to one person. */
const personal = /ingrana_(?!privacy=)/

/** One of each kind, by which our own pages and Next take the same decisions as by any other. */
const userAgents: Record<DeviceType, string> = {
  unknown: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  mobile:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  tablet: 'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
}
const plainVisit = (device: DeviceType): Visit => ({ view: device, headers: { 'user-agent': userAgents[device] } })
const plainVisits: Record<DeviceType, Visit> = {
  unknown: plainVisit('unknown'),
  mobile: plainVisit('mobile'),
  tablet: plainVisit('tablet'),
}

/** A visitor who has decided about privacy sees no banner. An empty choice stands for theirs: it allows nothing. */
function decidedVisit(device: DeviceType): Visit {
  const choice = { consentId: '', version: bannerVersion, purposes: [], source: 'banner-reject', decidedAt: new Date() } as const
  const cookie = `${choiceCookie}=${encodeURIComponent(choiceText({ ...choice, isRecorded: true, unproven: [] }))}`
  return { view: `${device}-decided`, headers: { 'user-agent': userAgents[device], cookie } }
}

/** Devices by user agent: of a few hundred, most visitors have one. */
const devices = new LRUCache<string, DeviceType>({ max: 1_000 })

/** Whether a visitor has a cookie that belongs to a person: they get their own page. Cookies of others are not looked at. */
export function isPersonal({ cookie }: IncomingHttpHeaders): boolean {
  return cookie !== undefined && personal.test(cookie)
}

/** The visit; undefined for a visitor who gets a page of their own. */
export function visitOf(headers: IncomingHttpHeaders, address: string, findConfig: () => ProjectConfig | undefined): Visit | undefined {
  if (isPersonal(headers)) return undefined
  const { cookie, 'user-agent': userAgent } = headers
  const deviceType = deviceOf(userAgent)
  if (cookie === undefined || !cookie.includes(choiceCookie)) return plainVisits[deviceType]
  const cookies = readCookies(cookie)
  const isLanding = comesFromElsewhere(headers)
  const visitor = { cookies, userAgent, deviceType, preview: undefined, address, isLanding, account: undefined }
  const experiments = resolvePageExperiments(visitor, findConfig)
  if (experiments === null) return findValidChoice(cookies[choiceCookie]) ? decidedVisit(deviceType) : plainVisits[deviceType]
  return {
    view: `${deviceType}-${createHash('sha256').update(JSON.stringify(experiments)).digest('base64url')}`,
    headers: { 'user-agent': userAgents[deviceType], cookie: decidingPart(cookies), ...(isLanding ? {} : { referer: env().siteUrl }) },
  }
}

function deviceOf(userAgent = ''): DeviceType {
  const known = devices.get(userAgent)
  if (known !== undefined) return known
  const device = deviceTypeOf(userAgent)
  devices.set(userAgent, device)
  return device
}

function decidingPart(cookies: Partial<Record<string, string>>): string {
  return decidingCookies.flatMap((name) => (cookies[name] === undefined ? [] : [`${name}=${encodeURIComponent(cookies[name])}`])).join('; ')
}
