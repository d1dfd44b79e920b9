import type { EnvSettings } from './settings'

/** Keys of this site towards push services, and hosts of our own that take notices without https. */
type WebPush = { publicKey: string; privateKey: string; contact: string; ownHosts: ReadonlySet<string> }

/** The gateway that text messages leave by. */
type Sms = { url: string; token: string; sender: string }

/** What only our stand-in accepts. */
export const standInSmsToken = 'stand-in'

/** How people are reached besides by mail. */
export function reachOf(settings: EnvSettings, standInsUrl: string) {
  return {
    /** Null: no browser is offered notices. */
    webPush: webPushOf(settings, standInsUrl),
    /** Null: no telephone can be verified. */
    sms: smsOf(settings, standInsUrl),
  }
}

function smsOf({ SMS_URL: url, SMS_TOKEN: token, SMS_SENDER: sender, DEPLOY_STAGE }: EnvSettings, standInsUrl: string): Sms | null {
  if (url !== undefined && token !== undefined) return { url, token, sender }
  return DEPLOY_STAGE === 'pro' ? null : { url: `${standInsUrl}/sms`, token: standInSmsToken, sender }
}

function webPushOf(settings: EnvSettings, standInsUrl: string): WebPush | null {
  const { WEB_PUSH_PUBLIC_KEY: publicKey, WEB_PUSH_PRIVATE_KEY: privateKey, MAIL_FROM, DEPLOY_STAGE } = settings
  if (publicKey === undefined || privateKey === undefined) return null
  const contact = `mailto:${/[^\s<]+@[^\s>]+/.exec(MAIL_FROM)?.[0] ?? 'noreply@localhost'}`
  return { publicKey, privateKey, contact, ownHosts: new Set(DEPLOY_STAGE === 'pro' ? [] : [new URL(standInsUrl).host]) }
}

const pairs = [
  ['WEB_PUSH_PUBLIC_KEY', 'WEB_PUSH_PRIVATE_KEY'],
  ['SMS_URL', 'SMS_TOKEN'],
] as const

/** One of a pair without the other prevents a start. */
export function validateReach(settings: EnvSettings): string[] {
  return pairs.flatMap(([one, other]) =>
    (settings[one] === undefined) === (settings[other] === undefined) ? [] : [`${one} and ${other} must be set together`],
  )
}
