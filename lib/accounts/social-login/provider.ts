import type { Vendor } from '@/lib/accounts/consent/privacy-choice'

/**
 * Who may vouch for people. Another provider is a row here, and what the compiler then requires: how the server talks to it
 * (`provider-logins.server.ts`), its button, its word in the tracking plan.
 */
export const providers = {
  facebook: { label: 'Facebook', vendor: 'facebook' },
} as const satisfies Record<string, { label: string; vendor: Vendor }>
export type ProviderKey = keyof typeof providers

export function isProvider(text: string): text is ProviderKey {
  return Object.hasOwn(providers, text)
}

export const providerKeys = Object.keys(providers).filter(isProvider)

/** The flag set in a browser after the first registration through a provider: the question about marketing consents is still open. */
export const marketingConsentsFlag = 'fb-marketing-consents-needed'
