import type { EnvSettings } from './settings'

/** Keys of this site towards push services, and hosts of our own that take notices without https. */
type WebPush = { publicKey: string; privateKey: string; contact: string; ownHosts: ReadonlySet<string> }

/** Null: nobody is offered notices. */
export function webPushOf(settings: EnvSettings, standInsUrl: string): WebPush | null {
  const { WEB_PUSH_PUBLIC_KEY: publicKey, WEB_PUSH_PRIVATE_KEY: privateKey, MAIL_FROM, DEPLOY_STAGE } = settings
  if (publicKey === undefined || privateKey === undefined) return null
  const contact = `mailto:${/[^\s<]+@[^\s>]+/.exec(MAIL_FROM)?.[0] ?? 'noreply@localhost'}`
  return { publicKey, privateKey, contact, ownHosts: new Set(DEPLOY_STAGE === 'pro' ? [] : [new URL(standInsUrl).host]) }
}

/** One key without the other prevents a start. */
export function validateReach(settings: EnvSettings): string[] {
  const { WEB_PUSH_PUBLIC_KEY: publicKey, WEB_PUSH_PRIVATE_KEY: privateKey } = settings
  return (publicKey === undefined) === (privateKey === undefined)
    ? []
    : ['WEB_PUSH_PUBLIC_KEY and WEB_PUSH_PRIVATE_KEY must be set together']
}
