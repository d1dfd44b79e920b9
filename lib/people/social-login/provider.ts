const providers = ['facebook'] as const
type Provider = (typeof providers)[number]

export function isProvider(text: string): text is Provider {
  return providers.some((provider) => provider === text)
}

/** Who somebody is at a provider, once the provider itself has said so. */
export type SocialIdentity = {
  provider: Provider
  subject: string
  name: string
  /** Null: not known, or not to be told to us. */ email: string | null
}

/** Set in the browser after the first registration through a provider: the question about marketing consents is still open. */
export const marketingConsentsFlag = 'fb-marketing-consents-needed'
