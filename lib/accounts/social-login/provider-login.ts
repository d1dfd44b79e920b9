import type { Vendor } from '@/lib/accounts/consent/privacy-choice'

/** A provider, by the key in its addresses and the name people know. */
export type NamedProvider = { key: string; label: string }

/** Who somebody is at a provider, once the provider itself has said so. */
export type SocialIdentity = {
  subject: string
  name: string
  /** Null: not known, or not shared with us. */
  email: string | null
}

/** How people log in through a provider. */
export type ProviderLogin = NamedProvider & {
  /** What has to be allowed before anything goes there. */
  vendor: Vendor
  /** The address where the browser is sent. The state comes back with it. */
  dialogUrl(siteUrl: string, state: string): string
  /** Asks the provider whose token it is. Throws for a token that is not good here. */
  identify(token: string, now: Date): Promise<SocialIdentity>
}
